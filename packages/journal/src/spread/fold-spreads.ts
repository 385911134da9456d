import type { JournalEntry } from '../entry.ts';
import { foldLegs } from './fold-legs.ts';
import type { ListedTrade } from './spread.ts';
import { spreadGroups } from './spread-key.ts';

/**
 * The trades as the journal lists and counts them: the legs of a spread as one, in the place of its first leg. Legs in
 * two currencies, and those that were not taken, stay trades of their own.
 */
export function foldSpreads(entries: readonly JournalEntry[]): readonly ListedTrade[] {
  const groups = spreadGroups(entries);
  if (groups.size === 0) return entries;
  const keys = new Map([...groups].flatMap(([key, legs]) => legs.map((leg) => [leg, key] as const)));
  const shown = new Set<string>();
  return entries.flatMap((entry): readonly ListedTrade[] => {
    const key = keys.get(entry);
    if (key === undefined) return [entry];
    if (shown.has(key)) return [];
    shown.add(key);
    return [foldLegs(`spread ${key}`, groups.get(key) ?? [])];
  });
}
