import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { beforeEach, expect, test } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { drawn, JUDGE, START } from '#tests/component/quiz.tsx';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { listQuizzes } from '../../../../server/src/features/quiz/quiz-list.ts';
import QuizRoute from './quiz.tsx';

const [first] = level1.questions;
const { correctAnswer = 'A', explanation = '' } = first ?? {};
const right = { chosen: correctAnswer, isCorrect: true, correctAnswer, explanation, patternType: 'hammer' };

beforeEach(() => {
  answer('GET /api/quizzes', listQuizzes({ hasHeritageAccess: false }));
  answer(START, drawn);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answer('GET /api/quiz-results', { attempts: [], best: [], remainingToday: 10 });
});

const clickButton = async (user: ReturnType<typeof renderScreen>['user'], name: string) =>
  user.click(await screen.findByText(name, { selector: 'button' }));

async function submitFirst(who: keyof typeof people) {
  answer('GET /api/auth/user', people[who]);
  const { user } = renderScreen(<QuizRoute />, { at: '/quiz' });
  await clickButton(user, 'Start Quiz');
  await user.click(await screen.findByText(first?.options.find(({ id }) => id === correctAnswer)?.text ?? ''));
  await clickButton(user, 'Submit Answer');
  return user;
}

test.each([
  ['the connection is gone', unreachable, 'We couldn’t reach the server.'],
  ['they come too fast', () => refusal('too_many_requests', 'Wait a minute.'), 'Wait a minute.'],
] as const)('an answer that cannot be judged because %s is kept and can be sent again', async (_, fail, words) => {
  answer(JUDGE, fail);
  const user = await submitFirst('visitor');
  expect((await screen.findByText('Your answer wasn’t sent')).closest('[role=alert]')?.textContent).toContain(words);
  const [chosen] = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  expect(chosen?.value).toBe(correctAnswer);
  answer(JUDGE, right);
  await clickButton(user, 'Submit Answer');
  expect(await screen.findByText('Correct!')).toBeTruthy();
  expect(screen.queryByText('Your answer wasn’t sent')).toBeNull();
});

test('a learner whose session has ended is asked to sign in again before the answer is judged', async () => {
  answer(JUDGE, refusal('not_signed_in'));
  await submitFirst('genesis');
  expect((await screen.findByText('Sign in again')).getAttribute('href')).toBe('/api/login?returnTo=%2Fquiz');
  expect(recordedCalls(JUDGE)).toMatchObject([
    { body: { questionId: first?.id, chosen: correctAnswer, counts: true } },
  ]);
  expect(sessionStorage.getItem('wickwise.quiz-run')).toContain(people.genesis.id);
});

test('the review shows what was right of a question that time ran out on, on request', async () => {
  const run = {
    quizId: level1.id,
    attemptId: 'attempt',
    takenBy: null,
    drawn,
    startedAt: 1_000_000,
    finishedAt: 1_600_000,
    index: 0,
    answers: {},
    placements: {},
    matches: null,
  };
  sessionStorage.setItem('wickwise.quiz-run', JSON.stringify(run));
  answer('GET /api/auth/user', people.visitor);
  answer(JUDGE, { ...right, chosen: null, isCorrect: false });
  const { user } = renderScreen(<QuizRoute />, { at: '/quiz' });
  await clickButton(user, 'Review Answers');
  expect(screen.getByText('Time ran out before you answered this one.')).toBeTruthy();
  expect(screen.queryByText(explanation)).toBeNull();
  await clickButton(user, 'Show the answer');
  expect(await screen.findByText(explanation)).toBeTruthy();
  expect(recordedCalls(JUDGE)).toMatchObject([{ body: { questionId: first?.id, chosen: null, counts: false } }]);
});
