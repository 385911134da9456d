import type { StudyCalendar, WeeklyReview } from '@wickwise/contract/progress';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { addDays, parseLocalDay } from '@wickwise/learning/local-day';
import { expect, test } from 'vitest';
import { answer, never, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { completed, people, stats } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { answerBadges, earnedBadge, noBadges } from '#tests/component/rewards.ts';
import { answerToday, knownSkill } from '#tests/component/today.ts';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';
import ProgressPage from './progress.tsx';

const today = '2026-03-09';
const start = parseLocalDay('2026-02-16');
const calendar: StudyCalendar = {
  today,
  weeks: Array.from({ length: 4 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(start, 7 * week + day);
      if (date > today) return { day: date, state: 'ahead' as const };
      return { day: date, state: date === today ? 'today' : date < '2026-03-07' ? 'missed' : 'studied' } as const;
    }),
  ),
  daysStudied: 2,
  longestStreak: 2,
};
const week: WeeklyReview = {
  from: '2026-03-03',
  to: today,
  daysStudied: 2,
  studySeconds: 1500,
  experience: 320,
  before: { daysStudied: 0, experience: 0 },
  learned: {
    patternIds: ['doji'],
    termsStudied: 3,
    quizzes: 1,
    quizScorePercent: 75,
    chartsAnswered: 0,
    chartsRight: 0,
    cardsReviewed: 4,
    scenariosSolved: 0,
  },
  slipped: { forgottenCards: ['hammer'], missedPatterns: ['hammer'] },
  due: { cardsNow: 1, cardsThisWeek: 2, cardIds: ['doji'] },
};

function renderProgress(who: 'visitor' | 'genesis' = 'genesis') {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answer('GET /api/flashcards', listFlashcards({ hasHeritageAccess: false }));
  answer('GET /api/progress', completed('doji'));
  answer('GET /api/reviews', {
    today,
    schedules: [],
    suspended: [],
    settings: { newCardsPerDay: 10, retentionPercent: 90 },
  });
  answer('GET /api/stats', { ...stats, experience: 1310, level: 2, streak: 9, streakDetail: nineDays });
  answer('GET /api/progress/calendar', calendar);
  answer('GET /api/progress/week', week);
  answer('GET /api/achievements', [{ achievementType: 'first-steps', earnedAt: '2026-03-08T10:00:00.000Z' }]);
  answer('GET /api/rewards/ledger', { entries: [entry('level-up:2', 40)], next: null });
  answerToday({ skills: [knownSkill()] });
  answerBadges({ stats: { ...noBadges, totalBadges: 1 }, earned: [earnedBadge('first-candle')] });
  return (show = '') => renderScreen(<ProgressPage />, { at: `/progress${show}` });
}

const nineDays = { ...stats.streakDetail, days: 9, freezes: 1 };
const entry = (cause: string, points: number) => ({ cause, points, earnedAt: '2026-03-08T10:00:00.000Z' });
const part = (name: string) => within(screen.getByRole('region', { name }));

test('a learner sees the progress ring, the level bar and the seven streak dots', async () => {
  renderProgress()();
  expect(await screen.findByRole('img', { name: 'Overall progress: 20%, 1 of 5 lessons' })).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Experience in level 2' });
  expect(bar.getAttribute('aria-valuetext')).toBe('310 of 1,000 XP');
  expect(document.body.textContent).toContain('310 / 1,000 XP, 690 to level 3');
  const dots = screen.getByRole('img', { name: '2 of 7 dots filled' });
  expect(dots.children).toHaveLength(7);
  expect(screen.getByText(/^You have 1 streak freeze/)).toBeTruthy();
});

