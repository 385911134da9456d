import type { QuizHistory } from '@wickwise/contract/quiz';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { answer, askedCalls, never, refusal, unreachable } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { renderScreen, screen, waitFor, within } from '#tests/component/render-screen.tsx';
import { listQuizzes } from '../../../../server/src/features/quiz/data.ts';
import QuizRoute from './quiz.tsx';

const SAVE = 'POST /api/quiz-results';

type Who = keyof typeof people;

interface Shown {
  at?: string;
  results?: Partial<QuizHistory>;
  quizzes?: Parameters<typeof answer<'GET /api/quizzes'>>[1];
}

/** Opens the quiz at level 1, or at another address. */
function renderQuiz(who: Who = 'visitor', { at = '/quiz', results = {}, quizzes }: Shown = {}) {
  const reader = { hasHeritageAccess: who === 'heritage' };
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/quizzes', quizzes ?? listQuizzes(reader));
  answer('GET /api/patterns', readerPatterns(reader));
  const history: QuizHistory = { attempts: [], best: [], remainingToday: who === 'heritage' ? null : 10 };
  answer('GET /api/quiz-results', { ...history, ...results });
  return renderScreen(<QuizRoute />, { at });
}

type User = ReturnType<typeof renderScreen>['user'];

/** By their text: to look for the roles among so many candles takes seconds. */
const button = (name: string) => screen.findByText<HTMLButtonElement>(name, { selector: 'button' });
const title = (name: string) => screen.findByText(name, { selector: 'h1' });
const press = async (user: User, name: string) => user.click(await button(name));

async function choose(user: User, index: number, isRight: boolean) {
  const question = level1.questions[index];
  const option = question?.options.find(({ id }) => (id === question.correctAnswer) === isRight);
  await user.click(await screen.findByText(option?.text ?? ''));
  await press(user, 'Submit Answer');
}

/** Answers all four questions, the first `correct` of them right. */
async function answerAll(user: User, correct: number) {
  await press(user, 'Start Quiz');
  for (let index = 0; index < 4; index++) {
    await choose(user, index, index < correct);
    if (index < 3) await press(user, 'Next Question');
  }
}

/** Puts each picture in the zone of the same place, which is right for none of the first two. */
async function matchAll(user: User) {
  for (const [index, { name }] of (level1.matching?.items ?? []).entries()) {
    await user.click(await screen.findByText(name, { selector: 'button > span' }));
    await user.click((await screen.findAllByText('Place it here'))[0] ?? document.body);
    expect(screen.getAllByText('Placed')).toHaveLength(index + 1);
  }
}

function saved(entries: { cause: string; points: number }[] = [{ cause: 'quiz-best:level:3', points: 150 }]) {
  const attempt = {
    ...{ id: 'attempt', quizId: level1.id, category: 'candlesticks', score: 3, totalQuestions: 4, seconds: 30 },
    ...{ entries, finishedAt: '2026-03-02T09:00:00.000Z' },
  };
  return { attempt, earned: { entries, stats, celebrations: [] }, remainingToday: 9 };
}

const unsaved = () => localStorage.getItem('wickwise.unsaved-quizzes');

test('the knowledge check is titled, timed at 10 minutes and says how many quizzes are left before it starts', async () => {
  renderQuiz('genesis');
  await title('Candlestick Patterns - Level 1');
  expect(await screen.findByText('10:00')).toBeTruthy();
  expect((await screen.findByText(/quizzes left today/)).textContent).toMatch(/^10 of 10 quizzes left today/);
  expect((await button('Start Quiz')).disabled).toBe(false);
});

test('Submit Answer is disabled until an option is chosen, and options are locked after feedback', async () => {
  const { user } = renderQuiz();
  await press(user, 'Start Quiz');
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
  await press(user, 'Start Quiz');
  await choose(user, 0, true);
  await press(user, 'Next Question');
  await choose(user, 1, true);
  expect(document.body.textContent).toContain('+50 points, 2 in a row');
  await press(user, 'Next Question');
  await choose(user, 2, false);
  expect(screen.getByText('Not quite. The answer is A.')).toBeTruthy();
  expect(document.body.textContent).toContain('+0 points');
  expect(document.body.textContent).not.toContain('in a row');
});

