import type { EditedTrade } from '../bulk-edit.ts';
import type { JournalEntry } from '../entry.ts';
import { currencyOf } from '../money.ts';
import { isSpread, type ListedTrade, type Spread, tradesOf } from './spread.ts';
import { APART } from './spread-key.ts';

/** Why trades can’t be combined as one spread. */
export type CombineProblem = 'one' | 'stage' | 'account' | 'currency';

/** Null when the trades can be combined. */
export function combineProblem(chosen: readonly ListedTrade[]): CombineProblem | null {
  const legs = chosen.flatMap(tradesOf);
  if (chosen.length < 2) return 'one';
  if (legs.some(({ stage }) => stage !== 'taken')) return 'stage';
  if (new Set(legs.map(({ account }) => account)).size > 1) return 'account';
  return new Set(legs.map(currencyOf)).size > 1 ? 'currency' : null;
}

/** Makes trades, and the legs of spreads among them, legs of one spread. */
export function combineTrades(chosen: readonly ListedTrade[], spreadId: string): EditedTrade[] {
  return chosen.flatMap(tradesOf).map((base) => ({ base, edited: { ...base, spreadId } }));
}

/** Makes the legs of spreads trades of their own, for good: another import does not combine them again. */
export function splitSpreads(chosen: readonly ListedTrade[]): EditedTrade[] {
  return chosen
    .filter(isSpread)
    .flatMap(({ legs }) => legs.map((base) => ({ base, edited: { ...base, spreadId: APART } })));
}

const reviewFields = [
  'tradeType',
  'reasonForEntry',
  'lessonsLearned',
  'privateNotes',
  'emotionBefore',
  'emotionAfter',
  'setupQuality',
  'executionDiscipline',
  'pattern',
  'timeframe',
  'marketCondition',
  'brokenRules',
  'tags',
] as const satisfies readonly (keyof JournalEntry)[];

/** What is said of a spread, as a form says it. */
export type SpreadReview = Pick<JournalEntry, (typeof reviewFields)[number] | 'riskAmount'>;

/** What a review changed, on every leg. The risk amount of the spread is kept with its first leg, and no other has one. */
export function editSpread(spread: Spread, edited: SpreadReview): EditedTrade[] {
  const changed = reviewFields.filter((field) => JSON.stringify(edited[field]) !== JSON.stringify(spread[field]));
  const said = Object.fromEntries(changed.map((field) => [field, edited[field]]));
  return spread.legs.map((base, index) => ({
    base,
    edited: { ...base, ...said, ...(edited.riskAmount === spread.riskAmount ? {} : riskOf(edited, index)) },
  }));
}

function riskOf({ riskAmount }: SpreadReview, index: number): Pick<JournalEntry, 'riskAmount'> {
  return { riskAmount: index === 0 ? riskAmount : null };
}
