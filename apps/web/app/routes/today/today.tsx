import { useCurrentUser, useLearnerOutage } from '#app/features/identity/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { TodayCardSkeleton } from '#app/features/today/today-card.tsx';
import { TodayScreen } from '#app/features/today/today-screen.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Page } from '#app/ui/page.tsx';
import { NeedsScripts } from '#app/ui/state/needs-scripts.tsx';

const TITLE = 'Today';

export function meta() {
  return pageMeta({
    title: TITLE,
    description:
      'What to practice today and why, in five, ten or twenty minutes, based on what you know and what you missed.',
  });
}

export default function Today() {
  const { isPending } = useCurrentUser();
  const { isOut } = useLearnerOutage();
  // A line above the page says so.
  if (isOut) return <Page title={TITLE} />;
  return (
    <KeepFocus state={isPending}>
      {isPending ? (
        <Page title={TITLE}>
          <NeedsScripts>
            Today’s plan is based on what you’ve answered and what you missed. It needs JavaScript, which is off in this
            browser. Turn it on for this site, or{' '}
            <a href="/learn" className="underline">
              read the lessons
            </a>
            : they work without it.
          </NeedsScripts>
          <div className="noscript:hidden">
            <TodayCardSkeleton />
          </div>
        </Page>
      ) : (
        <TodayScreen title={TITLE} />
      )}
    </KeepFocus>
  );
}
