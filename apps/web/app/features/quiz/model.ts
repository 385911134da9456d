import type { AnswerReview, DrawnQuiz, ListedQuiz, MatchReview, QuizQuestion } from '@wickwise/contract/quiz';
import type { QuizResult } from '@wickwise/contract/quiz-result';
import { QUIZ_PASS_SHARE } from '@wickwise/learning/learning-counts';
import { wholePercent } from '@wickwise/statistics/percent';

/** Time for one quiz. */
export const QUIZ_SECONDS = 600;
/** What it takes to pass. */
export const PASS_PERCENT = 100 * QUIZ_PASS_SHARE;
/** Points of the score for each correct answer. */
export const POINTS_PER_ANSWER = 50;

/** A quiz with the questions of one attempt. */
export type Quiz = ListedQuiz & DrawnQuiz;

/** One attempt at a quiz, from the first question to the results. */
export interface QuizRun {
  readonly quizId: string;
  readonly attemptId: string;
  /** The learner who takes it; null for a visitor. */
  readonly takenBy: string | null;
  /** What the server asks. */
  readonly drawn: DrawnQuiz;
  /** Milliseconds since 1970, as all times here. */
  readonly startedAt: number;
  /** Null while the quiz is running. */
  readonly finishedAt: number | null;
  /** The question on screen, counted from 0. */
  readonly index: number;
  /** As the server judged them, by question id; an answer that was judged stays. */
  readonly answers: Readonly<Record<string, AnswerReview>>;
  /** Item ids by zone id. */
  readonly placements: Readonly<Record<string, string>>;
  /** As the server judged them; null until they are checked. */
  readonly matches: readonly MatchReview[] | null;
}

export interface NewRun extends Pick<QuizRun, 'quizId' | 'attemptId' | 'takenBy' | 'drawn'> {
  readonly now: number;
}

export function startRun({ now, ...run }: NewRun): QuizRun {
  const nothing = { index: 0, answers: {}, placements: {}, matches: null };
  return { ...run, ...nothing, startedAt: now, finishedAt: null };
}

export function currentQuestion(quiz: Quiz, { index }: QuizRun): QuizQuestion {
  const question = quiz.questions[Math.min(index, quiz.questions.length - 1)];
  if (question === undefined) throw new Error(`The quiz ${quiz.id} has no questions.`);
  return question;
}

export function isLastQuestion(quiz: Quiz, { index }: Pick<QuizRun, 'index'>): boolean {
  return index >= quiz.questions.length - 1;
}

/** Options cannot be changed after feedback: a second review of a question is ignored. */
export function addAnswer(run: QuizRun, questionId: string, review: AnswerReview): QuizRun {
  return questionId in run.answers ? run : { ...run, answers: { ...run.answers, [questionId]: review } };
}

/** A placed item stays where it is, and so does what a zone holds. */
export function placeItem(run: QuizRun, { zoneId, itemId }: { zoneId: string; itemId: string }): QuizRun {
  const isTaken = zoneId in run.placements || isPlaced(run, itemId);
  return isTaken || run.matches !== null ? run : { ...run, placements: { ...run.placements, [zoneId]: itemId } };
}

export function isPlaced({ placements }: Pick<QuizRun, 'placements'>, itemId: string): boolean {
  return Object.values(placements).includes(itemId);
}

/** Clears all placements, unless the matches are checked. */
export function clearPlacements(run: QuizRun): QuizRun {
  return run.matches === null ? { ...run, placements: {} } : run;
}

/** Matches are final once checked, and so are the placements. */
export function addMatches(run: QuizRun, matches: readonly MatchReview[]): QuizRun {
  return run.matches === null ? { ...run, matches } : run;
}

/** The next question, or after the last one the end. */
export function moveOn(run: QuizRun, quiz: Quiz, now: number): QuizRun {
  return isLastQuestion(quiz, run) ? finishRun(run, now) : { ...run, index: run.index + 1 };
}

function finishRun(run: QuizRun, now: number): QuizRun {
  return run.finishedAt === null ? { ...run, finishedAt: now } : run;
}

/** At zero the quiz ends with what was answered. */
export function endIfTimeIsUp(run: QuizRun, now: number): QuizRun {
  return secondsLeft(run, now) > 0 ? run : finishRun(run, run.startedAt + QUIZ_SECONDS * 1000);
}

export function secondsLeft({ startedAt, finishedAt }: QuizRun, now: number): number {
  const passed = Math.floor(((finishedAt ?? now) - startedAt) / 1000);
  return Math.min(QUIZ_SECONDS, Math.max(0, QUIZ_SECONDS - passed));
}

/** What a quiz consists of, under its title. */
export function quizLede(questions: number, hasMatching: boolean): string {
  const exercise = hasMatching ? ' and a matching exercise' : '';
  return `${questions} multiple-choice questions${exercise}. Each question is explained once you’ve answered.`;
}

/** `9:05` */
export function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export interface Score {
  readonly correct: number;
  readonly total: number;
  readonly points: number;
  /** Whole. */
  readonly percent: number;
  readonly isPassed: boolean;
}

export function scoreOf({ questions }: Quiz, { answers }: Pick<QuizRun, 'answers'>): Score {
  const correct = questions.filter(({ id }) => answers[id]?.isCorrect).length;
  const total = questions.length;
  return {
    correct,
    total,
    points: correct * POINTS_PER_ANSWER,
    percent: wholePercent(correct, total) ?? 0,
    isPassed: correct / total >= QUIZ_PASS_SHARE,
  };
}

/** The patterns of the answers that were not correct, each once. */
export function missedPatterns({ questions }: Quiz, { answers }: Pick<QuizRun, 'answers'>): string[] {
  const missed = questions.flatMap(({ id }) => answers[id] ?? []).filter(({ isCorrect }) => !isCorrect);
  return [...new Set(missed.flatMap(({ patternType }) => patternType ?? []))];
}

/** Correct answers in a row, up to the question on screen. */
export function answerStreak({ questions }: Quiz, { answers, index }: QuizRun): number {
  const seen = questions.slice(0, index + 1).reverse();
  const miss = seen.findIndex(({ id }) => answers[id]?.isCorrect !== true);
  return miss === -1 ? seen.length : miss;
}

/** The result of a run to record; the server already has the answers. */
export function quizResultOf(quiz: Quiz, run: QuizRun): QuizResult {
  const { correct, total } = scoreOf(quiz, run);
  const { id: quizId, category } = quiz;
  return {
    category,
    quizId,
    attemptId: run.attemptId,
    score: correct,
    totalQuestions: total,
    seconds: secondsTaken(run),
  };
}

/** Of a finished run. */
export function secondsTaken(run: QuizRun): number {
  return QUIZ_SECONDS - secondsLeft(run, run.startedAt);
}
