import type { JournalEntry } from '@wickwise/journal/entry';
import { useStore } from 'zustand';
import type { Stored } from '#app/lib/stored-value.ts';
import { tradeStore } from './trade-storage.ts';

/** This browser's trades, shared by all tabs. */
export function useTrades(): Stored<readonly JournalEntry[]> {
  return useStore(tradeStore());
}

/** Puts a new trade first, or replaces the one with its id. False when the browser refused to store it. */
export function saveTrade(entry: JournalEntry): boolean {
  return tradeStore().change((entries) =>
    entries.some(({ id }) => id === entry.id)
      ? entries.map((stored) => (stored.id === entry.id ? entry : stored))
      : [entry, ...entries],
  );
}

export function deleteTrade(entry: JournalEntry): boolean {
  return tradeStore().change((entries) => entries.filter(({ id }) => id !== entry.id));
}

/** Restores a deleted trade in its former place. */
export function restoreTrade(entry: JournalEntry, nextId: string | undefined): boolean {
  return tradeStore().change((entries) => {
    const place = entries.findIndex(({ id }) => id === nextId);
    return place === -1 ? [...entries, entry] : entries.toSpliced(place, 0, entry);
  });
}

/** Puts imported trades before all others, the newest first. */
export function addTrades(added: readonly JournalEntry[]): boolean {
  const newestFirst = added.toReversed().sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  return tradeStore().change((entries) => {
    const known = new Set(entries.map(({ id }) => id));
    return [...newestFirst.filter(({ id }) => !known.has(id)), ...entries];
  });
}

/** Undoes an import, including those of its trades that were edited since. */
export function deleteImport(importId: string): boolean {
  return tradeStore().change((entries) => entries.filter((entry) => entry.importId !== importId));
}

/** The time as an id that no stored trade has. */
export function uniqueTradeId(now: number): string {
  const taken = new Set(
    tradeStore()
      .getState()
      .value.map(({ id }) => id),
  );
  let time = now;
  while (taken.has(String(time))) time += 1;
  return String(time);
}
