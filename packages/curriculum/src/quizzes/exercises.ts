/**
 * Items that ask the same with other numbers or another chart, so that the explanation of one gives the answer of the
 * other away. Each list is one exercise.
 */
export const sharedExercises: readonly (readonly string[])[] = [
  // Level 1
  ['condition-hammer-body', 'condition-hammer-long-shadow', 'condition-hammer-short-shadow'],
  [
    'condition-shooting-star-body',
    'condition-shooting-star-long-shadow',
    'condition-shooting-star-short-shadow',
    'condition-shooting-star-gap',
  ],
  [
    'condition-bullish-engulfing-color',
    'condition-bullish-engulfing-top',
    'condition-bullish-engulfing-bottom',
    'condition-bullish-engulfing-trend',
  ],
  [
    'condition-bearish-engulfing-color',
    'condition-bearish-engulfing-top',
    'condition-bearish-engulfing-bottom',
    'condition-bearish-engulfing-trend',
  ],
  ['when-a-hammer-counts', 'confirms-hammer'],
  ['confirming-a-shooting-star', 'confirms-shooting-star'],
  ['warning-of-a-star', 'fails-shooting-star'],
  ['end-of-the-idea', 'fails-bullish-engulfing'],
  // Measured moves, by how the height is measured
  [
    'target-of-a-double-top',
    'target-double-top',
    'target-double-bottom',
    'target-triple-top',
    'target-triple-bottom',
    'target-head-and-shoulders',
    'target-inverse-head-and-shoulders',
  ],
  ['target-ascending-triangle', 'target-descending-triangle'],
  ['target-bull-flag', 'target-bear-flag'],
  // Price action
  ['what-is-an-inside-bar', 'prices-of-an-inside-bar'],
  ['swing-failure', 'prices-of-a-swing-failure'],
  ['end-of-an-uptrend', 'prices-of-a-structure'],
  ['shadow-or-close', 'role-reversal', 'close-below-old-resistance', 'prices-at-resistance'],
  // Risk
  ['ten-losses-at-two', 'sum-losses-in-a-row'],
  ['sixty-percent-wins', 'sum-expectancy'],
  ['shares-from-risk', 'sizing-a-pattern-trade', 'sum-shares-from-risk'],
  ['gap-through-the-stop', 'sum-gap-through-stop'],
  ['out-of-a-drawdown', 'sum-back-to-even'],
  ['break-even-win-rate', 'sum-break-even'],
  ['r-of-a-trade', 'sum-multiple-of-risk'],
  ['leverage-and-loss', 'sum-leverage'],
  // Evidence
  ['ten-trades', 'interval-of-few-trades'],
  ['large-sample', 'interval-of-many-cases'],
  ['nine-cases', 'one-case-more'],
];

const byItem: ReadonlyMap<string, string> = new Map(
  sharedExercises.flatMap((itemIds) => itemIds.map((itemId) => [itemId, itemIds.join()] as const)),
);

/** What an item practices: the same for all of an exercise, and an item's own for any other one. */
export function exerciseOf(itemId: string): string {
  return byItem.get(itemId) ?? itemId;
}
