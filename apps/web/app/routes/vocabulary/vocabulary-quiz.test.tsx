import { counts } from '@wickwise/curriculum/copy/counts';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { drawQuiz, toQuestion } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import { createRandom } from '@wickwise/market/random';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseAttempt } from '#app/features/vocabulary/stored-attempt.ts';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import VocabularyQuiz from './vocabulary-quiz.tsx';

const SAVE = 'POST /api/quiz-results';
const START = 'PUT /api/vocabulary-quizzes/:attemptId';
const JUDGE = 'POST /api/vocabulary-quizzes/:attemptId/answers';

function renderQuiz({
  who = 'visitor',
  remainingToday = 4,
}: {
  who?: 'visitor' | 'genesis';
  remainingToday?: number;
} = {}) {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/completions', { terms: [], sections: [], modules: [], articles: [] });
  answer('GET /api/quiz-results', { attempts: [], best: [], remainingToday });
  return renderScreen(<VocabularyQuiz />, { at: '/vocabulary-quiz', path: '/vocabulary-quiz' });
}

// There is no canvas for confetti here.
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

type User = ReturnType<typeof renderQuiz>['user'];

async function start(user: User, length = '5', asked = Number(length)) {
  await user.click(await screen.findByRole('radio', { name: length }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Start Quiz' });
  await expect.poll(() => button.disabled).toBe(false);
  await user.click(button);
  await screen.findByText(`Question 1 of ${asked}`);
}

/** The right option's name, found as a learner who knows the vocabulary would. */
function rightOption(): string {
  const task = screen.getByRole('heading', { level: 2 }).textContent ?? '';
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
  const find = (name: string) => vocabulary.find(({ term }) => term.toLowerCase() === name.toLowerCase());
  const [, asked] = task.match(/“(.+)”/) ?? [];
  if (asked !== undefined) return names.find((name) => name.toLowerCase() === find(asked)?.category) ?? '';
  const text = document.querySelector('blockquote')?.textContent ?? '';
  const words = text.split(/(?:a\(n\) )?____blank/i).filter((part) => part.length > 8);
  return (
    names.find((name) =>
      words.every((part) => JSON.stringify(find(name)).includes(JSON.stringify(part).slice(1, -1))),
    ) ?? ''
  );
}

async function answerQuestion(user: User, isRight: boolean) {
  const right = rightOption();
  const radios = screen.getAllByRole('radio');
  const chosen = radios.find((radio) => (radio.closest('label')?.textContent === right) === isRight);
  await user.click(chosen ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Submit Answer' }));
  await screen.findByRole('button', { name: /Next Question|See Results/ });
}

async function take(user: User, rights: readonly boolean[]) {
  for (const isRight of rights) {
    await answerQuestion(user, isRight);
    await user.click(screen.getByRole('button', { name: /Next Question|See Results/ }));
  }
}

test('the setup offers the six lengths, ten by default, and estimates half a minute a question', async () => {
  const { user } = renderQuiz();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    '5',
    '10',
    '20',
    '30',
    '50',
    String(counts.terms),
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '10' }).checked).toBe(true);
  expect(screen.getByText('10 questions, about 5 min')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: String(counts.terms) }));
  expect(screen.getByText(`${counts.terms} questions, about ${Math.ceil(counts.terms / 2)} min`)).toBeTruthy();
});

test('Start is disabled when no questions are available', async () => {
  const { user } = renderQuiz();
  await user.selectOptions(screen.getByLabelText('Terms'), 'Terms you’ve studied (0)');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Quiz' }).disabled).toBe(true);
  expect(screen.getByText(/No questions yet/)).toBeTruthy();
});

test('an answer is submitted only with a choice, then it is final and explained', async () => {
  const { user } = renderQuiz();
  await start(user);
  expect(screen.getByText('Question 1 of 5')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Answer' }).disabled).toBe(true);
  await answerQuestion(user, false);
  expect(await screen.findByText(/^Not quite/)).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Next Question' }));
  await answerQuestion(user, true);
  expect(await screen.findByText('Correct!')).toBeTruthy();
});

test.each([
  [[true, true, true, true, true], 'Perfect score!', '5 of 5 correct (100%)', 'Every answer was right.'],
  [[true, true, true, true, false], 'Excellent!', '4 of 5 correct (80%)', 'You got at least 80% right.'],
  [[true, true, true, false, false], 'Passed', '3 of 5 correct (60%)', 'You got at least 60% right, which is a pass.'],
  [[true, true, false, false, false], 'Keep practicing', '2 of 5 correct (40%)', /^60% or more is a pass\./],
])('a vocabulary quiz answered %j ends with %s and claims no milestone', async (rights, title, score, text) => {
  const { user } = renderQuiz();
  await start(user);
  await take(user, rights);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(document.body.textContent).toContain(score);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/milestone/i)).toBeNull();
});

