import type { AnswerReview, DrawnQuiz, OptionId } from '@wickwise/contract/quiz';
import type { QuizHistory } from '@wickwise/contract/quiz-result';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { listQuizzes } from '../../apps/server/src/features/quiz/quiz-list.ts';
import type { QuizRun } from '../../apps/web/app/features/quiz/model.ts';
import { visitorQuizStore } from '../../apps/web/app/features/quiz/results/visitor-quizzes.ts';
import QuizRoute from '../../apps/web/app/routes/quiz/quiz.tsx';
import { answer, recordedCalls } from './answers.ts';
import { people, stats } from './people.ts';
import { renderScreen, screen } from './render-screen.tsx';

export const SAVE = 'POST /api/quiz-results';
export const START = 'PUT /api/quizzes/:quizId/attempts/:attemptId';
export const JUDGE = 'POST /api/quizzes/:quizId/attempts/:attemptId/answers';
export const TRIGGER = 'POST /api/badges/trigger';
export const MATCH = 'POST /api/quizzes/:quizId/attempts/:attemptId/matches';

type Who = keyof typeof people;

interface QuizOptions {
  at?: string;
  results?: Partial<QuizHistory>;
  quizzes?: Parameters<typeof answer<'GET /api/quizzes'>>[1];
  /** What the site shows with it. */
  beside?: ReactNode;
}

const pairs = level1.matching?.pairs.slice(0, 3) ?? [];

/** What the server asks in each try here: written questions in their order, and three pictures to match. */
export const drawn: DrawnQuiz = {
  questions: level1.questions.map(({ id, question, options, category }) => {
    return { id, question, options: [...options], category, picture: null };
  }),
  matching: {
    prompt: level1.matching?.prompt ?? '',
    items: [pairs[1], pairs[0], pairs[2]].flatMap((pair) => {
      return pair === undefined ? [] : [{ id: pair.entry.id, name: pair.entry.name, picture: pair.entry.example }];
    }),
    zones: pairs.map(({ zoneId, description }) => ({ id: zoneId, description })),
  },
};

/** The server's verdict on a choice. */
export function answerReviewOf(questionId: string, chosen: OptionId | null): AnswerReview {
  const question = level1.questions.find(({ id }) => id === questionId);
  const { correctAnswer = 'A', explanation = '', patternType = null } = question ?? {};
  return { chosen, isCorrect: chosen === correctAnswer, correctAnswer, explanation, patternType };
}

const lastBody = (route: string) => recordedCalls(route).at(-1)?.body;

function judgeLast() {
  const { questionId, chosen } = lastBody(JUDGE) as { questionId: string; chosen: OptionId | null };
  return answerReviewOf(questionId, chosen);
}

function matchLast() {
  const { placements } = lastBody(MATCH) as { placements: { zoneId: string; itemId: string }[] };
  const rightFor = (zoneId: string) => pairs.find((pair) => pair.zoneId === zoneId)?.entry.id ?? '';
  return placements.map((placement) => ({ ...placement, correctItemId: rightFor(placement.zoneId) }));
}

/** Opens the quiz at level 1, or at another address. */
export function renderQuiz(who: Who = 'visitor', { at = '/quiz', results = {}, quizzes, beside }: QuizOptions = {}) {
  const reader = { hasHeritageAccess: who === 'heritage' };
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/quizzes', quizzes ?? listQuizzes(reader));
  answer(START, drawn);
  answer(JUDGE, judgeLast);
  answer(MATCH, matchLast);
  answer('GET /api/patterns', readerPatterns(reader));
  answer(TRIGGER, { badges: [], earned: { entries: [], stats, celebrations: [] } });
  const history: QuizHistory = { attempts: [], best: [], remainingToday: who === 'heritage' ? null : 10 };
  answer('GET /api/quiz-results', { ...history, ...results });
  return renderScreen(
    <>
      <QuizRoute />
      {beside}
    </>,
    { at },
  );
}

type User = ReturnType<typeof renderScreen>['user'];

/** Found by text: a search by role takes seconds with this many candles. */
export const button = (name: string) => screen.findByText<HTMLButtonElement>(name, { selector: 'button' });
export const title = (name: string) => screen.findByText(name, { selector: 'h1' });
export const clickButton = async (user: User, name: string) => user.click(await button(name));

export async function choose(user: User, index: number, isRight: boolean) {
  const question = level1.questions[index];
  const option = question?.options.find(({ id }) => (id === question.correctAnswer) === isRight);
  await user.click(await screen.findByText(option?.text ?? ''));
  await clickButton(user, 'Submit Answer');
}

/** Answers all four questions, the first `correct` of them right. */
export async function answerAll(user: User, correct: number) {
  await clickButton(user, 'Start Quiz');
  for (let index = 0; index < 4; index++) {
    await choose(user, index, index < correct);
    if (index < 3) await clickButton(user, 'Next Question');
  }
}

/** Goes to the pictures and puts each in the zone of the same place, which is right for none of the first two. */
export async function matchAll(user: User) {
  await clickButton(user, 'Match Pictures');
  expect((await button('Check Matches')).disabled).toBe(true);
  for (const [index, { name }] of (drawn.matching?.items ?? []).entries()) {
    await user.click(await screen.findByText(name, { selector: 'button > span' }));
    await user.click((await screen.findAllByText('Place it here'))[0] ?? document.body);
    expect(screen.getAllByText('Placed')).toHaveLength(index + 1);
  }
}

export function saved(entries: { cause: string; points: number }[] = [{ cause: 'quiz-best:level:3', points: 150 }]) {
  const attempt = {
    id: 'attempt',
    quizId: level1.id,
    category: 'candlesticks',
    score: 3,
    totalQuestions: 4,
    seconds: 30,
    entries,
    finishedAt: '2026-03-02T09:00:00.000Z',
  };
  return { attempt, earned: { entries, stats, celebrations: [] }, remainingToday: 9, nextMilestone: null };
}

export const unsaved = () => localStorage.getItem('wickwise.unsaved-quizzes');

/** A quiz as this tab keeps it: finished by default, so that a test about the results need not answer the questions. */
export function keepRun(takenBy: string | null, changes: Partial<QuizRun> = {}) {
  const answers = Object.fromEntries(
    level1.questions.map(({ id, correctAnswer }) => [id, answerReviewOf(id, correctAnswer)]),
  );
  const run: QuizRun = {
    quizId: level1.id,
    attemptId: 'attempt',
    takenBy,
    drawn,
    startedAt: 1_000_000,
    finishedAt: 1_030_000,
    index: 3,
    answers,
    placements: {},
    matches: [],
    ...changes,
  };
  sessionStorage.setItem('wickwise.quiz-run', JSON.stringify(run));
}

export function keepVisitorQuizzes(count: number, finishedAt: Date) {
  const finished = { category: 'candlesticks', score: 1, totalQuestions: 4, seconds: 30, finishedAt };
  const quizzes = Array.from({ length: count }, () => ({ ...finished, id: crypto.randomUUID() }));
  visitorQuizStore().change(() => quizzes.map((quiz) => ({ ...quiz, finishedAt: quiz.finishedAt.toISOString() })));
}

/** For `afterEach`: the store is kept in memory, beyond what is cleared after each test. */
export function removeVisitorQuizzes() {
  visitorQuizStore().change(() => []);
}