test('one line says what to do next and why', async () => {
  renderProgress()();
  const next = within(await screen.findByRole('region', { name: 'What to do next' }));
  expect(next.getByText('Next: Learn Hammer')).toBeTruthy();
  expect(next.getByText('It’s your next lesson on a pattern.')).toBeTruthy();
  expect(next.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/learn/hammer');
});

test('each category has a card with its first three patterns', async () => {
  renderProgress()();
  await screen.findByRole('heading', { level: 3, name: 'Chart patterns' });
  const cards = part('Categories').getAllByRole('heading', { level: 3 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Candlesticks', 'Chart patterns', 'Price action']);
  const first = within(cards[0]?.closest('li') ?? document.body).getAllByRole('listitem');
  expect(first.map(({ textContent }) => textContent)).toEqual([
    'DojiCompleted',
    'HammerOpen',
    expect.stringMatching(/(Open|Locked)$/),
  ]);
});

test('the calendar says for each day whether the learner studied', async () => {
  renderProgress()('?show=activity');
  const table = within(await screen.findByRole('table', { name: 'Days of study, one column per week' }));
  expect(table.getByText('Sat, Mar 7: studied')).toBeTruthy();
  expect(table.getByText('Fri, Mar 6: no study')).toBeTruthy();
  expect(table.getByText('Mon, Mar 9: today, not studied yet')).toBeTruthy();
  expect(table.queryByText(/Mar 10/)).toBeNull();
  expect(document.body.textContent).toContain('2 days studied in all. Longest streak: 2 days.');
});

test('the week says what was learned, what slipped and what is due, each with a link', async () => {
  renderProgress()('?show=activity');
  expect(await screen.findByText('Mar 3 to Mar 9')).toBeTruthy();
  const review = part('Your last seven days');
  expect(review.getByText('3 terms studied, 1 quiz at 75%, 4 flashcards reviewed')).toBeTruthy();
  expect(review.getAllByRole('link', { name: 'Hammer' })).toHaveLength(1);
  expect(
    review.getByText('1 has come up. 2 more come up this week. What’s due on charts isn’t counted here.'),
  ).toBeTruthy();
  expect(review.getByRole('link', { name: 'Review them now' }).getAttribute('href')).toBe('/flashcards');
  expect(review.getByRole('link', { name: 'Turn it on or off' }).getAttribute('href')).toBe('/account#weekly-email');
});

test('a week of practice on charts says how it went, and that nothing missed stayed so', async () => {
  const show = renderProgress();
  const learned = { ...nothing, chartsAnswered: 12, chartsRight: 8 };
  answer('GET /api/progress/week', { ...week, learned, slipped: noSlips });
  show('?show=activity');
  expect(await screen.findByText('8 of 12 charts read right')).toBeTruthy();
  expect(screen.getByText(/no pattern whose last answer was wrong, in quizzes or on charts/)).toBeTruthy();
});

test('achievements are locked until they are earned', async () => {
  renderProgress()();
  await screen.findByText('Earned on Mar 8, 2026');
  const cards = part('Achievements').getAllByRole('listitem');
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'First Steps',
    'Pattern Expert',
    'Quiz Master',
    'Dedicated Learner',
  ]);
  expect(part('Achievements').getAllByText('Locked')).toHaveLength(3);
});

test('the ledger says why each point was earned, and loads older entries on request', async () => {
  const show = renderProgress();
  answer('GET /api/rewards/ledger', { entries: [entry('level-up:2', 40)], next: 'older' });
  const { user } = show('?show=rewards');
  const more = await screen.findByRole('button', { name: 'Show older entries' });
  expect(screen.getByText('Level 2 reached').closest('li')?.textContent).toContain('+40 XP');
  answer('GET /api/rewards/ledger', { entries: [entry('pattern-mastered:doji', 50)], next: null });
  await user.click(more);
  expect(await screen.findByText('Doji completed')).toBeTruthy();
  expect(recordedCalls('GET /api/rewards/ledger').at(-1)?.path).toBe('/api/rewards/ledger?before=older');
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

test('a new learner’s page says how to start instead of showing zeros', async () => {
  const show = renderProgress();
  answer('GET /api/progress', []);
  answer('GET /api/rewards/ledger', { entries: [], next: null });
  answer('GET /api/progress/week', { ...week, daysStudied: 0, learned: nothing, slipped: noSlips, due: noneDue });
  answerBadges();
  const { user } = show();
  expect(await screen.findByText('Next: Learn Hammer')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(await screen.findByText('Nothing yet this week. One short lesson gets you started.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Rewards' }));
  expect(await screen.findByText('No XP yet')).toBeTruthy();
  expect(await screen.findByText('Your first badge is one lesson away.')).toBeTruthy();
});

const nothing = {
  ...week.learned,
  patternIds: [],
  termsStudied: 0,
  quizzes: 0,
  quizScorePercent: null,
  cardsReviewed: 0,
};
const noSlips = { forgottenCards: [], missedPatterns: [] };
const noneDue = { cardsNow: 0, cardsThisWeek: 0, cardIds: [] };

test('a part that couldn’t be loaded says so beside those that were, and is requested again', async () => {
  const show = renderProgress();
  answer('GET /api/progress/calendar', unreachable);
  answer('GET /api/rewards/ledger', refusal('unavailable'));
  const { user } = show('?show=rewards');
  expect(await screen.findByText('Your XP history couldn’t be loaded')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  const failed = await screen.findByText('Your calendar couldn’t be loaded');
  answer('GET /api/progress/calendar', calendar);
  await user.click(within(failed.parentElement ?? document.body).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Days of study, one column per week' })).toBeTruthy();
});

test('the page says that it is loading', () => {
  const show = renderProgress();
  answer('GET /api/auth/user', never);
  show();
  expect(screen.getByText('Loading your progress')).toBeTruthy();
});

test('a visitor sees what this browser holds, and what an account adds', async () => {
  localStorage.setItem(
    'wickwise.visitor-progress',
    JSON.stringify({ version: 2, patternIds: ['doji'], terms: [], sections: [], modules: [], articles: [] }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  renderProgress('visitor')();
  expect(await screen.findByRole('img', { name: 'Overall progress: 20%, 1 of 5 lessons' })).toBeTruthy();
  expect(screen.getByText(/^Your progress is kept in this browser only/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Sign in to keep your progress and earn XP' }).length).toBeGreaterThan(0);
  expect(part('Achievements').getAllByText('Locked')).toHaveLength(4);
  expect(recordedCalls('GET /api/stats')).toEqual([]);
});

test('while the server cannot say who is signed in, a visitor’s page stays and the request is not repeated forever', async () => {
  const render = renderProgress('visitor');
  answer('GET /api/auth/user', unreachable);
  render();
  expect(await screen.findByRole('link', { name: 'All candlesticks' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'What to do next' })).toBeTruthy();
  expect(recordedCalls('GET /api/auth/user').length).toBeLessThan(4);
});
