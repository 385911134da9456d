import { Navigate } from 'react-router';
import { hasHeritageAccess } from '../../features/access/public.ts';
import { useCurrentUser } from '../../features/identity/queries.ts';
import { pageMeta } from '../../ui/page-meta.ts';
import { AcademyCard } from './academy-card.tsx';
import { Hero } from './hero.tsx';
import { LearningStyle } from './learning-style.tsx';
import { ModuleCards } from './module-cards.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { Stories } from './stories.tsx';
import { Welcome } from './welcome.tsx';
import { WhatYouLearn } from './what-you-learn.tsx';

export function meta() {
  return pageMeta({
    title: 'Learn to read the market, one candle at a time',
    description:
      'Lessons on candlestick and chart patterns with real rules, near misses and failures, trading vocabulary and quizzes. Free to start.',
  });
}

/** Heritage members have their lessons as home. */
export default function Home() {
  const { user } = useCurrentUser();
  if (hasHeritageAccess(user)) return <Navigate to="/learn" replace />;
  return (
    <div className="wrap">
      <Hero />
      <LearningStyle />
      <WhatYouLearn />
      <ModuleCards />
      <ProgressPanel />
      <Stories />
      <AcademyCard />
      <Welcome />
    </div>
  );
}
