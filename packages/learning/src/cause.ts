import type { CelebrationType } from '@wickwise/contract/reward/celebration';

/** The reason experience was earned. A learner's ledger has each cause at most once. */
export type Cause =
  | `pattern-mastered:${string}`
  | `quiz-best:${string}:${number}`
  | `quiz-perfect:${string}`
  | `vocabulary-quiz:${string}:${number}`
  | `flashcard-review:${string}:${number}`
  | `scenario-solved:${string}`
  | `drill:${string}:${number}`
  | `milestone:${string}:${number}`
  | `badge:${string}`
  | `streak-day:${string}`
  | `level-up:${number}`;

/** The part before the first colon. */
export type KindOf<Text> = Text extends `${infer Kind}:${string}` ? Kind : never;

export type CauseKind = KindOf<Cause>;

/** The celebration of each kind of cause; null for one without, such as a single right answer. */
export const celebrationTypes = {
  'pattern-mastered': 'mastery',
  'quiz-best': null,
  'quiz-perfect': 'perfect_score',
  'vocabulary-quiz': null,
  'flashcard-review': null,
  'scenario-solved': null,
  drill: null,
  milestone: 'milestone',
  badge: 'reward',
  'streak-day': 'streak',
  'level-up': 'level_up',
} as const satisfies Record<CauseKind, CelebrationType | null>;

/** The kinds of causes that are celebrated. */
export type CelebratedKind = {
  [Kind in CauseKind]: (typeof celebrationTypes)[Kind] extends null ? never : Kind;
}[CauseKind];

/** The kind of a stored cause; null for one that only a newer version knows. */
export function causeKindOf(cause: string): CauseKind | null {
  const [kind = ''] = cause.split(':', 1);
  return isCauseKind(kind) ? kind : null;
}

function isCauseKind(kind: string): kind is CauseKind {
  return Object.hasOwn(celebrationTypes, kind);
}
