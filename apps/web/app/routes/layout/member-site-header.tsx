import type { CurrentUser } from '@wickwise/contract/identity';
import { hasHeritageAccess } from '../../features/access/public.ts';
import { useNoticeChangedTier, useNoticeClosedAccess } from '../../features/access/tier-changes.tsx';
import { useTellTimeZone } from '../../features/identity/queries.ts';
import { useReturnAfterPayment } from '../../features/payment/public.ts';
import { UnclaimedNotice } from '../../features/payment/unclaimed-notice.tsx';
import { useMergeVisitorProgress } from '../../features/progress/public.ts';
import { useStats } from '../../features/reward/queries.ts';
import { MemberHeader } from '../../ui/member-header.tsx';

/** The header of a signed-in learner, and what is done once for each of them. */
export function MemberSiteHeader({ user }: { user: CurrentUser }) {
  const { data: stats } = useStats();
  useTellTimeZone();
  useMergeVisitorProgress();
  useReturnAfterPayment();
  useNoticeClosedAccess();
  useNoticeChangedTier();
  return (
    <>
      <MemberHeader user={user} hasHeritage={hasHeritageAccess(user)} stats={stats ?? null} />
      <UnclaimedNotice user={user} />
    </>
  );
}
