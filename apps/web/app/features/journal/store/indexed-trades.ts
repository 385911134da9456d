import type { JournalEntry } from '@wickwise/journal/entry';
import { changePictures } from './held-pictures.ts';
import { type OutsideEdit, readOutsideEdit } from './outside-edit.ts';
import { type CopyState, copyText, type SpecifiedCopy } from './specified-copy.ts';
import { beginChange, type StoredPicture, type TradeDatabase, type TradeTransaction } from './trade-database.ts';
import { differences, type Row, readRow, rowsOf } from './trade-rows.ts';

/** What the database holds. */
export interface Snapshot {
  readonly version: number;
  readonly rows: readonly Row[];
  readonly unreadable: readonly string[];
}

export type EditTrades = (entries: readonly JournalEntry[]) => readonly JournalEntry[];

/** Trades in a database, one record each, in step with the list under the specified key. */
export class IndexedTrades {
  readonly database: TradeDatabase;
  readonly #copy: SpecifiedCopy;
  #known: Snapshot | null = null;

  constructor(database: TradeDatabase, copy: SpecifiedCopy) {
    this.database = database;
    this.#copy = copy;
  }

  /** Edits what is stored now, no matter which tab stored it. Throws when the browser refuses, and changes nothing then. */
  async change(edit: EditTrades): Promise<Snapshot> {
    let absorbed: string | null = null;
    for (;;) {
      const transaction = beginChange(this.database);
      const before = await this.#latest(transaction);
      const [text, state] = [this.#copy.text(), this.#copy.state()];
      const isInStep = text === null || text === absorbed || isOurs(text, state, before);
      if (isInStep) return await this.#commit(transaction, before, withEntries(before, edit), { updatesCopy: true });
      // Only what is in the database may be left out of the list where it doesn’t fit.
      const outside = readOutsideEdit(before.rows, text, idsIn(state, before));
      await this.#commit(transaction, before, withOutsideEdit(before, outside), { updatesCopy: false });
      absorbed = text;
    }
  }

  async deleteUnreadable(): Promise<Snapshot> {
    const transaction = beginChange(this.database);
    const before = await this.#latest(transaction);
    await transaction.objectStore('unreadable').clear();
    const after = { ...before, version: before.version + 1, unreadable: [] };
    return await this.#commit(transaction, before, after, { updatesCopy: true });
  }

  async picture(id: string): Promise<StoredPicture | null> {
    return (await this.database.get('pictures', id)) ?? null;
  }

  /** Reads the database only if another tab has changed it. */
  async #latest(transaction: TradeTransaction): Promise<Snapshot> {
    const version = (await transaction.objectStore('state').get('version')) ?? 0;
    if (this.#known?.version === version) return this.#known;
    const trades = transaction.objectStore('trades');
    const unreadable = transaction.objectStore('unreadable');
    const rows: Row[] = [];
    for (const stored of await trades.getAll()) {
      const row = readRow(stored);
      if (row === null) await Promise.all([unreadable.add(stored.text), trades.delete(stored.id)]);
      else rows.push(row);
    }
    rows.sort((one, other) => one.place - other.place);
    return { version, rows, unreadable: await unreadable.getAll() };
  }

  async #commit(
    transaction: TradeTransaction,
    before: Snapshot,
    after: Snapshot,
    { updatesCopy }: { updatesCopy: boolean },
  ): Promise<Snapshot> {
    const [text, state] = [this.#copy.text(), this.#copy.state()];
    try {
      const requests = after === before ? [] : await write(transaction, before, after);
      // Before the transaction ends, so that the next one, of any tab, finds both in step.
      if (updatesCopy && (text !== null || after.rows.length > 0)) this.#copy.write(after.version, after.rows);
      await Promise.all([...requests, transaction.done]);
      this.#known = after;
      return after;
    } catch (error) {
      await abort(transaction);
      if (updatesCopy) this.#copy.restore(text, state);
      throw error;
    }
  }
}

/** Whether the list is as this version wrote it, in step with the database. */
function isOurs(text: string, state: CopyState | null, { version, rows }: Snapshot): boolean {
  return state?.version === version && text === copyText(rows, state.count);
}

/** The trades that the list held before someone else wrote it; null when that isn’t known. */
function idsIn(state: CopyState | null, { version, rows }: Snapshot): ReadonlySet<string> | null {
  return state?.version === version ? new Set(rows.slice(0, state.count).map(({ id }) => id)) : null;
}

function withEntries(before: Snapshot, edit: EditTrades): Snapshot {
  const rows = rowsOf(edit(before.rows.map(({ entry }) => entry)), before.rows);
  const { put, remove } = differences(before.rows, rows);
  return put.length + remove.length === 0 ? before : { ...before, version: before.version + 1, rows };
}

function withOutsideEdit(before: Snapshot, { entries, unreadable }: OutsideEdit): Snapshot {
  const after = withEntries(before, () => entries);
  // Another tab may be moving the same text.
  if (unreadable === null || before.unreadable.includes(unreadable)) return after;
  return { ...after, version: before.version + 1, unreadable: [...before.unreadable, unreadable] };
}

async function write(transaction: TradeTransaction, before: Snapshot, after: Snapshot): Promise<Promise<unknown>[]> {
  const { put, remove } = differences(before.rows, after.rows);
  await changePictures(transaction, { put, remove, before: before.rows });
  const trades = transaction.objectStore('trades');
  const unreadable = transaction.objectStore('unreadable');
  return [
    // Async, so that a refusal of one record is the transaction's, too.
    ...put.map(async ({ id, place, text }) => await trades.put({ id, place, text })),
    ...remove.map(({ id }) => trades.delete(id)),
    ...after.unreadable.slice(before.unreadable.length).map((text) => unreadable.add(text)),
    (async () => await transaction.objectStore('state').put(after.version, 'version'))(),
  ];
}

async function abort(transaction: TradeTransaction): Promise<void> {
  // A refusing browser has aborted it already; what follows from that is the error that the caller throws on.
  const isOver = transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  await isOver;
}
