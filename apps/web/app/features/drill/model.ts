import type { DrillReview } from '@wickwise/contract/drill';
import type { Earned } from '@wickwise/contract/reward/reward';

/** How a drill ended. */
export interface DrillResult {
  readonly correct: number;
  readonly total: number;
  /** Null for a visitor. */
  readonly earned: Earned | null;
}

export function drillResultOf(reviews: readonly DrillReview[]): DrillResult {
  return {
    correct: reviews.filter(({ isCorrect }) => isCorrect).length,
    total: reviews.length,
    earned: reviews.find(({ earned }) => earned !== null)?.earned ?? null,
  };
}

/** Points earned by the right answers; those from the day, a badge or a level are listed separately. */
export function pointsFor({ entries }: Earned): { readonly answers: number; readonly more: number } {
  const sum = (isCounted: (cause: string) => boolean) =>
    entries.reduce((total, { cause, points }) => (isCounted(cause) ? total + points : total), 0);
  const isAnswer = (cause: string) => cause.startsWith('drill:');
  return { answers: sum(isAnswer), more: sum((cause) => !isAnswer(cause)) };
}

/** What a finished drill earned, in one sentence. */
export function earnedText({ correct, earned }: DrillResult): string {
  if (earned === null) return 'Sign in to earn XP for correct answers.';
  const { answers, more } = pointsFor(earned);
  const others = more > 0 ? ` Today’s study earned you ${answers > 0 ? 'another ' : ''}${more} XP.` : '';
  if (answers > 0) return `You earned ${answers} XP.${others}`;
  return correct > 0 ? `You’ve earned all the XP you can get from drills in one day.${others}` : others.trim();
}

/** The title of a result, from none right to all. */
export function resultTitle({ correct, total }: Pick<DrillResult, 'correct' | 'total'>): string {
  return `${correct} of ${total} correct`;
}
