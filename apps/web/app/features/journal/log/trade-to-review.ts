import { isClosed, type JournalEntry } from '@wickwise/journal/entry';
import { tradeStore } from './trade-storage.ts';

/** A closed trade about which its owner has written nothing yet. */
export interface TradeToReview {
  readonly tradeId: string;
  /** yyyy-mm-dd */
  readonly closedOn: string;
}

/** The owner's closed trades without a review, the newest first, as far as this browser could read them. */
export async function listTradesToReview(owner: string): Promise<TradeToReview[]> {
  const store = tradeStore(owner);
  await store.reload();
  return tradesToReview(store.getState().value);
}

export function tradesToReview(entries: readonly JournalEntry[]): TradeToReview[] {
  return entries
    .filter((entry) => isClosed(entry) && !isReviewed(entry))
    .map(({ id, ...entry }) => ({ tradeId: id, closedOn: dayOf(entry) }))
    .sort(byDay);
}

/** Whether its owner has said how it went. */
function isReviewed({
  lessonsLearned,
  emotionAfter,
  brokenRules,
}: Pick<JournalEntry, 'lessonsLearned' | 'emotionAfter' | 'brokenRules'>): boolean {
  return lessonsLearned.trim() !== '' || emotionAfter !== '' || brokenRules !== null;
}

function dayOf({ closedAt, date }: Pick<JournalEntry, 'closedAt' | 'date'>): string {
  return closedAt?.slice(0, 'yyyy-mm-dd'.length) ?? date;
}

function byDay(one: TradeToReview, other: TradeToReview): number {
  return other.closedOn.localeCompare(one.closedOn);
}
