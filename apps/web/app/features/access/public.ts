import type { CurrentUser } from '@wickwise/contract/identity';

/** Heritage content is open while the tier is heritage and its status active. The server decides again on each call. */
export function hasHeritageAccess(user: CurrentUser | null): boolean {
  return user?.subscriptionTier === 'heritage' && user.subscriptionStatus === 'active';
}
