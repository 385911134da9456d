import { averagePrice, totalOf } from '../../average-price.ts';
import { toDecimal, toNumber } from '../../decimal.ts';
import { type JournalEntry, type Matching, newEntry, unknownReview } from '../../entry.ts';
import type { Fill } from '../../fill.ts';
import { withResult } from '../../profit.ts';
import type { Trip } from './match.ts';

interface EntryFacts {
  readonly trip: Trip;
  /** The trade of the journal that it was; null for a new one. */
  readonly existing: JournalEntry | null;
  readonly id: string;
  readonly importId: string;
  readonly matching: Matching;
}

/** A position as a trade of the journal. What its trader changed stays, and what nobody said is unknown. */
export function toEntry({ trip, existing, id, importId, matching }: EntryFacts): JournalEntry {
  const derived = describe(trip);
  const base = existing ?? blankEntry({ id, date: derived.date, importId, matching });
  const kept = Object.fromEntries(base.edited.map((field) => [field, base[field as keyof JournalEntry]]));
  const entry = withResult({ ...base, ...derived, ...kept });
  return entry.exitPrice === null && derived.exitPrice === null ? { ...entry, winLoss: 'pending' } : entry;
}

function blankEntry({ id, date, ...facts }: Pick<JournalEntry, 'id' | 'date' | 'importId' | 'matching'>): JournalEntry {
  return { ...newEntry({ id, date }), ...unknownReview, reasonForEntry: 'Imported', ...facts };
}

/** The average prices are for display: the profit is worked out from the fills themselves. */
function describe({ holding, opensWith, fills, splits, size }: Trip) {
  const opening = fills.filter(({ side }) => side === opensWith);
  const closing = fills.filter(({ side }) => side !== opensWith);
  const isFlat = size.units === 0n;
  return {
    date: (fills[0]?.time ?? '').slice(0, 10),
    ...holding,
    direction: opensWith === 'buy' ? ('long' as const) : ('short' as const),
    entryPrice: averagePrice(opening),
    exitPrice: isFlat ? averagePrice(closing) : null,
    positionSize: toNumber(totalOf(opening, (fill) => toDecimal(fill.size))),
    fees: toNumber(totalOf(fills, ({ fees }) => toDecimal(fees))),
    fills,
    splits,
    openedAt: clockOf(opening[0]),
    closedAt: isFlat ? (clockOf(closing.at(-1)) ?? dayOf(closing.at(-1))) : null,
  };
}

/** To the second. */
function clockOf(fill: Fill | undefined): string | null {
  return fill?.time?.includes(':') ? fill.time.slice(0, 19) : null;
}

/** A result belongs to the day of the exit, even when its clock is unknown. */
function dayOf(fill: Fill | undefined): string | null {
  return fill?.time ?? null;
}
