export type BadgeCategory = 'progress' | 'mastery' | 'dedication' | 'special';
export type BadgeTier = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';

/** What is counted of a learner, from the logs. */
export type Measure =
  | 'lessons-completed'
  | 'candlestick-lessons-completed'
  | 'chart-pattern-lessons-completed'
  | 'price-action-lessons-completed'
  | 'quizzes-completed'
  | 'perfect-quizzes'
  | 'vocabulary-quizzes-completed'
  | 'perfect-vocabulary-quizzes'
  | 'cards-reviewed'
  | 'cards-mastered'
  | 'scenarios-right-first-try'
  | 'drills-correct'
  | 'longest-streak-days'
  | 'study-days'
  | 'study-weeks'
  | 'level'
  /** Days of study right after a missed one: coming back counts. */
  | 'returns-after-a-missed-day'
  /** Quizzes passed that had been failed before. */
  | 'quizzes-passed-after-failing';

export interface BadgeCriterion {
  readonly measure: Measure;
  readonly atLeast: number;
}

export interface Badge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: BadgeCategory;
  readonly tier: BadgeTier;
  readonly points: number;
  readonly icon: 'trophy' | 'star' | 'flame' | 'shield' | 'crown' | 'gem' | 'medal';
  /** All of them must be met. */
  readonly criteria: readonly [BadgeCriterion, ...BadgeCriterion[]];
}
