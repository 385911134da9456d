import type { DailyReview } from '@wickwise/contract/practice/daily-chart';
import { patterns } from '@wickwise/curriculum/patterns';
import { drawPictureQuestions } from '@wickwise/curriculum/questions/draw-questions';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import ChartOfTheDay from './chart-of-the-day.tsx';

const READ = 'GET /api/chart-of-the-day';
const ANSWER = 'POST /api/chart-of-the-day/answers';

const hammer = patterns.find(({ id }) => id === 'hammer');
const drawn = hammer && drawPictureQuestions({ entry: hammer, pool: patterns, seed: 5 })[0];
if (drawn === undefined) throw new Error('There is no question about the hammer.');
const { kind, question, picture, choices } = drawn;
const asked = { kind, question, picture, choices: choices.map(({ id, text, picture }) => ({ id, text, picture })) };

function review(earned: DailyReview['earned']): DailyReview {
  const { explanation, notes, picture, checks } = drawn?.review ?? hammerless();
  const judged = { explanation, notes, picture, checks: [...checks], chosen: '1', isCorrect: false, answer: '2' };
  return { ...judged, patternId: 'hammer', everyone: { answers: 120, right: 77 }, earned };
}

function hammerless(): never {
  throw new Error('There is no question about the hammer.');
}

function renderChart(who: 'visitor' | 'genesis') {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answer(READ, { day: '2026-11-27', question: asked, review: null });
  return renderScreen(<ChartOfTheDay />, { at: '/chart-of-the-day' });
}

const lesson = () => screen.findByText('Hammer', { selector: 'a' });

afterEach(() => localStorage.removeItem('wickwise.chart-of-the-day'));

test('a chart is answered once: it says how everyone did and what was earned, and leads on', async () => {
  const entries = [{ cause: 'streak-day:2026-11-27', points: 10 }];
  answer(ANSWER, review({ entries, stats, celebrations: [] }));
  const { user } = renderChart('genesis');
  await screen.findByText(question);
  await user.keyboard('1');
  expect(await screen.findByText('64% of 120 learners got it right.')).toBeTruthy();
  expect(screen.getByText('Today’s study earned you 10 XP.')).toBeTruthy();
  expect((await lesson()).getAttribute('href')).toBe('/learn/hammer');
  expect(screen.getByText('More charts like it').getAttribute('href')).toBe('/practice?patterns=hammer');
  await user.keyboard('2');
  expect(recordedCalls(ANSWER).map(({ body }) => body)).toEqual([{ day: '2026-11-27', chosen: '1' }]);
});

test('a result is copied without the answer where the device can’t share', async () => {
  answer(ANSWER, review(null));
  const { user } = renderChart('genesis');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.findByText(question);
  await user.keyboard('1');
  await user.click(await screen.findByText('Share'));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(write.mock.lastCall?.[0]).toMatch(/^Wickwise chart of the day, Nov 27: It fooled me, like 36% of learners\./);
  expect(write.mock.lastCall?.[0]).not.toMatch(/hammer/i);
  write.mockRestore();
});

test('a visitor’s answer stays in the browser, and is there after a reload', async () => {
  answer(ANSWER, review(null));
  const { user } = renderChart('visitor');
  await screen.findByText(question);
  await user.keyboard('1');
  await lesson();
  cleanup();
  renderChart('visitor');
  expect(await lesson()).toBeTruthy();
  expect(recordedCalls(ANSWER)).toHaveLength(2);
});

test('a chart that could not be loaded can be asked for again', async () => {
  answer(READ, refusal('unavailable'));
  renderChart('genesis');
  answer(READ, refusal('unavailable'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(READ, { day: '2026-11-27', question: asked, review: null });
  retry.click();
  expect(await screen.findByText(question)).toBeTruthy();
});
