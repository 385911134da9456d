import { isChecked } from '@wickwise/journal/decisions';
import { isClosed, type JournalEntry } from '@wickwise/journal/entry';
import { tradeStore } from './trade-storage.ts';

/** A closed trade that its owner hasn't checked against their rules yet. */
export interface TradeToReview {
  readonly tradeId: string;
  /** yyyy-mm-dd */
  readonly closedOn: string;
}

/** The owner's closed trades without that check, the newest first, as far as this browser could read them. */
export async function listTradesToReview(owner: string): Promise<TradeToReview[]> {
  const store = tradeStore(owner);
  await store.reload();
  return tradesToReview(store.getState().value);
}

export function tradesToReview(entries: readonly JournalEntry[]): TradeToReview[] {
  return entries
    .filter((entry) => isClosed(entry) && !isChecked(entry))
    .map(({ id, ...entry }) => ({ tradeId: id, closedOn: dayOf(entry) }))
    .sort(byDay);
}

function dayOf({ closedAt, date }: Pick<JournalEntry, 'closedAt' | 'date'>): string {
  return closedAt?.slice(0, 'yyyy-mm-dd'.length) ?? date;
}

function byDay(one: TradeToReview, other: TradeToReview): number {
  return other.closedOn.localeCompare(one.closedOn);
}
