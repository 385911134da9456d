import type { OptionId, Quiz, QuizQuestion, QuizResult } from '@wickwise/contract/quiz';

/** Time for one quiz. */
export const QUIZ_SECONDS = 600;
/** Points of the score for each correct answer. */
export const POINTS_PER_ANSWER = 50;
/** The share of correct answers, in percent, from which a quiz is passed. */
export const PASS_PERCENT = 70;

/** One time through a quiz, from the first question to the results. */
export interface QuizRun {
  readonly quizId: string;
  readonly attemptId: string;
  /** The learner who takes it; null for a visitor. */
  readonly takenBy: string | null;
  /** Milliseconds since 1970, as all times here. */
  readonly startedAt: number;
  /** Null while it goes on. */
  readonly finishedAt: number | null;
  /** The question on screen, counted from 0. */
  readonly index: number;
  /** By question id; an answer that was submitted stays. */
  readonly answers: Readonly<Record<string, OptionId>>;
  /** How sure the learner was, in percent, by question id; only where they said so. */
  readonly confidences: Readonly<Record<string, number>>;
  /** Item ids by zone id. */
  readonly placements: Readonly<Record<string, string>>;
  readonly isMatchingChecked: boolean;
}

interface NewRun extends Pick<QuizRun, 'quizId' | 'attemptId' | 'takenBy'> {
  readonly now: number;
}

export function startRun({ now, ...run }: NewRun): QuizRun {
  const nothing = { index: 0, answers: {}, confidences: {}, placements: {}, isMatchingChecked: false };
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

/** What is submitted for a question. */
export interface SubmittedAnswer {
  readonly chosen: OptionId;
  /** In percent; null when it was not said. */
  readonly confidence: number | null;
}

/** Options cannot be changed after feedback: a second answer to a question is ignored. */
export function submitAnswer(run: QuizRun, questionId: string, { chosen, confidence }: SubmittedAnswer): QuizRun {
  if (questionId in run.answers) return run;
  const confidences = confidence === null ? run.confidences : { ...run.confidences, [questionId]: confidence };
  return { ...run, answers: { ...run.answers, [questionId]: chosen }, confidences };
}

/** A placed item stays where it is, and so does what a zone holds. */
export function placeItem(run: QuizRun, { zoneId, itemId }: { zoneId: string; itemId: string }): QuizRun {
  const isTaken = zoneId in run.placements || isPlaced(run, itemId);
  return isTaken || run.isMatchingChecked ? run : { ...run, placements: { ...run.placements, [zoneId]: itemId } };
}

export function isPlaced({ placements }: Pick<QuizRun, 'placements'>, itemId: string): boolean {
  return Object.values(placements).includes(itemId);
}

/** Takes every item back, until the matches are checked. */
export function clearPlacements(run: QuizRun): QuizRun {
  return run.isMatchingChecked ? run : { ...run, placements: {} };
}

/** Nothing while a zone is empty. */
export function checkMatches(run: QuizRun, { matching }: Quiz): QuizRun {
  const isFilled = matching?.zones.every(({ id }) => id in run.placements) === true;
  return isFilled ? { ...run, isMatchingChecked: true } : run;
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

/** `9:05` */
export function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export interface Score {
  readonly correct: number;
  readonly total: number;
  readonly points: number;
  /** Rounded to a whole number. */
  readonly percent: number;
  readonly isPassed: boolean;
}

export function scoreOf({ questions }: Quiz, { answers }: Pick<QuizRun, 'answers'>): Score {
  const correct = questions.filter(({ id, correctAnswer }) => answers[id] === correctAnswer).length;
  const total = questions.length;
  const isPassed = correct * 100 >= total * PASS_PERCENT;
  return {
    correct,
    total,
    points: correct * POINTS_PER_ANSWER,
    percent: Math.round((correct * 100) / total),
    isPassed,
  };
}

/** The patterns of the questions that were not answered correctly, each once. */
export function missedPatterns({ questions }: Quiz, { answers }: Pick<QuizRun, 'answers'>): string[] {
  const missed = questions.filter(({ id, correctAnswer }) => answers[id] !== correctAnswer);
  return [...new Set(missed.flatMap(({ patternType }) => patternType ?? []))];
}

/** Correct answers in a row, up to the question on screen. */
export function answerStreak({ questions }: Quiz, { answers, index }: QuizRun): number {
  const seen = questions.slice(0, index + 1).reverse();
  const miss = seen.findIndex(({ id, correctAnswer }) => answers[id] !== correctAnswer);
  return miss === -1 ? seen.length : miss;
}

/** A finished run as the server takes it. */
export function resultOf(quiz: Quiz, run: QuizRun): QuizResult & { attemptId: string } {
  const { correct, total } = scoreOf(quiz, run);
  return {
    ...{ category: quiz.category, score: correct, totalQuestions: total, quizId: quiz.id, attemptId: run.attemptId },
    answers: Object.entries(run.answers).map(([questionId, chosen]) => {
      const confidence = run.confidences[questionId];
      return { questionId, chosen, ...(confidence === undefined ? {} : { confidence }) };
    }),
    matching: Object.entries(run.placements).map(([zoneId, itemId]) => ({ zoneId, itemId })),
    seconds: secondsTaken(run),
  };
}

/** Of a finished run. */
export function secondsTaken(run: QuizRun): number {
  return QUIZ_SECONDS - secondsLeft(run, run.startedAt);
}

const RUN_FIELDS = { quizId: 'string', attemptId: 'string', startedAt: 'number', index: 'number' } as const;

/** A stored run, or null for what is none: another version may have stored it, or a person. */
export function parseRun(value: unknown): QuizRun | null {
  if (!isRecord(value) || !isRecord(value.answers) || !isRecord(value.placements)) return null;
  const isWhole = Object.entries(RUN_FIELDS).every(([field, type]) => typeof value[field] === type);
  // A run that an earlier version began knows no confidence.
  return isWhole ? ({ confidences: {}, ...value } as unknown as QuizRun) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
