import type { JournalEntry, Matching } from '../entry.ts';
import type { ImportChanges } from './changes.ts';
import { keyOf, mergeEvents } from './merge.ts';
import type { HoldingEvent } from './positions/event.ts';
import { isMatched, journalEvents } from './positions/journal-events.ts';

/** The journal after an import: new trades first, the newest on top, changed ones in their place. */
export function applyImport(journal: readonly JournalEntry[], { trades, added, gone }: ImportChanges): JournalEntry[] {
  const after = new Map(trades.map((trade) => [trade.id, trade]));
  const isGone = new Set(gone.map(({ id }) => id));
  const known = new Set(journal.map(({ id }) => id));
  const first = added
    .filter(({ id }) => !known.has(id))
    .toReversed()
    .sort(newestFirst);
  return [...first, ...journal.filter(({ id }) => !isGone.has(id)).map((entry) => after.get(entry.id) ?? entry)];
}

function newestFirst(a: JournalEntry, b: JournalEntry): number {
  return a.date === b.date ? 0 : a.date < b.date ? 1 : -1;
}

/** The journal without what an import brought, and nothing more: what another import held as well stays. */
export function deleteImport(
  journal: readonly JournalEntry[],
  importId: string,
  matching: Matching = 'fifo',
): JournalEntry[] {
  const rest = journal.filter((entry) => isMatched(entry) || entry.importId !== importId);
  const concerned = rest.filter((entry) => isMatched(entry) && importsOf(entry).includes(importId));
  const all = journalEvents(rest.filter(isMatched));
  const touched = new Set(journalEvents(concerned).map(keyOf));
  const events = all.filter((event) => touched.has(keyOf(event))).flatMap((event) => withoutImport(event, importId));
  const merged = mergeEvents({ journal: rest, events, touched, importId, matching });
  return applyImport(rest, { ...merged, added: merged.trades, changed: [], known: [] });
}

function importsOf({ fills, splits }: JournalEntry): string[] {
  return [...fills, ...splits].flatMap(({ imports }) => imports ?? []);
}

function withoutImport(event: HoldingEvent, importId: string): HoldingEvent[] {
  const imports = (event.fill?.imports ?? event.split?.imports ?? []).filter((id) => id !== importId);
  if (imports.length === 0) return [];
  if (event.split !== null) return [{ ...event, split: { ...event.split, imports } }];
  if (event.fill === null) return [];
  const { corrected, ...fill } = event.fill;
  const isBack = corrected?.by === importId;
  const kept = corrected === undefined || isBack ? {} : { corrected };
  return [{ ...event, fill: { ...fill, ...(isBack ? corrected.before : {}), ...kept, imports } }];
}
