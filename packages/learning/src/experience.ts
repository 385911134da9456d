/** Experience (XP) that makes one level. The points below are XP, too. */
export const XP_PER_LEVEL = 1000;

/** Experience for mastering a pattern, once each. */
export const PATTERN_MASTERED_POINTS = 50;

/** Experience for each correct answer of a knowledge check beyond the learner's best score in it so far. */
export const QUIZ_ANSWER_POINTS = 50;
/** Experience for the first perfect score in each knowledge check. */
export const PERFECT_QUIZ_POINTS = 100;

/** Experience for each correct answer of a vocabulary quiz. */
export const VOCABULARY_ANSWER_POINTS = 5;
/** How many vocabulary quizzes of a day earn experience. */
export const VOCABULARY_QUIZZES_PAID_PER_DAY = 3;

/**
 * Experience for reviewing a flashcard that was due. Twenty minutes of practice shall earn more than the 300 points that
 * the best day of a streak earns by itself: ten minutes of cards at twenty seconds each are 150 points, and ten minutes
 * of charts at twenty seconds each, four of five right, are 240.
 */
export const FLASHCARD_REVIEW_POINTS = 5;
/** How many due flashcards of a day earn experience: 250 points at most. */
export const FLASHCARD_REVIEWS_PAID_PER_DAY = 50;

/** Experience for a scenario solved at the first attempt. */
export const SCENARIO_POINTS = 20;

/** Experience for each correct answer of a drill. */
export const DRILL_POINTS = 10;
/** How many correct answers of a day's drills earn experience: 400 points at most, for some 17 minutes of drills. */
export const DRILL_ANSWERS_PAID_PER_DAY = 40;

/** Experience per unit of a milestone's value. */
export const MILESTONE_POINTS = 20;
/** The most that a milestone awards, reached at a value of 25. */
export const MILESTONE_MAX_POINTS = 500;

/** Experience for each day of the streak, paid once a day. */
export const STREAK_DAY_POINTS = 10;
/** The most that a streak day awards, reached on day 30. */
export const STREAK_DAY_MAX_POINTS = 300;

/** Experience per level number, such as 20 × 3 for reaching level 3. */
export const LEVEL_UP_POINTS = 20;
/**
 * The most that reaching a level pays: half a level, from level 25 on. Without a cap, level 50 would
 * pay 20 × 50 = 1000, which is the whole of level 51, that one level 52, and so on without end.
 */
export const LEVEL_UP_MAX_POINTS = 500;

/** A place between two levels, in points of experience. */
export interface LevelProgress {
  /** From 1. */
  readonly level: number;
  /** Experience gathered since this level began: from 0 up to, but without, `perLevel`. */
  readonly intoLevel: number;
  /** Experience from the beginning of this level to the next. */
  readonly perLevel: number;
}

/**
 * The level at a sum of experience: 1 + floor(experience / 1000).
 * @throws RangeError when `experience` is negative or not whole.
 */
export function levelAt(experience: number): number {
  return levelProgress(experience).level;
}

/**
 * How far into its level a sum of experience reaches.
 * @throws RangeError when `experience` is negative or not whole.
 */
export function levelProgress(experience: number): LevelProgress {
  if (!Number.isSafeInteger(experience) || experience < 0) {
    throw new RangeError(`Experience is a whole number from 0 up, not ${experience}.`);
  }
  return {
    level: 1 + Math.floor(experience / XP_PER_LEVEL),
    intoLevel: experience % XP_PER_LEVEL,
    perLevel: XP_PER_LEVEL,
  };
}

/** Experience for studying on the `days`-th day of a streak, from 1: 10 a day, at most 300. */
export function streakDayPoints(days: number): number {
  return Math.min(STREAK_DAY_MAX_POINTS, STREAK_DAY_POINTS * days);
}

/** Experience for reaching `level`, from 2: 20 a level, at most 500. */
export function levelUpPoints(level: number): number {
  return Math.min(LEVEL_UP_MAX_POINTS, LEVEL_UP_POINTS * level);
}

/** Experience for reaching a milestone of `value`: 20 for each step, at most 500. */
export function milestonePoints(value: number): number {
  return Math.min(MILESTONE_MAX_POINTS, MILESTONE_POINTS * value);
}
