import { beforeEach, expect, test } from 'vitest';
import { logForVisitor, visitorLogStore } from '#app/features/progress/public.ts';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { useMergeVisitorQuizzes } from './merge-visitor-quizzes.ts';
import { visitorQuizStore } from './visitor-quizzes.ts';

const MERGE = 'POST /api/quiz-results/merge';
const MERGED = 'Your quiz results are now in your history';

function Merging() {
  useMergeVisitorQuizzes();
  return null;
}

const asked = { termId: 'doji', question: 'definition', isCorrect: true };
const stored = () => visitorQuizStore().getState().value;

beforeEach(() => {
  visitorQuizStore().change(() =>
    ['5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b', '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6c'].map((id) => ({
      id,
      category: 'candlesticks',
      score: 3,
      totalQuestions: 4,
      seconds: 60,
      finishedAt: '2026-03-02T12:00:00.000Z',
    })),
  );
  answer('GET /api/auth/user', people.genesis);
});

test('a visitor’s quizzes go to the account once, and leave the browser once they are there', async () => {
  const kept = stored();
  logForVisitor({ kind: 'vocabulary', id: 'v', at: '2026-03-02T12:00:00.000Z', ...asked });
  answer(MERGE, { added: 2 });
  renderScreen(<Merging />);
  expect(await screen.findByText(MERGED)).toBeTruthy();
  expect(recordedCalls(MERGE)).toMatchObject([{ body: { results: kept } }]);
  expect(stored()).toEqual([]);
  expect(visitorLogStore().getState().value).toEqual([]);
});

test('quizzes that could not be merged stay in the browser and can be sent again', async () => {
  answer(MERGE, refusal('unavailable'));
  const { user } = renderScreen(<Merging />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(stored()).toHaveLength(2);
  answer(MERGE, { added: 2 });
  await user.click(retry);
  expect(await screen.findByText(MERGED)).toBeTruthy();
  expect(stored()).toEqual([]);
});

test('a visitor’s quizzes stay in the browser while no one is signed in', async () => {
  answer('GET /api/auth/user', people.visitor);
  renderScreen(<Merging />);
  await expect.poll(() => recordedCalls('GET /api/auth/user').length).toBe(1);
  expect(recordedCalls(MERGE)).toEqual([]);
  expect(stored()).toHaveLength(2);
});
