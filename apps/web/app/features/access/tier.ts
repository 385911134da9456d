import type { Tier } from '@wickwise/contract/entitlement';
import type { CurrentUser } from '@wickwise/contract/identity';
import { counts } from '@wickwise/curriculum/copy/counts';

export const tierNames: Readonly<Record<Tier, string>> = { genesis: 'Genesis', heritage: 'Heritage' };

/** How many patterns a tier includes. */
export const patternCounts: Readonly<Record<Tier, number>> = {
  genesis: counts.freeLessons,
  heritage: counts.lessons,
};

/** Heritage content is open while the tier is heritage and its status active. The server decides again on each call. */
export function hasHeritageAccess(user: CurrentUser | null): boolean {
  return user?.subscriptionTier === 'heritage' && user.subscriptionStatus === 'active';
}
