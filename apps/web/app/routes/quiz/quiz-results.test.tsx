import { Link } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { visitorQuizStore } from '#app/features/quiz/results/visitor-quizzes.ts';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import {
  answerAll,
  button,
  clickButton,
  drawn,
  keepRun,
  keepVisitorQuizzes,
  matchAll,
  removeVisitorQuizzes,
  renderQuiz,
  SAVE,
  saved,
  TRIGGER,
  title,
  unsaved,
} from '#tests/component/quiz.tsx';
import { screen, waitFor, within } from '#tests/component/render-screen.tsx';

afterEach(removeVisitorQuizzes);

test('the review has Previous and Next and exits to the results; the quiz can be taken again', async () => {
  keepRun(null);
  const { user } = renderQuiz();
  await title('Congratulations!');
  await clickButton(user, 'Review Answers');
  await title('Review Answers');
  expect((await button('Previous')).disabled).toBe(true);
  for (let count = 0; count < 3; count++) await clickButton(user, 'Next');
  expect((await button('Next')).disabled).toBe(true);
  expect(screen.getByText('Question 4 of 4')).toBeTruthy();
  await clickButton(user, 'Previous');
  expect(screen.getByText('Question 3 of 4')).toBeTruthy();
  await clickButton(user, 'Exit Review');
  await title('Congratulations!');
  await clickButton(user, 'Take Quiz Again');
  expect(document.activeElement).not.toBe(document.body);
  expect(await screen.findByText('Question 1 of 4')).toBeTruthy();
});

test('a learner with Heritage can ask Wick about an answer in the review', async () => {
  keepRun(people.heritage.id);
  answer(SAVE, saved());
  const { user } = renderQuiz('heritage');
  await title('Congratulations!');
  await clickButton(user, 'Review Answers');
  await user.click(await screen.findByText('Ask Wick about this answer'));
  answer('POST /api/ai/ask', () => refusal('not_found', 'You haven’t answered that question yet.') as never);
  await user.click(await screen.findByRole('button', { name: 'Where is this wrong?' }));
  expect(await screen.findByText('You haven’t answered that question yet.')).toBeTruthy();
  const [asked] = recordedCalls('POST /api/ai/ask');
  const questionId = drawn.questions[0]?.id;
  expect(asked?.body).toMatchObject({ subject: { kind: 'quiz', attemptId: 'attempt', questionId } });
});

test('a link to another level leaves the results behind', async () => {
  keepRun(people.heritage.id);
  renderQuiz('heritage', { at: '/quiz?level=2' });
  await title('Chart Patterns - Level 2');
  expect(sessionStorage.getItem('wickwise.quiz-run')).toBeNull();
});

describe('a quiz that ends while the address names another level', () => {
  const underWay = { finishedAt: null, matches: null } as const;

  test('shows its results and saves them; only a link that is followed after them leaves them behind', async () => {
    keepRun(people.heritage.id, { ...underWay, startedAt: Date.now() });
    answer(SAVE, saved());
    const beside = <Link to="/quiz?level=3">Level 3</Link>;
    const { user } = renderQuiz('heritage', { at: '/quiz?level=2', beside });
    await clickButton(user, 'Match Pictures');
    await clickButton(user, 'Skip');
    await title('Congratulations!');
    expect(await screen.findByText('Result saved')).toBeTruthy();
    expect(recordedCalls(SAVE)).toMatchObject([{ body: { attemptId: 'attempt' } }]);
    await user.click(screen.getByText('Level 3'));
    await title('Price Action - Level 3');
  });

  test('shows and saves what was answered when its time was up', async () => {
    keepRun(people.heritage.id, underWay);
    answer(SAVE, saved());
    renderQuiz('heritage', { at: '/quiz?level=2' });
    expect(await screen.findByText('Time’s up. Here’s what you answered.')).toBeTruthy();
    expect(await screen.findByText('Result saved')).toBeTruthy();
  });
});

test('a result whose learner’s session has ended is kept until they are back', async () => {
  keepRun(people.genesis.id);
  renderQuiz('visitor');
  expect(await screen.findByText(/^You’re not signed in, so your result is kept in this browser/)).toBeTruthy();
  expect(unsaved()).toContain(people.genesis.id);
});

