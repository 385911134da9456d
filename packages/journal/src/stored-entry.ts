import * as z from 'zod/mini';
import { alwaysStoredDefaults, type JournalEntry, journalEntry, unstoredDefaults } from './entry.ts';

/** The result of reading stored text: the readable trades, and what could not be read. */
export interface StoredEntries {
  readonly entries: readonly JournalEntry[];
  /** The entries that could not be read, as they were; `'all'` when the text itself is not a list. */
  readonly damaged: readonly unknown[] | 'all';
}

/** A newer version of the product would mark its entries with a number. */
const storedEntry = z.extend(journalEntry, { version: z.optional(z.undefined()) });

/** Parses a stored list. An entry of an unknown shape is returned unchanged and does not affect the others. */
export function parseStoredEntries(text: string | null): StoredEntries {
  if (text === null) return { entries: [], damaged: [] };
  const list = parseJson(text);
  if (!Array.isArray(list)) return { entries: [], damaged: 'all' };
  const entries: JournalEntry[] = [];
  const damaged: unknown[] = [];
  const ids = new Set<string>();
  for (const item of list) {
    const { data: entry } = storedEntry.safeParse(item);
    if (entry === undefined || ids.has(entry.id)) damaged.push(item);
    else entries.push(entry);
    if (entry !== undefined) ids.add(entry.id);
  }
  return { entries, damaged };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Serializes entries for storage. Default values are left out, so that ten thousand trades fit into a browser. */
export function serializeEntries(entries: readonly JournalEntry[]): string {
  return JSON.stringify(entries.map(withoutDefaults));
}

const unstored = new Map(Object.entries(unstoredDefaults).map(([key, value]) => [key, JSON.stringify(value)]));
/** Null means unknown in a field with another default, and has to be stored. */
const nullable = new Set(Object.entries(alwaysStoredDefaults).flatMap(([key, value]) => (value === null ? [key] : [])));

function withoutDefaults(entry: JournalEntry): Readonly<Record<string, unknown>> {
  const isStored = ([key, value]: [string, unknown]) =>
    unstored.has(key) ? unstored.get(key) !== JSON.stringify(value) : value !== null || !nullable.has(key);
  return Object.fromEntries(Object.entries(entry).filter(isStored));
}
