import type { PaymentState } from '@wickwise/contract/payment';

export interface CheckoutReturn {
  readonly outcome: 'success' | 'canceled';
  /** The provider's id of the visit; null when the address names none, such as one that was typed. */
  readonly sessionId: string | null;
  /** The query of the address without what told of the return, to be kept. */
  readonly search: string;
}

export const RETURN_TOASTS = {
  success: {
    title: 'Welcome to Heritage Tier!',
    description: 'Your upgrade was successful. You now have access to all premium features.',
  },
  canceled: {
    title: 'Upgrade Canceled',
    description: 'Your upgrade was canceled. You can try again anytime.',
  },
} as const;

const SESSION_ID = /^cs_\w{1,200}$/;

/** What an address says of a visit to the provider's page; null when it says nothing. */
export function checkoutReturn(search: string): CheckoutReturn | null {
  const query = new URLSearchParams(search);
  const outcome = (['success', 'canceled'] as const).find((name) => query.get(name) === 'true');
  if (outcome === undefined) return null;
  const id = query.get('session_id') ?? '';
  for (const name of ['success', 'canceled', 'session_id']) query.delete(name);
  return { outcome, sessionId: SESSION_ID.test(id) ? id : null, search: query.toString() };
}

/** What is to be said of a payment while heritage is not open to the learner who came back from it. */
export type CheckoutStanding = 'asking' | 'opening' | 'elsewhere' | 'unasked' | Exclude<PaymentState, 'paid'>;

interface PaymentAnswer {
  /** Undefined while it is not known. */
  readonly state: PaymentState | undefined;
  /** Whether heritage is open to the learner, as the server said with it. */
  readonly opensHeritage: boolean;
  readonly isError: boolean;
}

export function checkoutStanding({ state, opensHeritage, isError }: PaymentAnswer): CheckoutStanding {
  if (state === undefined) return isError ? 'unasked' : 'asking';
  if (state !== 'paid') return state;
  return opensHeritage ? 'opening' : 'elsewhere';
}
