import type { CurrentUser } from '@wickwise/contract/identity';
import { ApiError } from '../../lib/api-client.ts';

/** The two ways to open heritage with an e-mail address; each has the words of its page. */
export const activationWays = {
  direct: {
    activated: 'Heritage access activated! Redirecting to learning dashboard...',
    failed: 'Failed to activate Heritage access. Please verify your email address.',
    unreachable: 'Failed to activate Heritage access. Please verify your email address.',
  },
  grant: {
    activated: 'Heritage access activated! Redirecting to learning page...',
    failed: 'Failed to activate Heritage access',
    unreachable: 'Network error. Please try again.',
  },
} as const;

export type ActivationWay = keyof typeof activationWays;

/** How long the good news stays before the lessons open. */
export const REDIRECT_MS = 2000;

export const EMPTY_ADDRESS = 'Please enter your email address';

export function activationProblem(error: unknown, way: ActivationWay): string {
  const { failed, unreachable } = activationWays[way];
  if (error instanceof ApiError) return error.reason ?? failed;
  // What `fetch` throws when there is no answer.
  return error instanceof TypeError ? unreachable : failed;
}

/** What is wrong with an e-mail field; `isMalformed` is the browser's own verdict on it. */
export function addressProblem(address: string, { isMalformed }: { isMalformed: boolean }): string | null {
  if (address.trim() === '') return EMPTY_ADDRESS;
  return isMalformed ? 'Check the address: it should look like name@example.com.' : null;
}

type Subscription = Pick<CurrentUser, 'subscriptionTier' | 'subscriptionStatus'>;

export function tierName({ subscriptionTier, subscriptionStatus }: Subscription): string {
  if (subscriptionTier === 'genesis') return 'Genesis';
  return subscriptionStatus === 'active' ? 'Heritage' : 'Heritage, inactive';
}

/** Whether a browser carries the emergency cookie, among the cookies that a page may read. */
export function hasEmergencyPass(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === 'emergency_heritage_access=true');
}

export interface CheckoutReturn {
  readonly outcome: 'success' | 'canceled';
  readonly toast: { readonly title: string; readonly description: string };
  /** The query of the address without what told of the return, to be kept. */
  readonly search: string;
}

const RETURN_TOASTS = {
  success: {
    title: 'Welcome to Heritage Tier!',
    description: 'Your upgrade was successful. You now have access to all premium features.',
  },
  canceled: {
    title: 'Upgrade Canceled',
    description: 'Your upgrade was canceled. You can try again anytime.',
  },
} as const;

/** What an address says of a visit to the provider's page; null when it says nothing. */
export function checkoutReturn(search: string): CheckoutReturn | null {
  const query = new URLSearchParams(search);
  const outcome = (['success', 'canceled'] as const).find((name) => query.get(name) === 'true');
  if (outcome === undefined) return null;
  for (const name of ['success', 'canceled', 'session_id']) query.delete(name);
  return { outcome, toast: RETURN_TOASTS[outcome], search: query.toString() };
}
