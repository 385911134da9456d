/** One part of a score: what was measured and the points it earned. */
export interface Reason {
  readonly reason: string;
  /** Whole points. */
  readonly points: number;
}

/** One criterion of a pattern's score. */
export interface ScoreCriterion {
  readonly reason: string;
  /** The most points; those of a family add up to 100. */
  readonly weight: number;
  /** What was measured, in the unit of `worst` and `best`. */
  readonly value: number;
  /** The value that earns nothing, and the one that earns all; between them points grow evenly. */
  readonly worst: number;
  readonly best: number;
}

/** 0 at `worst`, 1 at `best`, straight between, never outside; `best` may be the smaller number. */
export function grade({ value, worst, best }: Pick<ScoreCriterion, 'value' | 'worst' | 'best'>): number {
  return Math.min(1, Math.max(0, (value - worst) / (best - worst)));
}

/** The score of a pattern as whole points per criterion, and their sum. */
export function scorePattern(criteria: readonly ScoreCriterion[]): { score: number; reasons: Reason[] } {
  const reasons = criteria.map((criterion) => ({
    reason: criterion.reason,
    points: Math.round(criterion.weight * grade(criterion)),
  }));
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
