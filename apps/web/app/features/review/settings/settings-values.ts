import { NEW_CARDS_PER_DAY, RETENTION_PERCENT } from '@wickwise/contract/constants';
import type { ReviewSettings } from '@wickwise/contract/review';
import { intervalDays } from '@wickwise/learning/card-schedule';
import { isWholeWithin } from '../storage.ts';

/** A number of new cards as it was typed; null if it is none that can be chosen. */
export function parseNewCards(text: string): number | null {
  const value = Number(text);
  return /^\s*\d+\s*$/.test(text) && isWholeWithin(value, NEW_CARDS_PER_DAY) ? value : null;
}

export const NEW_CARDS_PROBLEM = `Enter a whole number from ${NEW_CARDS_PER_DAY.min} to ${NEW_CARDS_PER_DAY.max}.`;

/** Every retention that can be chosen, in percent. */
export const retentionPercents: readonly number[] = Array.from(
  { length: RETENTION_PERCENT.max - RETENTION_PERCENT.min + 1 },
  (_, index) => RETENTION_PERCENT.min + index,
);

const EXAMPLE_DAYS = 30;

/** What a retention costs, or saves, on a card that is due after 30 days at the default. */
export function retentionCost(retentionPercent: number): string {
  if (retentionPercent === RETENTION_PERCENT.default) return 'Higher means more reviews, lower means fewer.';
  const more = retentionPercent > RETENTION_PERCENT.default ? 'Higher means more reviews' : 'Lower means fewer reviews';
  const days = intervalDays(EXAMPLE_DAYS, retentionPercent);
  return `${more}: a card due after ${EXAMPLE_DAYS} days at ${RETENTION_PERCENT.default}% is due after ${days} days at ${retentionPercent}%.`;
}

/** What differs from the settings. */
export function changesTo(settings: ReviewSettings, chosen: Partial<ReviewSettings>): Partial<ReviewSettings> {
  const { newCardsPerDay = settings.newCardsPerDay, retentionPercent = settings.retentionPercent } = chosen;
  return {
    ...(newCardsPerDay === settings.newCardsPerDay ? {} : { newCardsPerDay }),
    ...(retentionPercent === settings.retentionPercent ? {} : { retentionPercent }),
  };
}
