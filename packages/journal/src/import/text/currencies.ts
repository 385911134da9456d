const moneys = new Set(
  (
    'USD EUR GBP CHF JPY CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN ISK TRY UAH BRL MXN ARS CLP COP PEN ' +
    'SGD HKD TWD KRW CNY INR THB PHP IDR MYR VND ILS AED SAR ZAR NGN KES EGP'
  ).split(' '),
);

/** Whether a text is the code of money, as opposed to a coin: `EUR`. */
export function isMoney(code: string): boolean {
  return moneys.has(code);
}

const signs: Readonly<Record<string, string | null>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', $: null, '¥': null };

/** Hundredths of a currency in which exchanges quote shares; null for those that several currencies have. */
const hundredths: readonly (readonly [RegExp, string | null])[] = [
  [/^p$/, 'GBP'],
  [/^(?:gb[xp]|gbp[xp]|pence|penny)$/i, 'GBP'],
  [/^zac$/i, 'ZAR'],
  [/^(?:ila|agorot)$/i, 'ILS'],
  [/^us[xc]$/i, 'USD'],
  [/^[c¢]$/, null],
  [/^(?:cts?|cents?)$/i, null],
];

/** A price of 250 in it is 2.50 of the currency; null for any other unit. Case matters: GBp is not GBP. */
export function hundredthOf(unit: string): { readonly currency: string | null } | null {
  const text = unit.trim();
  if (isMoney(text.toUpperCase()) && text !== 'GBp') return null;
  const found = hundredths.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : { currency: found[1] };
}

/** A title and the unit that it ends with: `Price (GBX)`, `Kurs in EUR`, `Value [£]`. */
export interface TitleParts {
  readonly name: string;
  /** A currency or a hundredth of one, as written; null when the title has none that is known. */
  readonly unit: string | null;
}

const WITH_UNIT = /^(.+?)\s*(?:\(\s*([^()]+?)\s*\)|\[\s*([^[\]]+?)\s*\]|\s(?:in|en)\s+(\p{L}{2,6}|[€£$¥₹¢]))$/u;

const known = new Map<string, TitleParts>();
const KEPT = 1000;

export function titleParts(title: string): TitleParts {
  const parts = known.get(title) ?? splitTitle(title);
  if (known.size < KEPT) known.set(title, parts);
  return parts;
}

function splitTitle(title: string): TitleParts {
  const [, name = title, round, square, plain] = WITH_UNIT.exec(title.trim()) ?? [];
  const unit = round ?? square ?? plain ?? '';
  const isKnown = isMoney(unit) || unit in signs || hundredthOf(unit) !== null;
  return isKnown ? { name, unit } : { name: title, unit: null };
}

/** Codes of countries that some brokers write for their currencies. */
const countries: Readonly<Record<string, string>> = { CAN: 'CAD', USA: 'USD' };

/** The code of a currency as a column of currencies writes it: `CAN` is CAD there. */
export function currencyCode(cell: string): string {
  const code = cell.trim().toUpperCase();
  return countries[code] ?? code;
}

/** The code of the currency that a unit is, or is a hundredth of; null where several are. */
export function wholeCode(unit: string): string | null {
  const small = hundredthOf(unit);
  if (small !== null) return small.currency;
  return unit in signs ? (signs[unit] ?? null) : unit.toUpperCase();
}