test('the last question ends in three pictures for three descriptions, then the results', async () => {
  answer(SAVE, saved());
  const { user } = renderQuiz('genesis');
  await answerAll(user, 3);
  expect((await button('Check Matches')).disabled).toBe(true);
  await matchAll(user);
  expect(screen.queryByText('Continue')).toBeNull();
  await press(user, 'Check Matches');
  expect(screen.getByText('1 of 3 matches are correct.')).toBeTruthy();
  expect(screen.getAllByText(/^Incorrect: this is/)).toHaveLength(2);
  await press(user, 'Continue');
  await title('Congratulations!');
  expect(await screen.findByText('Result saved')).toBeTruthy();
  expect(screen.getByText('+150 XP · for correct answers')).toBeTruthy();
  expect(screen.getByText('9 quizzes left today')).toBeTruthy();
  expect(unsaved()).toBeNull();
  const [sent] = askedCalls(SAVE);
  expect(sent?.body).toMatchObject({ category: 'candlesticks', score: 3, totalQuestions: 4, quizId: level1.id });
  expect(sent?.body).toHaveProperty('matching.length', 3);
});

test('a learner may say how sure they are of an answer, and need not', async () => {
  answer(SAVE, saved());
  const { user } = renderQuiz('genesis');
  await press(user, 'Start Quiz');
  expect(screen.queryByText('How sure are you?')).toBeNull();
  const first = level1.questions[0];
  await user.click(await screen.findByText(first?.options.find(({ id }) => id === first.correctAnswer)?.text ?? ''));
  await user.click(screen.getByRole('radio', { name: '80%' }));
  await press(user, 'Submit Answer');
  expect(screen.queryByText('How sure are you?')).toBeNull();
  for (let index = 1; index < 4; index++) {
    await press(user, 'Next Question');
    await choose(user, index, true);
  }
  await matchAll(user);
  await press(user, 'Check Matches');
  await press(user, 'Continue');
  await expect.poll(() => askedCalls(SAVE).length).toBe(1);
  const [sent] = askedCalls(SAVE).map(({ body }) => body as { answers: { confidence?: number }[] });
  expect(sent?.answers.map(({ confidence }) => confidence)).toEqual([80, undefined, undefined, undefined]);
});

test('a visitor, whose answers are not recorded, is not asked how sure they are', async () => {
  const { user } = renderQuiz();
  await press(user, 'Start Quiz');
  await user.click(await screen.findByText(level1.questions[0]?.options[0]?.text ?? ''));
  expect(screen.queryByText('How sure are you?')).toBeNull();
});

test('below 70% the results say Good Effort! and lead to the lessons that were missed', async () => {
  answer(SAVE, saved([]));
  const { user } = renderQuiz('genesis');
  await answerAll(user, 2);
  await matchAll(user);
  await press(user, 'Check Matches');
  await press(user, 'Continue');
  await title('Good Effort!');
  expect(await screen.findByText(/^No XP this time/)).toBeTruthy();
  const missed = within(screen.getByLabelText('Worth another look')).getAllByRole('link');
  expect(missed.map((link) => link.getAttribute('href'))).toEqual(['/learn/bullish-engulfing', '/learn/shooting-star']);
});

/** A finished quiz as this tab keeps it, so that a test about the results need not answer the questions. */
function keepFinishedRun(takenBy: string | null) {
  const answers = Object.fromEntries(level1.questions.map(({ id, correctAnswer }) => [id, correctAnswer]));
  const run = {
    ...{ quizId: level1.id, attemptId: 'attempt', takenBy, startedAt: 1_000_000, finishedAt: 1_030_000, index: 3 },
    ...{ answers, placements: {}, isMatchingChecked: true },
  };
  sessionStorage.setItem('wickwise.quiz-run', JSON.stringify(run));
}

