import { type Refusal, unusableCard } from './refusal.ts';
import { findTestCard, type TestMethod } from './test-methods.ts';

/** A card as somebody typed it. It is looked at and forgotten: brand and last four digits are all that is stored. */
export interface TypedCard {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc: string;
}

export interface CheckedCard {
  readonly method: TestMethod;
  readonly exp_month: number;
  /** With the century. */
  readonly exp_year: number;
}

/** Finds the test card that was meant, or throws the error that Stripe answers about such a card. */
export function checkCard(card: TypedCard, now: Date): CheckedCard {
  const [refusal] = cardRefusals(card, now);
  if (refusal !== undefined) throw refusal;
  const method = findTestCard(digitsOf(card));
  if (method === null) throw unknownCard();
  return { method, exp_month: card.exp_month, exp_year: yearOf(card) };
}

/** All that is wrong with what was typed, in the order of the fields. */
export function cardRefusals(card: TypedCard, now: Date): Refusal[] {
  const { exp_month, cvc } = card;
  const refusals = [numberRefusal(digitsOf(card)), expiryRefusal(exp_month, yearOf(card), now), cvcRefusal(cvc)];
  return refusals.filter((refusal) => refusal !== null);
}

function digitsOf({ number }: TypedCard): string {
  return number.replaceAll(/[\s-]/g, '');
}

function yearOf({ exp_year }: TypedCard): number {
  return exp_year < 100 ? 2000 + exp_year : exp_year;
}

function numberRefusal(number: string): Refusal | null {
  if (!/^\d{12,19}$/.test(number)) {
    return unusableCard('invalid_number', 'Your card number is not a valid card number.', { param: 'number' });
  }
  return passesLuhn(number)
    ? null
    : unusableCard('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
}

/** The check digit of card numbers: from the right, every second digit counts double, its digits added. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card works to the end of the month that is printed on it. */
function expiryRefusal(month: number, year: number, now: Date): Refusal | null {
  const thisYear = now.getUTCFullYear();
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth || (year === thisYear && month < now.getUTCMonth() + 1)) {
    return unusableCard('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
  const isYear = Number.isInteger(year) && year >= thisYear && year <= thisYear + 50;
  return isYear
    ? null
    : unusableCard('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' });
}

function cvcRefusal(cvc: string): Refusal | null {
  return /^\d{3,4}$/.test(cvc)
    ? null
    : unusableCard('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
}

function unknownCard(): Refusal {
  const message = 'Your card was declined. This is a sandbox, and the card is not one of its test cards.';
  return unusableCard('card_declined', message, { decline_code: 'test_mode_live_card' });
}
