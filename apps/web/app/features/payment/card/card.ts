/** What the first digits of a card's number reveal about the rest. */
interface CardBrand {
  readonly name: string;
  readonly starts: RegExp;
  /** How the digits are grouped on the card; the remaining ones form the last group. */
  readonly groups: readonly number[];
  readonly minDigits: number;
  readonly maxDigits: number;
  readonly cvcDigits: number;
}

const SIXTEEN_DIGITS = { groups: [4, 4, 4, 4], minDigits: 16, maxDigits: 16, cvcDigits: 3 };

const BRANDS: readonly CardBrand[] = [
  { name: 'Visa', starts: /^4/, ...SIXTEEN_DIGITS },
  { name: 'Mastercard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, ...SIXTEEN_DIGITS },
  { name: 'Amex', starts: /^3[47]/, groups: [4, 6, 5], minDigits: 15, maxDigits: 15, cvcDigits: 4 },
  { name: 'Diners', starts: /^3(0[0-5]|[689])/, groups: [4, 6, 4], minDigits: 14, maxDigits: 14, cvcDigits: 3 },
  { name: 'JCB', starts: /^35/, ...SIXTEEN_DIGITS },
  { name: 'Discover', starts: /^6(011|4[4-9]|5)/, ...SIXTEEN_DIGITS },
  { name: 'UnionPay', starts: /^62/, ...SIXTEEN_DIGITS, maxDigits: 19 },
];

const UNKNOWN_BRAND: CardBrand = { name: '', starts: /^/, ...SIXTEEN_DIGITS, maxDigits: 19 };

/** The most years ahead that a card can still be valid. */
const MAX_YEARS_AHEAD = 50;

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The brand of a number as far as it is typed; without a name while several are possible. */
export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number);
  return BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN_BRAND;
}

/** `4242 4242 4242 4242`, in the groups of its brand. Digits beyond the longest number are dropped. */
export function formatCardNumber(typed: string): string {
  const { groups, maxDigits } = brandOf(typed);
  let rest = digitsOf(typed).slice(0, maxDigits);
  const parts: string[] = [];
  for (const length of groups) {
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest].filter((part) => part !== '').join(' ');
}

/** `04 / 30`, from `4/30`, `0430`, `04/2030` and whatever a browser fills in. */
export function formatExpiry(typed: string): string {
  const [first = '', second = ''] = typed.split(/[^\d]+/).filter((part) => part !== '');
  const { month, rest } = splitMonth(/\D/.test(typed.trim()) && first.length === 1 ? `0${first}` : first);
  const year = rest + second;
  const shortYear = year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, 2);
  return shortYear === '' ? month : `${month} / ${shortYear}`;
}

/** A first digit above one can only be the whole month, and so can the first of 13 to 99. */
function splitMonth(digits: string): { month: string; rest: string } {
  if (/^[2-9]/.test(digits)) return { month: `0${digits[0]}`, rest: digits.slice(1) };
  if (/^1[3-9]/.test(digits)) return { month: '01', rest: digits.slice(1) };
  return { month: digits.slice(0, 2), rest: digits.slice(2) };
}

export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

/** The index in a formatted text after its nth digit: where the caret was before the text was formatted. */
export function caretAfter(formatted: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(formatted[index] ?? '')) seen += 1;
  }
  return formatted.length;
}

/** Month from 1 to 12 and full year; null while the text is not a date yet. */
export function parseExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d{2})$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

export function cardNumberProblem(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === '') return 'Enter the card number.';
  if (digits.length < brandOf(digits).minDigits) return 'The card number is incomplete.';
  return isLuhn(digits) ? null : 'That’s not a valid card number. Check the digits.';
}

export function expiryProblem(text: string, now: Date): string | null {
  if (text === '') return 'Enter the expiration date.';
  const expiry = parseExpiry(text);
  if (expiry === null) {
    return /^\d{2} \/ \d{2}$/.test(text)
      ? 'The month must be between 01 and 12.'
      : 'The expiration date is incomplete.';
  }
  const months = (expiry.year - now.getFullYear()) * 12 + expiry.month - (now.getMonth() + 1);
  if (months < 0) return 'The card has expired.';
  return months > MAX_YEARS_AHEAD * 12 ? 'Check the year of the expiration date.' : null;
}

export function cvcProblem(text: string, number: string): string | null {
  if (text === '') return 'Enter the security code.';
  const { name, cvcDigits } = brandOf(number);
  const isLong = name === '' ? text.length >= cvcDigits : text.length === cvcDigits;
  return isLong ? null : `The security code has ${cvcDigits} digits.`;
}

/** The check digit that every card number ends with (ISO/IEC 7812-1, annex B). */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
