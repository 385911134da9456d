import type { PlacementResult } from '@wickwise/contract/quiz';
import { readStored, storeValue } from '#app/lib/storage-area.ts';

const KEY = 'wickwise.placement';

/** `Doji`, `Doji and Hammer`, `Doji, Hammer and Shooting Star`. */
export function joinNames(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export function storePlacement(placement: PlacementResult): void {
  storeValue('localStorage', KEY, placement);
}

/** What the last check in this browser recommended; null when there was none. */
export function readPlacement(): PlacementResult | null {
  const kept = readStored('localStorage', KEY);
  const isOne = typeof kept === 'object' && kept !== null && 'known' in kept && Array.isArray(kept.known);
  return isOne ? (kept as PlacementResult) : null;
}
