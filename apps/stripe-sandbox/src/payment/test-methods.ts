import type { ErrorObject } from '../stripe-error.ts';

type Decline = Pick<ErrorObject, 'code' | 'decline_code' | 'message'>;

/** How a debit settles. A `manual` one is processing until a test settles it. */
export type DebitOutcome = 'succeeded' | 'failed' | 'manual';

/** What happens to a payment with a test payment method. */
export type Behavior =
  | { readonly kind: 'succeeds' | 'authenticates' | 'is_disputed' | 'refund_fails' }
  | { readonly kind: 'declines'; readonly decline: Decline }
  | { readonly kind: 'debit'; readonly outcome: DebitOutcome };

export interface TestMethod {
  /** A card's number, or an account's. */
  readonly number: string;
  readonly type: 'card' | 'us_bank_account';
  /** Stripe's id of it, with which a server confirms a payment. */
  readonly id: string;
  readonly label: string;
  readonly behavior: Behavior;
}

function declines(decline: Decline): Behavior {
  return { kind: 'declines', decline };
}

type ListedMethod = Omit<TestMethod, 'type'>;

const cards: ListedMethod[] = [
  {
    number: '4242424242424242',
    id: 'pm_card_visa',
    label: 'The payment succeeds',
    behavior: { kind: 'succeeds' },
  },
  {
    number: '4000002500003155',
    id: 'pm_card_authenticationRequiredOnSetup',
    label: 'Your bank asks you to authenticate',
    behavior: { kind: 'authenticates' },
  },
  {
    number: '4000002760003184',
    id: 'pm_card_authenticationRequired',
    label: 'Your bank asks you to authenticate, every time',
    behavior: { kind: 'authenticates' },
  },
  {
    number: '4000000000000002',
    id: 'pm_card_visa_chargeDeclined',
    label: 'Declined, without a reason',
    behavior: declines({
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    }),
  },
  {
    number: '4000000000009995',
    id: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    label: 'Declined: insufficient funds',
    behavior: declines({
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    }),
  },
  {
    number: '4000000000000069',
    id: 'pm_card_chargeDeclinedExpiredCard',
    label: 'Declined: the card has expired',
    behavior: declines({
      code: 'expired_card',
      decline_code: 'expired_card',
      message: 'Your card has expired.',
    }),
  },
  {
    number: '4000000000000127',
    id: 'pm_card_chargeDeclinedIncorrectCvc',
    label: 'Declined: the security code is wrong',
    behavior: declines({
      code: 'incorrect_cvc',
      decline_code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    }),
  },
  {
    number: '4000000000005126',
    id: 'pm_card_refundFail',
    label: 'Succeeds; a refund fails a little later',
    behavior: { kind: 'refund_fails' },
  },
  {
    number: '4000000000000259',
    id: 'pm_card_createDispute',
    label: 'Succeeds, and is disputed at once',
    behavior: { kind: 'is_disputed' },
  },
];

const debits: ListedMethod[] = [
  {
    number: '000123456789',
    id: 'pm_usBankAccount_success',
    label: 'A bank debit that arrives within a minute',
    behavior: { kind: 'debit', outcome: 'succeeded' },
  },
  {
    number: '000222222227',
    id: 'pm_usBankAccount_insufficientFunds',
    label: 'A bank debit that fails within a minute',
    behavior: { kind: 'debit', outcome: 'failed' },
  },
  {
    number: '000000000009',
    id: 'pm_usBankAccount_processing',
    label: 'A bank debit that stays on its way',
    behavior: { kind: 'debit', outcome: 'manual' },
  },
];

/** Stripe's well-known test cards. */
export const testCards: readonly TestMethod[] = cards.map((card) => ({ ...card, type: 'card' }));

/** Stripe's test bank accounts, whose payments process for a while. */
export const testDebits: readonly TestMethod[] = debits.map((debit) => ({ ...debit, type: 'us_bank_account' }));

const methods = [...testCards, ...testDebits];

export function findTestMethod(id: string): TestMethod | null {
  return methods.find((method) => method.id === id) ?? null;
}

export function findTestCard(number: string): TestMethod | null {
  return testCards.find((method) => method.number === number) ?? null;
}

/** Only the last four digits of a number are stored. Among the test numbers they are unique. */
export function behaviorOf(type: string, last4: string | null | undefined): Behavior {
  const method = methods.find((known) => known.type === type && known.number.slice(-4) === last4);
  return method?.behavior ?? { kind: 'succeeds' };
}
