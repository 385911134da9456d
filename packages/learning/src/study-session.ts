import type { SessionType } from '@wickwise/contract/analytics';
import type { LearningEvent } from './ledger.ts';

/** A pause longer than this ends a study session. */
export const SESSION_PAUSE_MINUTES = 30;

const PAUSE_MS = SESSION_PAUSE_MINUTES * 60_000;

/** The time and the answers of a row of the log. */
export interface StudyAction {
  readonly kind: LearningEvent['kind'];
  /** When it was done; for a quiz, when it ended. */
  readonly at: Date;
  /** How long it took, in seconds; null when unknown. */
  readonly seconds: number | null;
  /** Right answers and questions; null where there were no questions. */
  readonly correct: number | null;
  readonly total: number | null;
}

/** A stretch of study without a pause of more than 30 minutes. */
export interface StudySession {
  readonly type: SessionType;
  readonly startedAt: Date;
  readonly studyMs: number;
  readonly correct: number;
  readonly incorrect: number;
}

/**
 * The milliseconds of study that an action adds to those before it: the time since the last one, unless that was a
 * pause; then what the action took by itself, as far as that is known, and never more than a pause.
 */
export function studyMsAfter(lastAt: Date | null, { at, seconds }: Pick<StudyAction, 'at' | 'seconds'>): number {
  const sinceMs = lastAt === null ? Number.POSITIVE_INFINITY : Math.max(0, at.getTime() - lastAt.getTime());
  return sinceMs <= PAUSE_MS ? sinceMs : Math.min(PAUSE_MS, (seconds ?? 0) * 1000);
}

/** The study sessions of a log, newest first. The rows are in chronological order. */
export function studySessions(log: readonly StudyAction[]): StudySession[] {
  const stretches: StudyAction[][] = [];
  let last: Date | null = null;
  for (const action of log) {
    const isPause: boolean = last === null || action.at.getTime() - last.getTime() > PAUSE_MS;
    if (isPause) stretches.push([action]);
    else stretches.at(-1)?.push(action);
    last = action.at;
  }
  return stretches.map(toSession).reverse();
}

function toSession(actions: readonly StudyAction[]): StudySession {
  const [first] = actions;
  const last = actions.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('A session has at least one action.');
  const ownMs = studyMsAfter(null, first);
  const correct = sumOf(actions, ({ correct }) => correct ?? 0);
  return {
    type: typeOf(actions),
    startedAt: new Date(first.at.getTime() - ownMs),
    studyMs: ownMs + last.at.getTime() - first.at.getTime(),
    correct,
    incorrect: sumOf(actions, ({ total }) => total ?? 0) - correct,
  };
}

const types: Record<LearningEvent['kind'], SessionType> = {
  'lesson-completed': 'lessons',
  'lesson-reopened': 'lessons',
  'section-completed': 'lessons',
  'module-completed': 'lessons',
  'article-read': 'lessons',
  'term-studied': 'vocabulary',
  'vocabulary-quiz-completed': 'vocabulary',
  'quiz-completed': 'quiz',
  'quiz-attempted': 'quiz',
  'flashcard-reviewed': 'flashcards',
  'scenario-answered': 'scenarios',
  'drill-completed': 'drills',
};

function typeOf(actions: readonly StudyAction[]): SessionType {
  const [type = 'mixed', ...others] = new Set(actions.map(({ kind }) => types[kind]));
  return others.length === 0 ? type : 'mixed';
}

function sumOf(actions: readonly StudyAction[], numberIn: (action: StudyAction) => number): number {
  return actions.reduce((sum, action) => sum + numberIn(action), 0);
}