test.each([
  ['the connection is gone', unreachable, 'We couldn’t reach the server.'],
  ['the server fails', () => refusal('internal_error'), 'Something went wrong on our side.'],
] as const)('a result that cannot be saved because %s is kept and can be sent again', async (_, fail, words) => {
  keepRun(people.genesis.id);
  answer(SAVE, fail);
  const { user } = renderQuiz('genesis');
  expect((await screen.findByText('Not saved')).closest('[role=alert]')?.textContent).toContain(words);
  expect(unsaved()).toContain('attempt');
  answer(SAVE, saved());
  await clickButton(user, 'Try again');
  expect(await screen.findByText('Result saved')).toBeTruthy();
  expect(unsaved()).toBeNull();
  expect(new Set(recordedCalls(SAVE).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test.each([
  [3, ['quiz-completed']],
  [4, ['quiz-completed', 'perfect-quiz']],
])('after a saved result of %i of 4 the server is told to look for badges: %j', async (score, triggers) => {
  keepRun(people.genesis.id);
  const response = saved();
  answer(SAVE, { ...response, attempt: { ...response.attempt, score } });
  renderQuiz('genesis');
  await expect
    .poll(() => recordedCalls(TRIGGER).map(({ body }) => body))
    .toEqual(triggers.map((trigger) => ({ trigger })));
});

test('a result of an earlier visit that was never saved is offered again at the start', async () => {
  const result = { category: 'candlesticks', score: 1, totalQuestions: 4, attemptId: 'earlier' };
  const kept = [
    { userId: people.genesis.id, result },
    { userId: 'another-learner', result: { ...result, attemptId: 'theirs' } },
  ];
  localStorage.setItem('wickwise.unsaved-quizzes', JSON.stringify(kept));
  answer(SAVE, saved());
  const { user } = renderQuiz('genesis');
  expect(await screen.findByText(/^One quiz result is kept/)).toBeTruthy();
  await clickButton(user, 'Try again');
  await waitFor(() => expect(screen.queryByText(/^One quiz result is kept/)).toBeNull());
  expect(recordedCalls(SAVE)).toMatchObject([{ body: result }]);
  expect(unsaved()).toContain('theirs');
});

test('a result beyond the daily limit says so kindly and is not sent again', async () => {
  keepRun(people.genesis.id);
  answer(SAVE, refusal('quiz_limit_reached', 'You’ve finished all your quizzes for today.'));
  renderQuiz('genesis');
  expect(await screen.findByText('This result isn’t saved')).toBeTruthy();
  expect(screen.getByText('You’ve finished all your quizzes for today.')).toBeTruthy();
  expect(unsaved()).toBeNull();
});

test('the results of another learner in this tab are not shown', async () => {
  keepRun('another-learner');
  renderQuiz('genesis');
  expect(await screen.findByText('Start Quiz')).toBeTruthy();
  expect(sessionStorage.getItem('wickwise.quiz-run')).toBeNull();
  expect(recordedCalls(SAVE)).toEqual([]);
});

test('a visitor’s quiz earns nothing, says so, and is kept in the browser once', async () => {
  keepRun(null);
  const { user } = renderQuiz();
  expect((await screen.findByText(/^You took this quiz without an account/)).textContent).toContain('earned no XP');
  expect(screen.getByText('Sign in to earn XP').getAttribute('href')).toBe('/api/login?returnTo=%2Fquiz');
  await clickButton(user, 'Review Answers');
  await clickButton(user, 'Exit Review');
  expect(visitorQuizStore().getState().value).toMatchObject([
    { id: 'attempt', category: 'candlesticks', score: 4, totalQuestions: 4, seconds: 30 },
  ]);
  expect(recordedCalls(SAVE)).toEqual([]);
});

test('a learner who finished all quizzes of the day sees the limit and an offer of Heritage', async () => {
  renderQuiz('genesis', { results: { remainingToday: 0 } });
  expect(await screen.findByText('That’s all 10 quizzes for today')).toBeTruthy();
  expect(screen.queryByText('Start Quiz')).toBeNull();
  expect(screen.getByText('Unlimited quizzes with Heritage').getAttribute('href')).toBe('/tier-breakdown');
});

test('the last results are listed with what they earned, a bare score by its category', async () => {
  const { attempt } = saved();
  const bare = { ...attempt, id: 'bare', quizId: null, category: 'price-action', entries: [], score: 2 };
  renderQuiz('genesis', { results: { attempts: [attempt, bare] } });
  const list = within(await screen.findByLabelText('Your last results'));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Candlestick Patterns - Level 1March 2, 20263 of 4 correct, +150 XP',
    'Price ActionMarch 2, 20262 of 4 correct',
  ]);
});

test('a visitor’s quizzes are counted in the browser, and the tenth of a day is the last', async () => {
  keepVisitorQuizzes(9, new Date());
  const { user } = renderQuiz();
  expect((await screen.findByText(/quizzes left today/)).textContent).toMatch(/^1 of 10/);
  await answerAll(user, 4);
  await matchAll(user);
  await clickButton(user, 'Check Matches');
  await clickButton(user, 'Continue');
  await title('Congratulations!');
  expect(screen.queryByText('Take Quiz Again')).toBeNull();
  await clickButton(user, 'All Levels');
  expect(await screen.findByText('That’s all 10 quizzes for today')).toBeTruthy();
});

test('the quizzes of an earlier day do not count', async () => {
  keepVisitorQuizzes(10, new Date('2020-01-01'));
  renderQuiz();
  expect((await screen.findByText(/quizzes left today/)).textContent).toMatch(/^10 of 10/);
});
