import type { CurrentUser } from '@wickwise/contract/identity';
import { useMatch } from 'react-router';
import { hasHeritageAccess } from '#app/features/access/tier.ts';
import { useRefreshOnTierChange, useRefreshOnTierRefusal } from '#app/features/access/tier-changes.ts';
import { useMergeVisitorDecisions, useSendUnsentDecisions } from '#app/features/decision/send-decisions.ts';
import { useMergeVisitorDrills } from '#app/features/drill/merge-visitor-drills.ts';
import { useReportTimeZone } from '#app/features/identity/account-queries.ts';
import { usePatternName } from '#app/features/pattern/queries.ts';
import { useReturnAfterPayment } from '#app/features/payment/outcome/return-after-payment.ts';
import { UnclaimedNotice } from '#app/features/payment/outcome/unclaimed-notice.tsx';
import { useMergeVisitorProgress } from '#app/features/progress/merge-visitor-progress.ts';
import { useMergeVisitorChecks } from '#app/features/quiz/placement/merge-visitor-checks.ts';
import { useMergeVisitorQuizzes } from '#app/features/quiz/results/merge-visitor-quizzes.ts';
import { useSendUnsavedQuizzes } from '#app/features/quiz/results/send-unsaved-quizzes.ts';
import { useMergeVisitorReviews } from '#app/features/review/sending/merge-visitor-reviews.ts';
import { useSendUnsentReviews } from '#app/features/review/sending/send-unsent-reviews.ts';
import { useMergeVisitorSettings } from '#app/features/review/settings/merge-visitor-settings.ts';
import { Celebrations } from '#app/features/reward/celebrations.tsx';
import { useStats } from '#app/features/reward/queries.ts';
import { CheckoutHeader } from '#app/features/site/header/checkout-header.tsx';
import { MemberHeader } from '#app/features/site/header/member-header.tsx';
import { useRefreshToday } from '#app/features/today/refresh-today.ts';

/** The header of a signed-in learner, and what runs once for each learner. */
export function MemberSiteHeader({ user }: { user: CurrentUser }) {
  const { data: stats, isError, isFetching, refetch } = useStats();
  useReportTimeZone();
  const nameOf = usePatternName();
  useMergeVisitorProgress(nameOf);
  useMergeVisitorQuizzes();
  useMergeVisitorDrills();
  useMergeVisitorDecisions();
  useMergeVisitorChecks();
  // Before the reviews: how many of them were new and due depends on the settings.
  useMergeVisitorSettings();
  useMergeVisitorReviews();
  useSendUnsentReviews(user.id);
  useSendUnsentDecisions(user.id);
  useSendUnsavedQuizzes(user.id);
  useReturnAfterPayment();
  useRefreshOnTierRefusal();
  useRefreshOnTierChange();
  useRefreshToday();
  const isPaying = useMatch('/checkout') !== null;
  if (isPaying) return <CheckoutHeader />;
  return (
    <>
      <MemberHeader
        user={user}
        hasHeritage={hasHeritageAccess(user)}
        stats={stats ?? null}
        onRetryStats={isError && !isFetching ? () => void refetch() : null}
      />
      <UnclaimedNotice user={user} />
      <Celebrations nameOf={nameOf} />
    </>
  );
}
