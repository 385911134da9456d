import { patterns } from '@wickwise/curriculum/patterns';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { levelAt } from '@wickwise/learning/experience';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { completed, people, stats } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerBadges } from '#tests/component/rewards.ts';
import { answerToday } from '#tests/component/today.ts';
import Home from '../home/home.tsx';
import { SiteHeader } from '../layout/site-navigation.tsx';
import Learn from '../pattern/learn.tsx';
import ProgressPage from './progress.tsx';

interface Learner {
  readonly who: 'visitor' | 'genesis' | 'heritage';
  readonly done: readonly string[];
  readonly total: number;
  readonly percent: number;
  readonly streak: number;
  readonly experience: number;
}

const SETTINGS = { newCardsPerDay: 10, retentionPercent: 90 };

/** As the server's own figures agree with each other, for which it has a test. */
function answerAs({ who, done, total, streak, experience }: Learner): void {
  localStorage.setItem('hasSeenWelcome', 'true');
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: who === 'heritage' }));
  answer('GET /api/flashcards', []);
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  answerBadges({});
  if (who === 'visitor') {
    const lists = { patternIds: done, terms: [], sections: [], modules: [], articles: [] };
    localStorage.setItem('wickwise.visitor-progress', JSON.stringify({ version: 2, ...lists }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    return;
  }
  const streakDetail = { ...stats.streakDetail, days: streak };
  const counts = { lessonsCompleted: done.length, lessonsTotal: total };
  answer('GET /api/progress', completed(...done));
  answer('GET /api/stats', { experience, level: levelAt(experience), streak, streakDetail, ...counts });
  answer('GET /api/reviews', { today: '2026-03-09', schedules: [], suspended: [], settings: SETTINGS });
  answer('GET /api/celebrations', []);
  answer('GET /api/achievements', []);
  answerToday();
}

/** A page below the site's header, until it says how many lessons are completed. */
async function read(page: ReactNode, at: string, lessons: RegExp): Promise<string> {
  renderScreen(
    <>
      <SiteHeader />
      {page}
    </>,
    { at },
  );
  const names = () => [...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'));
  const said = () => [document.body.textContent, ...names()].join(' | ');
  await expect.poll(said).toMatch(lessons);
  return said();
}

const roles: readonly Learner[] = [
  { who: 'visitor', done: ['doji'], total: 5, percent: 20, streak: 0, experience: 0 },
  { who: 'genesis', done: [], total: 5, percent: 0, streak: 0, experience: 0 },
  { who: 'genesis', done: ['doji', 'hammer'], total: 5, percent: 40, streak: 17, experience: 2310 },
  // 33 of 56 are 58.9%.
  {
    who: 'heritage',
    done: patterns.slice(0, 33).map(({ id }) => id),
    total: patterns.length,
    percent: 59,
    streak: 21,
    experience: 5000,
  },
];

test.each(roles)(
  'a $who who completed $done.length has one count, share, streak and level everywhere',
  async (learner) => {
    const { who, done, total, percent, streak, experience } = learner;
    const count = `${done.length} of ${total}`;
    answerAs(learner);
    await read(<Learn />, '/learn', new RegExp(`${count} completed`));
    if (who !== 'visitor') {
      const bar = await screen.findByRole('progressbar', { name: 'Overall progress' });
      expect(bar.getAttribute('aria-valuetext')).toBe(`${count} lessons`);
      expect(screen.getByRole('link', { name: `${streak}-day streak, level ${levelAt(experience)}` })).toBeTruthy();
    }
    cleanup();
    const progress = await read(
      <ProgressPage />,
      '/progress',
      new RegExp(`Overall progress: ${percent}%, ${count} lessons`),
    );
    if (who !== 'visitor') {
      expect(progress).toContain(`Level${levelAt(experience)}`);
      expect(progress).toContain(`Day streak${streak}`);
      expect(progress).toContain(`${streak > 0 && streak % 7 === 0 ? 7 : streak % 7} of 7 dots filled`);
    }
    cleanup();
    // A visitor's home has a sample, and a member's is the list of lessons.
    if (who !== 'genesis') return;
    const home = await read(<Home />, '/', new RegExp(`Overall progress: ${percent} percent, ${count} lessons`));
    expect(home).toContain(`Level${levelAt(experience)}`);
    expect(home).toContain(`Day streak${streak}`);
  },
);
