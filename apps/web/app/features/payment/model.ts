import type { Purchase, PurchaseStatus } from '@wickwise/contract/payment';
import { ApiError } from '#app/lib/api-client.ts';
import { formatMoney } from '#app/lib/money.ts';

/** The result of confirming a payment. */
export type Confirmation =
  /** The payment continues at another address: the bank's, or our own return page. */
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string; readonly field: CardField | null }
  /** Stripe shows next to its own fields what is missing. */
  | { readonly kind: 'incomplete' };

export type CardField = 'email' | 'number' | 'expiry' | 'cvc';

const FIELD_OF_CODE = new Map<string, CardField>([
  ['incorrect_number', 'number'],
  ['invalid_number', 'number'],
  ['expired_card', 'expiry'],
  ['invalid_expiry_month', 'expiry'],
  ['invalid_expiry_year', 'expiry'],
  ['incorrect_cvc', 'cvc'],
  ['invalid_cvc', 'cvc'],
  ['email_invalid', 'email'],
]);

/** The field that a provider's error code is about; null when it is about the payment as a whole. */
export function fieldOfCode(code: string | undefined): CardField | null {
  return FIELD_OF_CODE.get(code ?? '') ?? null;
}

/** Who gets Heritage from a payment that went through, as far as the page knows. */
export type ArrivalAccess =
  | 'guest'
  | 'open'
  /** The server has not responded since, or the purchase is being added to the account. */
  | 'unlocking'
  /** It was paid with another email address: the learner has to say whether it is theirs. */
  | 'unclaimed'
  /** It belongs to another account than the one that is signed in. */
  | 'other-account';

interface Arrival {
  /** Null until that is known. */
  readonly isSignedIn: boolean | null;
  readonly isOpen: boolean;
  /** Whether the server has been queried since the payment arrived. */
  readonly isAsked: boolean;
  /** Whether the learner has yet to say if a purchase made in this browser is theirs. */
  readonly isUnclaimed: boolean;
}

export function arrivalAccess({ isSignedIn, isOpen, isAsked, isUnclaimed }: Arrival): ArrivalAccess {
  if (isOpen) return 'open';
  if (isSignedIn === false) return 'guest';
  if (!isAsked) return 'unlocking';
  return isUnclaimed ? 'unclaimed' : 'other-account';
}

const POLL_DELAYS_MS = [1000, 1500, 2000, 3000, 5000, 8000, 13_000];
const MAX_POLL_DELAY_MS = 20_000;

/** How long to wait before polling a payment again, by the number of responses so far: up to 20 seconds. */
export function pollDelayMs(responses: number): number {
  return POLL_DELAYS_MS[responses - 1] ?? MAX_POLL_DELAY_MS;
}

/** Why the payment could not be set up, for the toast: the server's message, its status, or the default. */
export function setupProblem(error: unknown): string {
  const status = error instanceof ApiError ? ` (HTTP ${error.status})` : '';
  const reason = error instanceof ApiError ? error.reason : null;
  return reason ?? `Unable to initialize payment. Please try again.${status}`;
}

/** What a refund does to access, in the same words everywhere; the mail about it says the same. */
export const REFUND_LOCKS =
  'Unless another purchase unlocks it, Heritage is locked right away. A page that’s still open somewhere else is locked when you come back to it or go to another page.';

/** Why a purchase was not refunded; null if the messages for sign-in errors cover it. */
export function refundProblem(error: unknown): string | null {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_refundable') return 'This purchase can no longer be refunded here. Reload the page to see why.';
  if (code === 'payment_unavailable')
    return 'The payment service isn’t responding right now. Try again in a few minutes.';
  return null;
}

interface PurchaseNotice {
  readonly label: string;
  readonly tone: 'up' | 'brass' | 'down' | 'neutral';
  /** What it means for the learner. */
  readonly text: string;
}

const DUPLICATE: Record<'paid' | 'refunded', PurchaseNotice> = {
  paid: {
    label: 'Being refunded',
    tone: 'brass',
    text: 'You had already paid for Heritage, so we refund this payment automatically. If your bank sends the refund back, we email you.',
  },
  refunded: {
    label: 'Refunded',
    tone: 'neutral',
    text: 'You had already paid for Heritage, so we refunded this payment automatically.',
  },
};

const PURCHASE_NOTICES: Record<PurchaseStatus, PurchaseNotice> = {
  paid: { label: 'Paid', tone: 'up', text: 'Heritage is yours for as long as Wickwise runs.' },
  refunded: {
    label: 'Refunded',
    tone: 'neutral',
    text: 'Your money was refunded, and this purchase no longer unlocks Heritage.',
  },
  suspended: {
    label: 'On hold',
    tone: 'brass',
    text: 'The payment is disputed with your bank. Until the bank decides, this purchase doesn’t unlock Heritage.',
  },
  lost: {
    label: 'Charged back',
    tone: 'down',
    text: 'Your bank took the money back after a dispute. This purchase no longer unlocks Heritage.',
  },
  revoked: {
    label: 'Closed',
    tone: 'down',
    text: 'We closed this purchase, so it no longer unlocks Heritage. To ask about it, write to us from the contact page.',
  },
};

const CLAIMABLE: PurchaseNotice = {
  ...PURCHASE_NOTICES.paid,
  text: 'Heritage is yours for as long as Wickwise runs, unless the owner of the email address on this receipt claims it.',
};

export function purchaseNotice(purchase: Purchase): PurchaseNotice {
  const { status, refundedCents, currency, isDuplicate, isClaimable } = purchase;
  if (isDuplicate && (status === 'paid' || status === 'refunded')) return DUPLICATE[status];
  const notice = status === 'paid' && isClaimable ? CLAIMABLE : PURCHASE_NOTICES[status];
  if (status !== 'paid' || refundedCents === 0) return notice;
  return { ...notice, text: `${formatMoney(refundedCents, currency)} was refunded. ${notice.text}` };
}
