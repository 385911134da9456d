import { patterns } from '@wickwise/curriculum/patterns';
import { drawPictureQuestions } from '@wickwise/curriculum/questions/draw-questions';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import Practice from './practice.tsx';

const READ = 'GET /api/patterns/:patternId/drills/:drillId';
const ANSWER = 'POST /api/patterns/:patternId/drills/:drillId/answers';

const patternIn = (path: string) => path.split('/')[3] ?? '';

function questionsOf(patternId: string) {
  const entry = patterns.find(({ id }) => id === patternId);
  if (entry === undefined) throw new Error(`There is no pattern ${patternId}.`);
  return drawPictureQuestions({ entry, pool: patterns, seed: 5 });
}

function readLast() {
  const [, , , patternId = '', , drillId = ''] = recordedCalls(READ).at(-1)?.path.split('/') ?? [];
  const questions = questionsOf(patternId).map(({ kind, question, picture, choices }) => {
    return { kind, question, picture, choices: choices.map(({ id, text, picture }) => ({ id, text, picture })) };
  });
  return { patternId, drillId, questions };
}

/** Every answer is right, and the last one of each drill earns. */
function judgeLast() {
  const { path, body } = recordedCalls(ANSWER).at(-1) ?? { path: '', body: null };
  const { question } = body as { question: number };
  const drawn = questionsOf(patternIn(path))[question];
  if (drawn === undefined) throw new Error('There is no such question.');
  const { explanation, notes, picture, checks } = drawn.review;
  const entries = [{ cause: `drill:2026-03-02:${recordedCalls(ANSWER).length}`, points: 15 }];
  const earned = question === 2 ? { entries, stats, celebrations: [] } : null;
  const review = { explanation, notes, picture, checks: [...checks] };
  return { ...review, chosen: drawn.answer, isCorrect: true, answer: drawn.answer, earned };
}

function renderPractice(at: string) {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answer('GET /api/progress', []);
  answer(READ, readLast);
  answer(ANSWER, judgeLast);
  return renderScreen(<Practice />, { at });
}

const button = (name: string) => screen.findByText(name, { selector: 'button' });

afterEach(() => sessionStorage.clear());

test('what slipped is practiced on new charts, its patterns mixed, and the results name each', async () => {
  const { user } = renderPractice('/practice?patterns=hammer+doji');
  for (let place = 1; place <= 6; place++) {
    await screen.findByText(`${place} of 6`);
    await user.keyboard('1');
    await user.click(await button(place === 6 ? 'See how you did' : 'Next question'));
  }
  expect(await screen.findByText('6 of 6 correct')).toBeTruthy();
  expect(screen.getAllByText('3 of 3 correct')).toHaveLength(2);
  expect(screen.getByText('You earned 30 XP.')).toBeTruthy();
  const asked = recordedCalls(ANSWER).map(({ path }) => patternIn(path));
  expect(asked).toEqual([asked[0], asked[1], asked[0], asked[1], asked[0], asked[1]]);
  expect(new Set(asked)).toEqual(new Set(['hammer', 'doji']));
  await user.click(await button('More charts'));
  expect(await screen.findByText('1 of 6')).toBeTruthy();
  expect(new Set(recordedCalls(READ).map(({ path }) => path)).size).toBe(4);
});

test('a round under way continues after a reload', async () => {
  const { user } = renderPractice('/practice?patterns=hammer');
  await screen.findByText('1 of 3');
  await user.keyboard('1');
  await user.click(await button('Next question'));
  await screen.findByText('2 of 3');
  cleanup();
  renderPractice('/practice?patterns=hammer');
  expect(await screen.findByText('2 of 3')).toBeTruthy();
});

test('charts that could not be loaded can be asked for again', async () => {
  renderPractice('/practice?patterns=hammer');
  answer(READ, refusal('unavailable'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(READ, readLast);
  retry.click();
  expect(await screen.findByText('1 of 3')).toBeTruthy();
});
