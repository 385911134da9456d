import type { JournalEntry } from './entry.ts';
import { withResult } from './profit.ts';

interface Edit {
  /** The trade as it was when the edit began. */
  readonly base: JournalEntry;
  readonly edited: JournalEntry;
}

/**
 * The stored trade with what an edit changed. What the edit left alone stays as it is stored now, which may be newer:
 * another tab can have written it since. The result follows from the prices of both.
 */
export function withEdit(stored: JournalEntry, { base, edited }: Edit): JournalEntry {
  const before = new Map<string, unknown>(Object.entries(base));
  const changed = Object.entries(edited).filter(([name, value]) => !isSame(value, before.get(name)));
  return withResult({ ...stored, ...Object.fromEntries(changed) });
}

/** Fields are JSON, as they are stored. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