test('the review has Previous and Next and exits to the results; the quiz can be taken again', async () => {
  keepFinishedRun(null);
  const { user } = renderQuiz();
  await title('Congratulations!');
  await press(user, 'Review Answers');
  await title('Review Answers');
  expect((await button('Previous')).disabled).toBe(true);
  for (let count = 0; count < 3; count++) await press(user, 'Next');
  expect((await button('Next')).disabled).toBe(true);
  expect(screen.getByText('Question 4 of 4')).toBeTruthy();
  await press(user, 'Previous');
  expect(screen.getByText('Question 3 of 4')).toBeTruthy();
  await press(user, 'Exit Review');
  await title('Congratulations!');
  await press(user, 'Take Quiz Again');
  expect(document.activeElement).not.toBe(document.body);
  expect(await screen.findByText('Question 1 of 4')).toBeTruthy();
});

test.each([
  ['the connection is gone', unreachable, 'We couldn’t reach the server.'],
  ['the server fails', () => refusal('internal_error'), 'Something went wrong on our side.'],
] as const)('a result that cannot be saved because %s is kept and can be sent again', async (_, fail, words) => {
  keepFinishedRun(people.genesis.id);
  answer(SAVE, fail);
  const { user } = renderQuiz('genesis');
  expect((await screen.findByText('Not saved')).closest('[role=alert]')?.textContent).toContain(words);
  expect(unsaved()).toContain('attempt');
  answer(SAVE, saved());
  await press(user, 'Try again');
  expect(await screen.findByText('Result saved')).toBeTruthy();
  expect(unsaved()).toBeNull();
  expect(new Set(askedCalls(SAVE).map(({ body }) => JSON.stringify(body))).size).toBe(1);
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
  await press(user, 'Try again');
  await waitFor(() => expect(screen.queryByText(/^One quiz result is kept/)).toBeNull());
  expect(askedCalls(SAVE)).toMatchObject([{ body: result }]);
  expect(unsaved()).toContain('theirs');
});

test('a result beyond the daily limit says so kindly and is not sent again', async () => {
  keepFinishedRun(people.genesis.id);
  answer(SAVE, refusal('quiz_limit_reached', 'You’ve finished all your quizzes for today.'));
  renderQuiz('genesis');
  expect(await screen.findByText('This result doesn’t count')).toBeTruthy();
  expect(screen.getByText('You’ve finished all your quizzes for today.')).toBeTruthy();
  expect(unsaved()).toBeNull();
});

test('a visitor’s quiz is scored in the browser, earns nothing, says so and sends nothing', async () => {
  keepFinishedRun(null);
  renderQuiz();
  expect((await screen.findByText(/^This quiz was scored in your browser/)).textContent).toContain('earned no XP');
  expect(screen.getByText('Sign in to earn XP').getAttribute('href')).toBe('/api/login?returnTo=%2Fquiz');
  expect(askedCalls(SAVE)).toEqual([]);
});

test('a learner who finished all quizzes of the day is refused kindly and told of Heritage', async () => {
  renderQuiz('genesis', { results: { remainingToday: 0 } });
  expect(await screen.findByText('That’s all 10 quizzes for today')).toBeTruthy();
  expect(screen.queryByText('Start Quiz')).toBeNull();
  expect(screen.getByText('Unlimited quizzes with Heritage').getAttribute('href')).toBe('/tier-breakdown');
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

test('the last results are listed with what they earned, a bare score by its category', async () => {
  const { attempt } = saved();
  const bare = { ...attempt, id: 'bare', quizId: null, category: 'price-action', entries: [], score: 2 };
  renderQuiz('genesis', { results: { attempts: [attempt, bare] } });
  const list = within(await screen.findByLabelText('Your last results'));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Candlestick Patterns - Level 1March 2, 20263 of 4 correct, +150 XP',
    'Price actionMarch 2, 20262 of 4 correct',
  ]);
});

