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

function declines(message: string, code: string, decline_code = code): Behaviour {
  return { kind: 'declines', decline: { code, decline_code, message } };
}

const card = (number: string, ready: string, label: string, behaviour: Behaviour): TestMethod => ({
  ...{ number, type: 'card', ready, label, behaviour },
});

/** Stripe's well-known test cards. */
export const testCards: readonly TestMethod[] = [
  card('4242424242424242', 'pm_card_visa', 'The payment succeeds', { kind: 'succeeds' }),
  card('4000002500003155', 'pm_card_authenticationRequiredOnSetup', 'Your bank asks you to authenticate', {
    kind: 'authenticates',
  }),
  card('4000002760003184', 'pm_card_authenticationRequired', 'Your bank asks you to authenticate, every time', {
    kind: 'authenticates',
  }),
  card(
    '4000000000000002',
    'pm_card_visa_chargeDeclined',
    'Declined, without a reason',
    declines('Your card was declined.', 'card_declined', 'generic_decline'),
  ),
  card(
    '4000000000009995',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'Declined: insufficient funds',
    declines('Your card has insufficient funds.', 'card_declined', 'insufficient_funds'),
  ),
  card(
    '4000000000000069',
    'pm_card_chargeDeclinedExpiredCard',
    'Declined: the card has expired',
    declines('Your card has expired.', 'expired_card'),
  ),
  card(
    '4000000000000127',
    'pm_card_chargeDeclinedIncorrectCvc',
    'Declined: the security code is wrong',
    declines("Your card's security code is incorrect.", 'incorrect_cvc'),
  ),
  card('4000000000005126', 'pm_card_refundFail', 'Succeeds; a refund fails a little later', { kind: 'refund_fails' }),
  card('4000000000000259', 'pm_card_createDispute', 'Succeeds, and is disputed at once', { kind: 'is_disputed' }),
];

const debit = (
  number: string,
  ready: string,
  label: string,
  ends: 'succeeded' | 'failed' | 'when_told',
): TestMethod => ({
  ...{ number, type: 'us_bank_account', ready, label, behaviour: { kind: 'debit', ends } },
});

/** Stripe's test accounts, for payments that are not known to have arrived until later. */
export const testDebits: readonly TestMethod[] = [
  debit('000123456789', 'pm_usBankAccount_success', 'A bank debit that arrives within a minute', 'succeeded'),
  debit('000222222227', 'pm_usBankAccount_insufficientFunds', 'A bank debit that fails within a minute', 'failed'),
  debit('000000000009', 'pm_usBankAccount_processing', 'A bank debit that stays on its way', 'when_told'),
];

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
