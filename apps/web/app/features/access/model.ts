import type { CurrentUser } from '@wickwise/contract/identity';
import { ApiError } from '#app/lib/api-client.ts';
import { emailProblem } from '../identity/public.ts';
import { tierNames } from './tier.ts';

/** The two calls that unlock Heritage by email address, each with the messages of its page. */
export const activationMessages = {
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

export type ActivationMethod = keyof typeof activationMessages;

/** How long each page shows its success message before the lessons open. */
export const REDIRECT_MS = { opened: 2000, direct: 1000 } as const;

const ADDRESS_REQUIRED = 'Please enter your email address';

export function activationProblem(error: unknown, method: ActivationMethod): string {
  const { failed, unreachable } = activationMessages[method];
  if (error instanceof ApiError) return error.reason ?? failed;
  // What `fetch` throws when there is no response.
  return error instanceof TypeError ? unreachable : failed;
}

/** What is wrong with an email field: the pages of access have their own words for an empty one. */
export function addressProblem(address: string): string | null {
  return address.trim() === '' ? ADDRESS_REQUIRED : emailProblem(address);
}

type Subscription = Partial<Pick<CurrentUser, 'subscriptionTier' | 'subscriptionStatus'>>;

/** The tier that a learner has now, in words. One that is absent counts as genesis. */
export function tierName({ subscriptionTier, subscriptionStatus }: Subscription): string {
  if (subscriptionTier !== 'heritage') return tierNames.genesis;
  return subscriptionStatus === 'active'
    ? tierNames.heritage
    : `${tierNames.genesis} (your ${tierNames.heritage} is inactive)`;
}

const PASS = 'emergency_heritage_access=true';
const DAY_SECONDS = 86_400;

/** The emergency cookie as a page writes it. */
export const EMERGENCY_PASS = `${PASS}; max-age=${DAY_SECONDS}; path=/; SameSite=Lax`;

interface AccessSummary {
  readonly patterns: readonly { readonly access: 'lesson' | 'preview' }[];
  readonly hasHeritageAccess: boolean;
  /** How many features heritage opens. */
  readonly gatedFeatures: number;
}

/** What the viewer may open, in one sentence. */
export function accessSummary({ patterns, hasHeritageAccess, gatedFeatures }: AccessSummary): string {
  const open = patterns.filter(({ access }) => access === 'lesson').length;
  const features = hasHeritageAccess ? gatedFeatures : 0;
  return `You can open ${open} of ${patterns.length} patterns and ${features} of ${gatedFeatures} gated features.`;
}

/** Whether a browser carries the emergency cookie, among the cookies that a page may read. */
export function hasEmergencyPass(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === PASS);
}
