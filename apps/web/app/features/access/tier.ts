import type { Tier } from '@wickwise/contract/entitlement';
import type { CurrentUser } from '@wickwise/contract/identity';

export const tierNames: Readonly<Record<Tier, string>> = { genesis: 'Genesis', heritage: 'Heritage' };

/** How many patterns a tier includes. A test compares them with the curriculum, which browsers don't load. */
export const patternCounts: Readonly<Record<Tier, number>> = { genesis: 5, heritage: 56 };

/** Heritage content is open while the tier is heritage and its status active. The server decides again on each call. */
export function hasHeritageAccess(user: CurrentUser | null): boolean {
  return user?.subscriptionTier === 'heritage' && user.subscriptionStatus === 'active';
}
