import { checkedDecisions, isChecked } from '@wickwise/journal/decisions';
import { type ListedTrade, tradesOf } from '@wickwise/journal/spread/spread';
import { useRecordDecisions } from '#app/features/decision/queries.ts';

interface SavedTrade {
  /** As it was stored; null for a new one. */
  readonly before: ListedTrade | null;
  readonly after: ListedTrade;
}

/** Notes that a closed trade was checked against its trader's rules, the first time that it is. */
export function useRecordCheck(): (saved: SavedTrade) => void {
  const record = useRecordDecisions();
  return ({ before, after }) => {
    if (!isChecked(after) || (before !== null && isChecked(before))) return;
    // The id of a spread names what it is on.
    const tradeId = tradesOf(after)[0]?.id ?? after.id;
    record([{ source: 'trade-review', tradeId, decisions: checkedDecisions(after) }]);
  };
}