test('a visitor’s quiz earns nothing, says so and is kept in the browser', async () => {
  const { user } = renderQuiz();
  await start(user);
  await take(user, [true, true, true, true, true]);
  expect(screen.getByText(/earned no XP/)).toBeTruthy();
  expect(recordedCalls(SAVE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeTruthy();
  expect(document.body.textContent).toContain('9 of 10 quizzes left today');
});

test('a learner’s questions come from the server, which judges each answer', async () => {
  const entries = [{ cause: 'vocabulary-quiz:2026-03-02:1', points: 15 }];
  const attempt = {
    id: 'attempt-1',
    quizId: 'vocabulary',
    category: 'vocabulary',
    score: 3,
    totalQuestions: 5,
    seconds: 20,
    entries,
    finishedAt: '2026-03-02T09:00:00.000Z',
  };
  const earned = { entries, stats, celebrations: [] };
  answer(SAVE, { attempt, earned, remainingToday: 3, nextMilestone: { value: 5, left: 2 } });
  answer('POST /api/badges/trigger', { badges: [], earned });
  const { user } = renderQuiz({ who: 'genesis' });
  const [drawn] = drawQuiz({ pool: vocabulary, length: 1, random: createRandom(1) });
  if (drawn === undefined) throw new Error('The vocabulary is empty.');
  const question = toQuestion(drawn);
  const wrong = question.options.find(({ id }) => id !== drawn.termId);
  answer(START, { questions: [question] });
  answer(JUDGE, { chosen: wrong?.id ?? '', correctId: drawn.termId, termId: drawn.termId });
  expect(await screen.findByText('4', { selector: 'b' })).toBeTruthy();
  await start(user, '5', 1);
  await user.click(screen.getByRole('radio', { name: wrong?.text ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Submit Answer' }));
  expect(await screen.findByText(/^Not quite/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'See Results' }));
  expect(await screen.findByText('+15 XP · for correct answers')).toBeTruthy();
  expect(screen.getByText('Next milestone: 5 passed vocabulary quizzes (2 to go)')).toBeTruthy();
  expect(recordedCalls(START)[0]?.body).toEqual({ length: 5, scope: 'all' });
  expect(recordedCalls(JUDGE)[0]?.body).toEqual({ question: 0, chosen: wrong?.id });
  const [{ body } = { body: null }] = recordedCalls(SAVE);
  expect(body).toMatchObject({ category: 'vocabulary', quizId: 'vocabulary', score: 0, totalQuestions: 1 });
  expect(screen.getByRole('link', { name: 'Back to Vocabulary' }).getAttribute('href')).toBe('/vocabulary');
});

test('with no quiz left today nothing can be started', async () => {
  renderQuiz({ who: 'genesis', remainingToday: 0 });
  expect(await screen.findByText('That’s all 10 quizzes for today')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Quiz' }).disabled).toBe(true);
});

test('a quiz that was left is where it was when the page is opened again, and Quit ends it', async () => {
  const { user } = renderQuiz();
  await start(user);
  const asked = screen.getByRole('heading', { level: 2 }).textContent;
  cleanup();
  const again = renderQuiz();
  expect(await screen.findByText('Question 1 of 5')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(asked);
  await again.user.click(screen.getByRole('button', { name: 'Quit' }));
  await again.user.click(await screen.findByRole('button', { name: 'Quit quiz' }));
  expect(await screen.findByRole('button', { name: 'Start Quiz' })).toBeTruthy();
  cleanup();
  renderQuiz();
  expect(await screen.findByRole('button', { name: 'Start Quiz' })).toBeTruthy();
});

test.each([null, {}, { id: 'x' }, { id: 'x', questions: [], drawn: [], answers: [], startedAt: 'now', seconds: 0 }])(
  'the stored quiz %j is none',
  (value) => {
    expect(parseAttempt(value)).toBeNull();
  },
);
