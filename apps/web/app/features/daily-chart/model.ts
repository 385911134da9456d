import type { DailyReview } from '@wickwise/contract/practice/daily-chart';
import { wholePercent } from '@wickwise/statistics/percent';

/** `Nov 27` */
export function chartDayText(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** How everyone did, in one sentence. */
export function everyoneText({ everyone }: Pick<DailyReview, 'everyone'>, countsFrom: number): string {
  if (everyone === null) return `We’ll show how everyone did once ${countsFrom} learners have answered.`;
  return `${shareText(everyone)} of ${everyone.answers} learners got it right.`;
}

function shareText({ answers, right }: NonNullable<DailyReview['everyone']>): string {
  return `${wholePercent(right, answers)}%`;
}

interface Shared {
  readonly day: string;
  readonly review: Pick<DailyReview, 'isCorrect' | 'everyone'>;
  readonly address: string;
}

/** A result to share, which tells nothing about the chart. */
export function sharedText({ day, review, address }: Shared): string {
  const own = review.isCorrect ? 'I got it right' : 'It fooled me';
  const others = review.everyone === null ? '' : `, like ${othersLike(review.isCorrect, review.everyone)} of learners`;
  return `Wickwise chart of the day, ${chartDayText(day)}: ${own}${others}. ${address}`;
}

function othersLike(isCorrect: boolean, { answers, right }: NonNullable<DailyReview['everyone']>): string {
  return shareText({ answers, right: isCorrect ? right : answers - right });
}
