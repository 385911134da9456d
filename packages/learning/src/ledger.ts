import type { Cause } from './cause.ts';
import {
  DRILL_ANSWERS_PAID_PER_DAY,
  DRILL_POINTS,
  FLASHCARD_REVIEW_POINTS,
  FLASHCARD_REVIEWS_PAID_PER_DAY,
  PATTERN_MASTERED_POINTS,
  PERFECT_QUIZ_POINTS,
  QUIZ_ANSWER_POINTS,
  SCENARIO_POINTS,
  streakDayPoints,
  VOCABULARY_ANSWER_POINTS,
  VOCABULARY_QUIZZES_PAID_PER_DAY,
} from './experience.ts';
import type { LocalDay } from './local-day.ts';
import type { Streak } from './streak.ts';

/** Something a learner did. Each kind carries the facts its rules need. */
export type LearningEvent =
  | { readonly kind: 'lesson-completed' | 'lesson-reopened'; readonly patternId: string }
  /** A knowledge check is attempted when it ended before all of its questions were answered. */
  | ({ readonly kind: 'quiz-completed' | 'quiz-attempted'; readonly quizId: string } & AnswerCounts)
  | ({ readonly kind: 'vocabulary-quiz-completed' } & AnswerCounts)
  | ({ readonly kind: 'drill-completed'; readonly drillId: string } & AnswerCounts)
  | FlashcardReviewed
  | {
      readonly kind: 'scenario-answered';
      readonly scenarioId: string;
      readonly isCorrect: boolean;
      readonly isFirstAttempt: boolean;
    }
  | ItemCompleted;

/** How questions were answered. */
interface AnswerCounts {
  readonly correct: number;
  readonly total: number;
  /** How long it took; null when that is not known. */
  readonly seconds: number | null;
}

/** A flashcard that was graded, with the counts of the review log once everything sent with the grade is in it. */
export interface FlashcardReviewed {
  readonly kind: 'flashcard-reviewed';
  readonly cardId: string;
  readonly wasDue: boolean;
  /** Any grade but Forgot. */
  readonly wasRecalled: boolean;
  /** Grades of Easy on the day of the review. */
  readonly easyThatDay: number;
  /** Cards that are mastered now. */
  readonly cardsMastered: number;
}

/** An item to read once: completing it again changes nothing. */
export interface ItemCompleted {
  readonly kind: 'term-studied' | 'section-completed' | 'module-completed' | 'article-read';
  readonly itemId: string;
}

/** A row of the ledger: experience and why it was earned. */
export interface LedgerEntry {
  readonly cause: Cause;
  /** Experience: whole, above zero. */
  readonly points: number;
}

/** An event and everything that decides what it earns. */
export interface EarningInput {
  readonly event: LearningEvent;
  /** The learner's local day of the event. */
  readonly today: LocalDay;
  /** The streak with this event's day already in it. */
  readonly streak: Pick<Streak, 'days' | 'studiedToday'>;
  /** The causes in the ledger; those that `relatedCauses` names, and the day's, are enough. */
  readonly alreadyEarned: ReadonlySet<string>;
}

/**
 * What an event and its day add to the ledger, without the milestones, badges and levels that follow from them. Empty
 * when everything was earned before.
 * @throws RangeError when the streak does not include today yet.
 */
export function directEntries({ today, streak, ...input }: EarningInput): LedgerEntry[] {
  if (!streak.studiedToday) throw new RangeError('Count the day of the event into the streak before its entries.');
  const own = eventEntries({ today, ...input });
  const day: LedgerEntry = { cause: `streak-day:${today}`, points: streakDayPoints(streak.days) };
  return [...own, day].filter(({ cause }) => !input.alreadyEarned.has(cause));
}

/**
 * The causes to look up before the points of an event are known: a prefix covers every cause that begins with it.
 */
export interface RelatedCauses {
  readonly causes: readonly Cause[];
  readonly prefixes: readonly string[];
  /** The same, for rewards that are limited per day: those of the last three days are enough. */
  readonly dailyPrefixes: readonly string[];
}

