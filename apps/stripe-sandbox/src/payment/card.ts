import { cardError, type StripeError } from '../stripe-error.ts';
import { findTestCard, type TestMethod } from './test-methods.ts';

/** A card as it was typed. It is never stored: only its brand, expiry and last four digits are. */
export interface CardInput {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc: string;
}

export interface TestCard {
  readonly method: TestMethod;
  readonly exp_month: number;
  /** Four digits. */
  readonly exp_year: number;
}

/** Returns the test card with this number, or throws Stripe's error about the card. */
export function resolveCard(card: CardInput, now: Date): TestCard {
  const [error] = validateCard(card, now);
  if (error !== undefined) throw error;
  const method = findTestCard(digitsOf(card));
  if (method === null) throw notATestCard();
  return { method, exp_month: card.exp_month, exp_year: yearOf(card) };
}

/** Everything that is wrong with a card, in the order of the fields. */
export function validateCard(card: CardInput, now: Date): StripeError[] {
  const { exp_month, cvc } = card;
  const errors = [validateNumber(digitsOf(card)), validateExpiry(exp_month, yearOf(card), now), validateCvc(cvc)];
  return errors.filter((error) => error !== null);
}

function digitsOf({ number }: CardInput): string {
  return number.replaceAll(/[\s-]/g, '');
}

function yearOf({ exp_year }: CardInput): number {
  return exp_year < 100 ? 2000 + exp_year : exp_year;
}

function validateNumber(number: string): StripeError | null {
  if (!/^\d{12,19}$/.test(number)) {
    return cardError('invalid_number', 'Your card number is not a valid card number.', { param: 'number' });
  }
  return passesLuhn(number)
    ? null
    : cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
}

/** The check of card numbers: from the right, every second digit is doubled and its digits are added. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is valid through the end of the month that is printed on it. */
function validateExpiry(month: number, year: number, now: Date): StripeError | null {
  const thisYear = now.getUTCFullYear();
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth || (year === thisYear && month < now.getUTCMonth() + 1)) {
    return cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
  const isYear = Number.isInteger(year) && year >= thisYear && year <= thisYear + 50;
  return isYear
    ? null
    : cardError('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' });
}

function validateCvc(cvc: string): StripeError | null {
  return /^\d{3,4}$/.test(cvc)
    ? null
    : cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
}

function notATestCard(): StripeError {
  const message = 'Your card was declined. This is a sandbox, and the card is not one of its test cards.';
  return cardError('card_declined', message, { decline_code: 'test_mode_live_card' });
}
