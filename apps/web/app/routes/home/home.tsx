import type { CurrentUser } from '@wickwise/contract/identity';
import { lazy, memo, Suspense } from 'react';
import { Navigate } from 'react-router';
import { hasHeritageAccess } from '#app/features/access/tier.ts';
import { useCurrentUser, useLearnerOutage } from '#app/features/identity/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { PageSkeleton } from '#app/ui/state/page-skeleton.tsx';
import { AcademyCard } from './academy-card.tsx';
import { Hero } from './hero.tsx';
import { HomeSection } from './home-section.tsx';
import { LearningStyle } from './learning-style.tsx';
import { ModuleCards } from './module-cards.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { Stories } from './stories.tsx';
import { VisitorToday } from './visitor-today.tsx';
import { Welcome } from './welcome.tsx';
import { WhatYouLearn } from './what-you-learn.tsx';

/** Loaded separately, because visitors open the page too. */
const Today = lazy(() => import('./today.tsx').then((module) => ({ default: module.Today })));

const BadgeTeaser = lazy(() =>
  import('#app/features/reward/badge-teaser.tsx').then((module) => ({ default: module.BadgeTeaser })),
);

export function meta() {
  return pageMeta({
    title: 'Learn to read the market, one candle at a time',
    description:
      'Lessons on candlestick and chart patterns with real rules, near misses and failures, trading vocabulary and quizzes. Free to start.',
  });
}

/**
 * The home of Heritage members is their lessons; other learners start with today, and visitors with what the site is.
 */
export default function Home() {
  const { user, isPending } = useCurrentUser();
  const { isOut } = useLearnerOutage();
  if (hasHeritageAccess(user)) return <Navigate to="/learn" replace />;
  return (
    <div className={isOut ? 'wrap pt-10' : 'wrap'}>
      {isPending && !isOut ? (
        <div data-learner>
          <HomeSkeleton />
        </div>
      ) : null}
      {user === null ? (
        <div data-visitor={isPending || undefined}>
          <VisitorHome />
        </div>
      ) : (
        <LearnerHome user={user} />
      )}
      <AcademyCard />
      <Welcome />
    </div>
  );
}

/** It depends on nothing that the page learns later, so who the viewer is must not render it again. */
const VisitorHome = memo(function VisitorHome() {
  return (
    <>
      <Hero />
      <VisitorToday />
      <LearningStyle />
      <WhatYouLearn />
      <ModuleCards />
      <ProgressPanel />
      <HomeSection title="Achievement badges">
        <Suspense>
          <BadgeTeaser />
        </Suspense>
      </HomeSection>
      <Stories />
    </>
  );
});

function LearnerHome({ user }: { user: CurrentUser }) {
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Today user={user} />
      <ModuleCards />
      <WhatYouLearn />
    </Suspense>
  );
}

/** Fills the window, so that the card below starts out of view. */
function HomeSkeleton() {
  return (
    <div className="fills-window">
      <PageSkeleton />
    </div>
  );
}