/** The ledger's causes that decide what an event earns, but for the day's own, which depends on the day. */
export function relatedCauses(event: LearningEvent): RelatedCauses {
  const none = { causes: [], prefixes: [], dailyPrefixes: [] };
  switch (event.kind) {
    case 'lesson-completed':
      return { ...none, causes: [`pattern-mastered:${event.patternId}`] };
    case 'quiz-completed':
    case 'quiz-attempted':
      return { ...none, causes: [`quiz-perfect:${event.quizId}`], prefixes: [`quiz-best:${event.quizId}:`] };
    case 'vocabulary-quiz-completed':
      return { ...none, dailyPrefixes: ['vocabulary-quiz:'] };
    case 'flashcard-reviewed':
      return { ...none, dailyPrefixes: ['flashcard-review:'] };
    case 'drill-completed':
      return { ...none, dailyPrefixes: ['drill:'] };
    case 'scenario-answered':
      return { ...none, causes: [`scenario-solved:${event.scenarioId}`] };
    case 'lesson-reopened':
    case 'term-studied':
    case 'section-completed':
    case 'module-completed':
    case 'article-read':
      return none;
  }
}

type EventFacts = Pick<EarningInput, 'event' | 'today' | 'alreadyEarned'>;

function eventEntries({ event, today, alreadyEarned }: EventFacts): LedgerEntry[] {
  switch (event.kind) {
    case 'lesson-completed':
      return [{ cause: `pattern-mastered:${event.patternId}`, points: PATTERN_MASTERED_POINTS }];
    case 'quiz-completed':
    case 'quiz-attempted':
      return quizEntries(event, alreadyEarned);
    case 'vocabulary-quiz-completed': {
      const points = VOCABULARY_ANSWER_POINTS * event.correct;
      const limit = VOCABULARY_QUIZZES_PAID_PER_DAY;
      return dailyEntries({ prefix: `vocabulary-quiz:${today}:`, points, limit, alreadyEarned });
    }
    case 'flashcard-reviewed': {
      const points = event.wasDue ? FLASHCARD_REVIEW_POINTS : 0;
      const limit = FLASHCARD_REVIEWS_PAID_PER_DAY;
      return dailyEntries({ prefix: `flashcard-review:${today}:`, points, limit, alreadyEarned });
    }
    case 'drill-completed':
      return drillEntries(event.correct, today, alreadyEarned);
    case 'scenario-answered': {
      const isSolved = event.isCorrect && event.isFirstAttempt;
      return isSolved ? [{ cause: `scenario-solved:${event.scenarioId}`, points: SCENARIO_POINTS }] : [];
    }
    case 'lesson-reopened':
    case 'term-studied':
    case 'section-completed':
    case 'module-completed':
    case 'article-read':
      return [];
  }
}

/** What a quiz adds to the learner's best score so far in it. */
function quizEntries(
  { quizId, correct, total }: Extract<LearningEvent, { quizId: string }>,
  alreadyEarned: ReadonlySet<string>,
): LedgerEntry[] {
  const scores = withPrefix(alreadyEarned, `quiz-best:${quizId}:`).map(Number);
  const gained = correct - Math.max(0, ...scores);
  const best: LedgerEntry[] =
    gained > 0 ? [{ cause: `quiz-best:${quizId}:${correct}`, points: QUIZ_ANSWER_POINTS * gained }] : [];
  return correct === total ? [...best, { cause: `quiz-perfect:${quizId}`, points: PERFECT_QUIZ_POINTS }] : best;
}

/** Drills are paid per answer: each cause ends in the number of the day's answers paid with it. */
function drillEntries(correct: number, today: LocalDay, alreadyEarned: ReadonlySet<string>): LedgerEntry[] {
  const paid = Math.max(0, ...withPrefix(alreadyEarned, `drill:${today}:`).map(Number));
  const paidThen = Math.min(DRILL_ANSWERS_PAID_PER_DAY, paid + correct);
  return paidThen > paid ? [{ cause: `drill:${today}:${paidThen}`, points: DRILL_POINTS * (paidThen - paid) }] : [];
}

interface DailyReward {
  /** Of its causes, the day included; each ends in a number from 1. */
  readonly prefix: `${'vocabulary-quiz' | 'flashcard-review'}:${string}:`;
  readonly points: number;
  readonly limit: number;
  readonly alreadyEarned: ReadonlySet<string>;
}

/** A reward that is paid a limited number of times a day. */
function dailyEntries({ prefix, points, limit, alreadyEarned }: DailyReward): LedgerEntry[] {
  const paid = withPrefix(alreadyEarned, prefix).length;
  return points > 0 && paid < limit ? [{ cause: `${prefix}${paid + 1}`, points }] : [];
}

/** What follows the prefix in each of the causes that have it. */
function withPrefix(causes: ReadonlySet<string>, prefix: string): string[] {
  return [...causes].filter((cause) => cause.startsWith(prefix)).map((cause) => cause.slice(prefix.length));
}
