import { useCurrentUser, useLearnerOutage } from '#app/features/identity/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { TodayCardSkeleton } from '#app/features/today/today-card.tsx';
import { TodayScreen } from '#app/features/today/today-screen.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Page } from '#app/ui/page.tsx';

const TITLE = 'Today';

export function meta() {
  return pageMeta({
    title: TITLE,
    description:
      'What to practice today and why, in five, ten or twenty minutes: by what you know and what you missed.',
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
          <TodayCardSkeleton />
          <noscript>
            <p className="mt-6 text-soft">
              The plan is made in your browser, which takes JavaScript.{' '}
              <a href="/learn" className="underline underline-offset-4">
                The lessons
              </a>{' '}
              work without it.
            </p>
          </noscript>
        </Page>
      ) : (
        <TodayScreen title={TITLE} />
      )}
    </KeepFocus>
  );
}
