import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { afterEach, expect, test } from 'vitest';
import { visitorQuizStore } from '#app/features/quiz/results/visitor-quizzes.ts';
import { answer, never, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import {
  answerAll,
  answerReviewOf,
  button,
  choose,
  clickButton,
  drawn,
  JUDGE,
  keepRun,
  MATCH,
  matchAll,
  removeVisitorQuizzes,
  renderQuiz,
  SAVE,
  START,
  saved,
  title,
  unsaved,
} from '#tests/component/quiz.tsx';
import { screen, within } from '#tests/component/render-screen.tsx';
import { listQuizzes } from '../../../../server/src/features/quiz/quiz-list.ts';

afterEach(removeVisitorQuizzes);

test('the knowledge check is titled, timed at 10 minutes and says how many quizzes are left before it starts', async () => {
  renderQuiz('genesis');
  await title('Candlestick Patterns - Level 1');
  expect(await screen.findByText('10:00')).toBeTruthy();
  expect((await screen.findByText(/quizzes left today/)).textContent).toMatch(/^10 of 10 quizzes left today/);
  expect((await button('Start Quiz')).disabled).toBe(false);
});

test('Submit Answer is disabled until an option is chosen, and options are locked after feedback', async () => {
  const { user } = renderQuiz();
  await clickButton(user, 'Start Quiz');
  expect((await button('Submit Answer')).disabled).toBe(true);
  await choose(user, 0, true);
  expect((await screen.findByText('Correct!')).closest('[role=status]')).toBeTruthy();
  expect(screen.getByText('Score:').parentElement?.textContent).toBe('Score: 50');
  expect(document.body.textContent).toContain('+50 points');
  expect(document.body.textContent).toContain(level1.questions[0]?.explanation);
  const options = screen.getAllByRole<HTMLInputElement>('radio');
  expect(options.map((option) => option.matches(':disabled'))).toEqual([true, true, true, true]);
  expect(document.activeElement).toBe(await button('Next Question'));
});

test('a wrong answer earns no points and names the right one; the streak is the real one', async () => {
  const { user } = renderQuiz();
  await clickButton(user, 'Start Quiz');
  await choose(user, 0, true);
  await clickButton(user, 'Next Question');
  await choose(user, 1, true);
  await button('Next Question');
  expect(document.body.textContent).toContain('+50 points, 2 in a row');
  await clickButton(user, 'Next Question');
  await choose(user, 2, false);
  expect(await screen.findByText('Not quite. The answer is A.')).toBeTruthy();
  expect(document.body.textContent).toContain('+0 points');
  expect(document.body.textContent).not.toContain('in a row');
});

test('after the last question come three pictures to match with descriptions, then the results', async () => {
  answer(SAVE, saved());
  const { user } = renderQuiz('genesis');
  await answerAll(user, 3);
  await matchAll(user);
  expect(screen.queryByText('Continue')).toBeNull();
  await clickButton(user, 'Check Matches');
  expect(await screen.findByText('You matched 1 of 3 correctly.')).toBeTruthy();
  expect(screen.getAllByText(/^Incorrect: this is/)).toHaveLength(2);
  expect(screen.getAllByText('Correct', { selector: 'li p' })).toHaveLength(1);
  await clickButton(user, 'Continue');
  await title('Congratulations!');
  expect(await screen.findByText('Result saved')).toBeTruthy();
  expect(screen.getByText('+150 XP · for correct answers')).toBeTruthy();
  expect(screen.getByText('9 quizzes left today')).toBeTruthy();
  expect(unsaved()).toBeNull();
  const [sent] = recordedCalls(SAVE);
  expect(sent?.body).toMatchObject({ category: 'candlesticks', score: 3, totalQuestions: 4, quizId: level1.id });
  expect(recordedCalls(MATCH)).toHaveLength(1);
});

test('a learner may say how sure they are of an answer, but doesn’t have to', async () => {
  answer(SAVE, saved());
  const { user } = renderQuiz('genesis');
  await clickButton(user, 'Start Quiz');
  expect(screen.queryByText('How sure are you?')).toBeNull();
  const first = level1.questions[0];
  await user.click(await screen.findByText(first?.options.find(({ id }) => id === first.correctAnswer)?.text ?? ''));
  await user.click(screen.getByRole('radio', { name: '80%' }));
  await clickButton(user, 'Submit Answer');
  await screen.findByText('Correct!');
  expect(screen.queryByText('How sure are you?')).toBeNull();
  for (let index = 1; index < 4; index++) {
    await clickButton(user, 'Next Question');
    await choose(user, index, true);
  }
  await matchAll(user);
  await clickButton(user, 'Check Matches');
  await clickButton(user, 'Continue');
  const sent = recordedCalls(JUDGE).map(({ body }) => body as { confidence?: number; counts: boolean });
  expect(sent.map(({ confidence }) => confidence)).toEqual([80, undefined, undefined, undefined]);
  expect(sent.every(({ counts }) => counts)).toBe(true);
});

test('the pictures can be skipped, because they don’t change the score', async () => {
  const { user } = renderQuiz();
  await answerAll(user, 4);
  await clickButton(user, 'Match Pictures');
  await clickButton(user, 'Skip');
  await title('Congratulations!');
  expect(recordedCalls(MATCH)).toEqual([]);
});

test('a letter or a number chooses an option, and Enter submits it', async () => {
  const { user } = renderQuiz();
  await clickButton(user, 'Start Quiz');
  await screen.findByText(level1.questions[0]?.question ?? '');
  await user.keyboard('b');
  expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
  await user.keyboard('1{Enter}');
  await screen.findByRole('button', { name: 'Next Question' });
  expect(recordedCalls(JUDGE).map(({ body }) => (body as { chosen: string }).chosen)).toEqual(['A']);
});

test('a visitor, whose answers are not recorded, is not asked how sure they are', async () => {
  const { user } = renderQuiz();
  await clickButton(user, 'Start Quiz');
  await user.click(await screen.findByText(level1.questions[0]?.options[0]?.text ?? ''));
  expect(screen.queryByText('How sure are you?')).toBeNull();
});

test('a score below 70% shows Good Effort!, says it isn’t passed, and leads to practice and the lessons', async () => {
  answer(SAVE, saved([]));
  const { user } = renderQuiz('genesis');
  await answerAll(user, 2);
  await matchAll(user);
  await clickButton(user, 'Check Matches');
  await clickButton(user, 'Continue');
  await title('Good Effort!');
  expect(await screen.findByText(/^No XP this time/)).toBeTruthy();
  const missed = within(screen.getByLabelText('Worth another look')).getAllByRole('link');
  expect(missed.map((link) => link.getAttribute('href'))).toEqual(['/learn/bullish-engulfing', '/learn/shooting-star']);
  expect(screen.getByText(/^You need 70% to pass\. Practice what slipped, then try again with/)).toBeTruthy();
  const [first] = await screen.findAllByText(/^(Practice what slipped|Take Quiz Again|Review Answers)$/);
  expect(first?.getAttribute('href')).toBe('/practice?patterns=bullish-engulfing+shooting-star');
});

test('levels 2 to 6 are locked with a link to Heritage for others, and open to Heritage with the best score', async () => {
  const { user } = renderQuiz('genesis', { at: '/quiz?level=2' });
  await title('Chart Patterns - Level 2');
  expect(screen.getByText('See what Heritage adds').getAttribute('href')).toBe('/tier-breakdown');
  expect(screen.queryByText('Start Quiz')).toBeNull();
  await user.click(screen.getByText('Candlestick Patterns - Level 1'));
  await title('Candlestick Patterns - Level 1');
});

test('Heritage learners take quizzes without a limit and see their best score of each level', async () => {
  const best = [{ quizId: level1.id, score: 3, totalQuestions: 4 }];
  renderQuiz('heritage', { at: '/quiz?level=2', results: { best } });
  await title('Chart Patterns - Level 2');
  expect(await screen.findByText('Unlimited quizzes with Heritage.')).toBeTruthy();
  expect((await screen.findByText(/^Best/)).textContent).toBe('Best 3 of 4');
});

test('a quiz whose questions couldn’t be drawn says so, and can be started again', async () => {
  const { user } = renderQuiz('genesis');
  answer(START, unreachable);
  await clickButton(user, 'Start Quiz');
  expect((await screen.findByText('Your quiz couldn’t be started')).closest('[role=alert]')).toBeTruthy();
  answer(START, drawn);
  await clickButton(user, 'Start Quiz');
  expect(await screen.findByText('Question 1 of 4')).toBeTruthy();
  expect(recordedCalls(START).map(({ body }) => body)).toEqual([{ counts: true }, { counts: true }]);
});

test('quitting a quiz records nothing', async () => {
  const { user } = renderQuiz();
  await clickButton(user, 'Start Quiz');
  await clickButton(user, 'Quit');
  await clickButton(user, 'Quit quiz');
  expect(await button('Start Quiz')).toBeTruthy();
  expect(sessionStorage.getItem('wickwise.quiz-run')).toBeNull();
  expect(visitorQuizStore().getState().value).toEqual([]);
});

const LEDE = '4 multiple-choice questions and a matching exercise. Each question is explained once you’ve answered.';

test('while the quizzes are loading the title is shown, and what Level 1 consists of', async () => {
  renderQuiz('visitor', { quizzes: never });
  await title('Candlestick Patterns - Level 1');
  expect(screen.getByText('Loading the quizzes...')).toBeTruthy();
  expect(screen.getByText(LEDE)).toBeTruthy();
});

test('the start of Level 1 says the same as the page did while it was loading', async () => {
  renderQuiz();
  await button('Start Quiz');
  expect(screen.getByText(LEDE)).toBeTruthy();
});

test('quizzes that couldn’t be loaded can be requested again', async () => {
  const { user } = renderQuiz('visitor', { quizzes: () => refusal('unavailable') });
  expect(await screen.findByText('The quizzes couldn’t be loaded')).toBeTruthy();
  answer('GET /api/quizzes', listQuizzes({ hasHeritageAccess: false }));
  await clickButton(user, 'Try again');
  await button('Start Quiz');
});

test('the start of a quiz repeats the result of the placement check', async () => {
  localStorage.setItem('wickwise.placement', JSON.stringify({ known: ['doji', 'hammer'], startWith: 'shooting-star' }));
  renderQuiz();
  expect(await screen.findByText('In your last check, you recognized Doji and Hammer.')).toBeTruthy();
});

test('the time left survives a reload, and an expired quiz keeps the answers given', async () => {
  const startedAt = Date.now() - 599_000;
  const [first] = level1.questions;
  const answers = { [first?.id ?? '']: answerReviewOf(first?.id ?? '', first?.correctAnswer ?? null) };
  keepRun(null, { startedAt, finishedAt: null, index: 1, answers, matches: null });
  renderQuiz();
  expect(await screen.findByText('Question 2 of 4')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('0:01');
  await title('Good Effort!');
  expect(screen.getByText('Time’s up. Here’s what you answered.')).toBeTruthy();
  expect(screen.getByText('1 of 4')).toBeTruthy();
});