test('a quiz can be quit, which counts for nothing', async () => {
  const { user } = renderQuiz();
  await press(user, 'Start Quiz');
  await press(user, 'Quit');
  await press(user, 'Quit quiz');
  expect(await button('Start Quiz')).toBeTruthy();
  expect(sessionStorage.getItem('wickwise.quiz-run')).toBeNull();
  expect(localStorage.getItem('wickwise.visitor-quizzes')).toBeNull();
});

test('while the quizzes are loading the title is there', async () => {
  renderQuiz('visitor', { quizzes: never });
  await title('Candlestick Patterns - Level 1');
  expect(screen.getByText('Loading the quizzes...')).toBeTruthy();
});

test('quizzes that could not be loaded can be asked for again', async () => {
  const { user } = renderQuiz('visitor', { quizzes: () => refusal('unavailable') });
  expect(await screen.findByText('The quizzes could not be loaded')).toBeTruthy();
  answer('GET /api/quizzes', listQuizzes({ hasHeritageAccess: false }));
  await press(user, 'Try again');
  await button('Start Quiz');
});

test('the placement check recommends what to skip and where to start, and remembers it in the browser', async () => {
  const { user, address } = renderQuiz('visitor', { at: '/quiz?placement=1' });
  await title('Find your starting point');
  for (let count = 0; count < 10; count++) {
    const options = screen.getAllByRole<HTMLInputElement>('radio');
    await user.click(options[0] ?? document.body);
    await press(user, 'Submit Answer');
  }
  await title('Your starting point');
  expect(document.body.textContent).toMatch(
    /Start with (Doji|Hammer|Shooting Star|Bullish Engulfing|Bearish Engulfing)/,
  );
  expect(localStorage.getItem('wickwise.placement')).toContain('startWith');
  expect(askedCalls(SAVE)).toEqual([]);
  expect(address()).toBe('/quiz?placement=1');
});

test('what the placement check found is said again at the start of a quiz', async () => {
  localStorage.setItem('wickwise.placement', JSON.stringify({ known: ['doji', 'hammer'], startWith: 'shooting-star' }));
  renderQuiz();
  expect(await screen.findByText(/^You can skip Doji and Hammer. Start with Shooting Star./)).toBeTruthy();
});

const browserDay = () => new Intl.DateTimeFormat('en-CA').format(new Date());

test('a visitor’s quizzes are counted in the browser, and the tenth of a day is the last', async () => {
  localStorage.setItem('wickwise.visitor-quizzes', JSON.stringify({ day: browserDay(), finished: 9 }));
  const { user } = renderQuiz();
  expect((await screen.findByText(/quizzes left today/)).textContent).toMatch(/^1 of 10/);
  await answerAll(user, 4);
  await matchAll(user);
  await press(user, 'Check Matches');
  await press(user, 'Continue');
  await title('Congratulations!');
  expect(screen.queryByText('Take Quiz Again')).toBeNull();
  await press(user, 'All Levels');
  expect(await screen.findByText('That’s all 10 quizzes for today')).toBeTruthy();
});

test('the quizzes of an earlier day do not count', async () => {
  localStorage.setItem('wickwise.visitor-quizzes', JSON.stringify({ day: '2020-01-01', finished: 10 }));
  renderQuiz();
  expect((await screen.findByText(/quizzes left today/)).textContent).toMatch(/^10 of 10/);
});

test('the time left survives a reload, and at zero the quiz ends with what was answered', async () => {
  const startedAt = Date.now() - 599_000;
  const [first] = level1.questions;
  const answers = { [first?.id ?? '']: first?.correctAnswer };
  const run = {
    ...{ quizId: level1.id, attemptId: 'attempt', takenBy: null, startedAt, finishedAt: null, index: 1 },
    ...{ answers, placements: {}, isMatchingChecked: false },
  };
  sessionStorage.setItem('wickwise.quiz-run', JSON.stringify(run));
  renderQuiz();
  expect(await screen.findByText('Question 2 of 4')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('0:01');
  await title('Good Effort!');
  expect(screen.getByText('Time’s up. Here’s what you answered.')).toBeTruthy();
  expect(screen.getByText('1 of 4')).toBeTruthy();
});
