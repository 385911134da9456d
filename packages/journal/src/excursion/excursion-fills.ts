import type { JournalEntry } from '../entry.ts';
import { currencyOf } from '../money.ts';
import { fillsSayPrices } from '../profit.ts';
import { isSpread, type ListedTrade } from '../spread/spread.ts';

/** Why bars of shares in dollars can’t say how far a trade went. */
export type ExcursionObstacle = 'open' | 'option' | 'instrument' | 'currency' | 'split';

const shares: readonly JournalEntry['assetClass'][] = [null, 'stock', 'fund'];

/** Null for a closed trade of shares in dollars. */
export function excursionObstacle(entry: ListedTrade): ExcursionObstacle | null {
  if (entry.stage !== 'taken' || entry.exitPrice === null) return 'open';
  if (isSpread(entry) || entry.option !== null || entry.assetClass === 'option') return 'option';
  if (!shares.includes(entry.assetClass) || entry.multiplier !== 1) return 'instrument';
  if (currencyOf(entry) !== 'USD') return 'currency';
  return entry.splits.length > 0 ? 'split' : null;
}

/** A fill at a moment as it is written, `yyyy-mm-dd hh:mm:ss` or the day alone. */
export interface DatedFill {
  readonly moment: string;
  readonly price: number;
  /** Units bought, or below zero those sold. */
  readonly change: number;
}

/** The executions of a closed trade, or where it has none, or its trader typed over them, its entry and its exit. */
export function datedFills(entry: JournalEntry): readonly DatedFill[] {
  const { fills, date, openedAt, closedAt, entryPrice, exitPrice, positionSize, direction } = entry;
  if (fillsSayPrices(entry) && fills.every(({ time }) => time !== undefined))
    return fills.map(({ time = '', price, size, side }) => ({
      moment: time.slice(0, 19),
      price,
      change: side === 'buy' ? size : -size,
    }));
  const units = direction === 'long' ? positionSize : -positionSize;
  return [
    { moment: openedAt ?? date, price: entryPrice, change: units },
    { moment: closedAt ?? date, price: exitPrice ?? 0, change: -units },
  ];
}
