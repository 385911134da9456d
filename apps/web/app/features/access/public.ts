import type { Tier } from '@wickwise/contract/access';
import type { CurrentUser } from '@wickwise/contract/identity';

export const tierNames: Readonly<Record<Tier, string>> = { genesis: 'Genesis', heritage: 'Heritage' };

/** Heritage content is open while the tier is heritage and its status active. The server decides again on each call. */
export function hasHeritageAccess(user: CurrentUser | null): boolean {
  return user?.subscriptionTier === 'heritage' && user.subscriptionStatus === 'active';
}
