import type { StripeError } from './refusal.ts';

type Decline = Pick<StripeError, 'code' | 'decline_code' | 'message'>;

/** What happens to a payment by a test method. */
export type Behaviour =
  | { readonly kind: 'succeeds' | 'authenticates' | 'is_disputed' | 'refund_fails' }
  | { readonly kind: 'declines'; readonly decline: Decline }
  /** Takes a while: then arrives, or fails, or waits until it is told which. */
  | { readonly kind: 'debit'; readonly ends: 'succeeded' | 'failed' | 'when_told' };

export interface TestMethod {
  /** A card's number, or an account's. */
  readonly number: string;
  readonly type: 'card' | 'us_bank_account';
  /** What Stripe calls a ready payment method of this kind, to confirm a payment from the server. */
  readonly ready: string;
  readonly label: string;
  readonly behaviour: Behaviour;
}

function declines(decline: Decline): Behaviour {
  return { kind: 'declines', decline };
}

type Listed = Omit<TestMethod, 'type'>;

const cards: Listed[] = [
  {
    number: '4242424242424242',
    ready: 'pm_card_visa',
    label: 'The payment succeeds',
    behaviour: { kind: 'succeeds' },
  },
  {
    number: '4000002500003155',
    ready: 'pm_card_authenticationRequiredOnSetup',
    label: 'Your bank asks you to authenticate',
    behaviour: { kind: 'authenticates' },
  },
  {
    number: '4000002760003184',
    ready: 'pm_card_authenticationRequired',
    label: 'Your bank asks you to authenticate, every time',
    behaviour: { kind: 'authenticates' },
  },
  {
    number: '4000000000000002',
    ready: 'pm_card_visa_chargeDeclined',
    label: 'Declined, without a reason',
    behaviour: declines({
      ...{ code: 'card_declined', decline_code: 'generic_decline' },
      message: 'Your card was declined.',
    }),
  },
  {
    number: '4000000000009995',
    ready: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    label: 'Declined: insufficient funds',
    behaviour: declines({
      ...{ code: 'card_declined', decline_code: 'insufficient_funds' },
      message: 'Your card has insufficient funds.',
    }),
  },
  {
    number: '4000000000000069',
    ready: 'pm_card_chargeDeclinedExpiredCard',
    label: 'Declined: the card has expired',
    behaviour: declines({
      ...{ code: 'expired_card', decline_code: 'expired_card' },
      message: 'Your card has expired.',
    }),
  },
  {
    number: '4000000000000127',
    ready: 'pm_card_chargeDeclinedIncorrectCvc',
    label: 'Declined: the security code is wrong',
    behaviour: declines({
      ...{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
      message: "Your card's security code is incorrect.",
    }),
  },
  {
    number: '4000000000005126',
    ready: 'pm_card_refundFail',
    label: 'Succeeds; a refund fails a little later',
    behaviour: { kind: 'refund_fails' },
  },
  {
    number: '4000000000000259',
    ready: 'pm_card_createDispute',
    label: 'Succeeds, and is disputed at once',
    behaviour: { kind: 'is_disputed' },
  },
];

const debits: Listed[] = [
  {
    number: '000123456789',
    ready: 'pm_usBankAccount_success',
    label: 'A bank debit that arrives within a minute',
    behaviour: { kind: 'debit', ends: 'succeeded' },
  },
  {
    number: '000222222227',
    ready: 'pm_usBankAccount_insufficientFunds',
    label: 'A bank debit that fails within a minute',
    behaviour: { kind: 'debit', ends: 'failed' },
  },
  {
    number: '000000000009',
    ready: 'pm_usBankAccount_processing',
    label: 'A bank debit that stays on its way',
    behaviour: { kind: 'debit', ends: 'when_told' },
  },
];

/** Stripe's well-known test cards. */
export const testCards: readonly TestMethod[] = cards.map((card) => ({ ...card, type: 'card' }));

/** Stripe's test accounts, for payments that are not known to have arrived until later. */
export const testDebits: readonly TestMethod[] = debits.map((debit) => ({ ...debit, type: 'us_bank_account' }));

const methods = [...testCards, ...testDebits];

export function findReadyMethod(ready: string): TestMethod | null {
  return methods.find((method) => method.ready === ready) ?? null;
}

export function findTestCard(number: string): TestMethod | null {
  return testCards.find((method) => method.number === number) ?? null;
}

/** Only the last four digits of a number are stored; among the test numbers they tell enough. */
export function behaviourOf(type: string, last4: string | null | undefined): Behaviour {
  const method = methods.find((known) => known.type === type && known.number.slice(-4) === last4);
  return method?.behaviour ?? { kind: 'succeeds' };
}
