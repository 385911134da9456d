import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { answer, never } from '#tests/component/answers.ts';
import { completed, people, stats } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerBadges } from '#tests/component/rewards.ts';
import { answerToday, planItem, todayPlan } from '#tests/component/today.ts';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';
import Analytics from '../analytics/analytics.tsx';
import Home from '../home/home.tsx';
import Learn from '../pattern/learn.tsx';
import LearningPath from '../progress/learning-path.tsx';
import Progress from '../progress/progress.tsx';
import Flashcards from '../review/flashcards.tsx';
import Today from './today.tsx';

type Role = 'visitor' | 'genesis' | 'heritage';

const REVIEWS = {
  today: '2026-03-09',
  schedules: [],
  suspended: [],
  settings: { newCardsPerDay: 10, retentionPercent: 90 },
};
const planned = planItem({
  id: 'confused-pair:tell-apart:doji+hammer',
  kind: 'confused-pair',
  title: 'Tell Hammer from Doji',
  reason: 'You mistook Hammer for Doji twice this week.',
  action: { kind: 'drill', patternId: 'hammer', against: 'doji' },
});

/** A visitor who missed a pattern yesterday, and learners with a plan from the server. */
function answerAs(who: Role): void {
  localStorage.setItem('hasSeenWelcome', 'true');
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: who === 'heritage' }));
  answer('GET /api/flashcards', listFlashcards({ hasHeritageAccess: who === 'heritage' }));
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  answer('GET /api/completions', { terms: [], sections: [], modules: [], articles: [] });
  answerBadges({});
  if (who === 'visitor') keepMissedDrill();
  else answerLearner();
}

function answerLearner(): void {
  answerToday({ plan: todayPlan({ items: [planned] }) });
  answer('GET /api/progress', completed('doji'));
  answer('GET /api/reviews', REVIEWS);
  answer('GET /api/stats', stats);
  answer('GET /api/achievements', []);
  for (const part of ['sessions', 'recommendations', 'calibration'] as const)
    answer(`GET /api/analytics/${part}`, never);
}

function keepMissedDrill(): void {
  const at = new Date(Date.now() - 86_400_000).toISOString();
  const answered = { kind: 'drill', patternId: 'doji', against: null, drillId: 'd', questionKind: 'judge', choices: 2 };
  const items = [0, 1, 2].map((question) => ({
    ...{ ...answered, id: `drill:d:${question}`, at, question, chosen: '1', isCorrect: false },
  }));
  localStorage.setItem('wickwise.visitor-log', JSON.stringify({ version: 1, items }));
  const lists = { patternIds: ['doji'], terms: [], sections: [], modules: [], articles: [] };
  localStorage.setItem('wickwise.visitor-progress', JSON.stringify({ version: 2, ...lists }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

const screens: Readonly<Record<string, ReactNode>> = {
  '/today': <Today />,
  '/': <Home />,
  '/learn': <Learn />,
  '/progress': <Progress />,
  '/learning-path': <LearningPath />,
  '/flashcards': <Flashcards />,
  '/analytics': <Analytics />,
};

const steps: Readonly<Record<Role, string>> = {
  visitor: 'Practice Doji',
  genesis: planned.title,
  heritage: planned.title,
};

/** A member's home is the lessons, and analytics are for members. */
const isShown = (who: Role, path: string) => (who === 'heritage' ? path !== '/' : path !== '/analytics');

describe.each(['visitor', 'genesis', 'heritage'] as const)('for the role %s', (who) => {
  test.each(Object.keys(screens).filter((path) => isShown(who, path)))('%s names the next step', async (path) => {
    answerAs(who);
    const { user } = renderScreen(screens[path], { at: path });
    if (path === '/analytics') await user.click(await screen.findByRole('tab', { name: 'Recommendations' }));
    await expect.poll(() => nextSteps()).toEqual([steps[who]]);
    cleanup();
  });
});

/** What the screen's cards and lines say is next. */
function nextSteps(): string[] {
  const cards = [...document.querySelectorAll('[data-today] h2')].map(({ textContent }) => textContent ?? '');
  const lines = [...document.querySelectorAll('[aria-label="What to do next"] p.font-semibold')].map(
    ({ textContent }) => textContent?.replace(/^Next: /, '') ?? '',
  );
  return [...new Set([...cards, ...lines])];
}
