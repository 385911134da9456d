import type { EditedTrade } from '@wickwise/journal/bulk-edit';
import { withEdit } from '@wickwise/journal/edit';
import type { JournalEntry } from '@wickwise/journal/entry';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import type { StoredTrades, TradeStore } from '../store/trade-store.ts';
import { tradeStore } from './trade-storage.ts';

type Pictures = JournalEntry['pictures'];

/** The learner's trades in this browser, shared by all tabs. */
export function useTrades(): StoredTrades {
  return useStore(tradeStore(useOwner()));
}

/** Whether this browser has a place for pictures. */
export function useKeepsPictures(): boolean {
  return useStore(tradeStore(useOwner()), ({ keepsPictures }) => keepsPictures);
}

/** What changes the learner's trades. Each change becomes false when the browser refused to store it. */
export function useTradeChanges() {
  const store = tradeStore(useOwner());
  return useMemo(() => tradeChanges(store), [store]);
}

function tradeChanges(store: TradeStore) {
  const change = (edit: (entries: readonly JournalEntry[]) => readonly JournalEntry[]) => store.change(edit);
  return {
    change,
    /** Puts a new trade first, once. */
    log: (entry: JournalEntry) => change((entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)]),
    /** Writes what an edit of `base` changed over what is stored now. */
    edit: (base: JournalEntry, edited: JournalEntry) => change(withEdited(base, edited)),
    /** Writes many edits, all or none. A trade that was deleted meanwhile stays deleted. */
    editAll: (edits: readonly EditedTrade[]) => change(withEdits(edits)),
    remove: (removed: readonly JournalEntry[]) => change(without(removed)),
    /** Changes a trade’s pictures, those stored meanwhile included. */
    changePictures: (id: string, edit: (pictures: Pictures) => Pictures) => change(withPictures(id, edit)),
    /** Restores deleted trades in the places that they had in a list. */
    restore: (removed: readonly JournalEntry[], former: readonly JournalEntry[]) =>
      change((entries) => removed.reduceRight((list, entry) => withRestored(list, entry, former), entries)),
    /** Puts trades before all others, the newest first, each once. */
    add: (added: readonly JournalEntry[]) => change((entries) => [...notIn(entries, newestFirst(added)), ...entries]),
    current: () => store.getState().value,
    /** The time as an id that no stored trade has. */
    uniqueId: (now: number) => uniqueId(store.getState().value, now),
    deleteSetAside: () => store.deleteSetAside(),
    picture: (id: string) => store.picture(id),
  };
}

/** A trade that was deleted in another tab meanwhile is back: what was typed last counts. */
function withEdited(base: JournalEntry, edited: JournalEntry) {
  return (entries: readonly JournalEntry[]) =>
    entries.some(({ id }) => id === edited.id)
      ? entries.map((stored) => (stored.id === edited.id ? withEdit(stored, { base, edited }) : stored))
      : [edited, ...entries];
}

function withPictures(id: string, edit: (pictures: Pictures) => Pictures) {
  return (entries: readonly JournalEntry[]) =>
    entries.map((entry) => (entry.id === id ? { ...entry, pictures: edit(entry.pictures) } : entry));
}

function withEdits(edits: readonly EditedTrade[]) {
  const byId = new Map(edits.map((edit) => [edit.base.id, edit]));
  return (entries: readonly JournalEntry[]) =>
    entries.map((stored) => {
      const edit = byId.get(stored.id);
      return edit === undefined ? stored : withEdit(stored, edit);
    });
}

function without(removed: readonly JournalEntry[]) {
  const ids = new Set(removed.map(({ id }) => id));
  return (entries: readonly JournalEntry[]) => entries.filter(({ id }) => !ids.has(id));
}

function withRestored(entries: readonly JournalEntry[], entry: JournalEntry, former: readonly JournalEntry[]) {
  const nextId = former[former.findIndex(({ id }) => id === entry.id) + 1]?.id;
  const place = entries.findIndex(({ id }) => id === nextId);
  return place === -1 ? [...entries, entry] : entries.toSpliced(place, 0, entry);
}

function newestFirst(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.toReversed().sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

function notIn(entries: readonly JournalEntry[], added: readonly JournalEntry[]): JournalEntry[] {
  const known = new Set(entries.map(({ id }) => id));
  return added.filter(({ id }) => !known.has(id));
}

function uniqueId(entries: readonly JournalEntry[], now: number): string {
  const taken = new Set(entries.map(({ id }) => id));
  let time = now;
  while (taken.has(String(time))) time += 1;
  return String(time);
}
