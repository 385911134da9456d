import type { JournalEntry } from '@wickwise/journal/entry';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { findSetAside, readItem } from '#app/lib/browser-storage.ts';
import { createStoredValue, type Format, type Stored, type StoredValue } from '#app/lib/stored-value.ts';
import { heldPicture } from './held-pictures.ts';
import { type EditTrades, IndexedTrades, type Snapshot } from './indexed-trades.ts';
import { type SpecifiedCopy, specifiedCopy } from './specified-copy.ts';
import type { StoredPicture, TradeDatabase } from './trade-database.ts';
import { tradesFormat } from './trades-format.ts';

type Entries = readonly JournalEntry[];

export interface StoredTrades extends Stored<Entries> {
  /** False while only the newest trades are known: the specified key has no room for the others. */
  readonly isComplete: boolean;
  /** The others can’t be read: the browser doesn’t open the database, or a newer version of the product wrote it. */
  readonly isOutOfReach: boolean;
  readonly keepsPictures: boolean;
  /** Texts of the database that couldn’t be read. */
  readonly unreadable: readonly string[];
}

export interface TradeStore extends StoreApi<StoredTrades> {
  /** Edits what is stored now, another tab’s changes included. False when the browser refused to store it. */
  change(edit: EditTrades): Promise<boolean>;
  /** Deletes what couldn’t be read. */
  deleteSetAside(): Promise<void>;
  /** Reads again, after another tab wrote. */
  reload(): Promise<void>;
  picture(id: string): Promise<StoredPicture | null>;
}

interface TradeStoreOptions {
  readonly storage: Storage | null;
  readonly key: string;
  /** Null where the browser has no IndexedDB. */
  readonly open: (() => Promise<TradeDatabase>) | null;
}

/**
 * Trades in a database, and as many as fit under the specified key. Where there is no database, all are under the key,
 * as an older version of the product kept them.
 */
export function createTradeStore({ storage, key, open }: TradeStoreOptions): TradeStore {
  const copy = specifiedCopy(storage, key);
  const format = { ...tradesFormat, key };
  const store = createStore<StoredTrades>(() => firstState(storage, format, copy));
  let local: StoredValue<Entries> | null = null;
  let indexed: IndexedTrades | null = null;
  let shown: Snapshot | null = null;

  const connect = async (): Promise<IndexedTrades | null> => {
    const database = (await open?.().catch(() => null)) ?? null;
    if (database !== null && indexed?.database !== database) indexed = new IndexedTrades(database, copy);
    return database && indexed;
  };
  const show = (snapshot: Snapshot) => {
    const setAsideAs = findSetAside(storage, key);
    if (snapshot === shown && setAsideAs === store.getState().setAsideAs) return;
    shown = snapshot;
    const value = snapshot.rows.map(({ entry }) => entry);
    store.setState({ ...ALL_READ, value, setAsideAs, keepsPictures: true, unreadable: snapshot.unreadable });
  };
  /** Under the key alone. Never a list that leaves trades out: figures of a part would be wrong. */
  const locally = (act: (stored: StoredValue<Entries>) => boolean): boolean => {
    if (!isWhole(copy)) {
      store.setState({ isComplete: false, isOutOfReach: true });
      return false;
    }
    local ??= createStoredValue(storage, format);
    const isStored = act(local);
    store.setState({ ...ALL_READ, ...local.getState(), keepsPictures: false });
    return isStored;
  };
  const change = async (edit: EditTrades): Promise<boolean> => {
    if (open === null) return locally((stored) => stored.change(edit));
    const trades = await connect();
    if (trades === null) return locally((stored) => stored.change(edit));
    return await attempt(async () => show(await trades.change(edit)));
  };
  const reload = async (): Promise<void> => {
    const trades = open && (await connect());
    if (trades === null) locally(readAgain);
    else if (!(await attempt(async () => show(await trades.change((entries) => entries)))))
      store.setState(({ isComplete }) => ({ isOutOfReach: !isComplete }));
  };
  const deleteSetAside = async (): Promise<void> => {
    const { setAsideAs, unreadable } = store.getState();
    if (setAsideAs !== null) storage?.removeItem(setAsideAs);
    const trades = unreadable.length > 0 ? await connect() : null;
    if (trades !== null) show(await trades.deleteUnreadable());
    await reload();
  };
  const picture = async (id: string) => heldPicture(id) ?? (await (await connect())?.picture(id)) ?? null;
  void reload();
  return { ...store, change, deleteSetAside, reload, picture };
}

const ALL_READ = { isComplete: true, isOutOfReach: false, unsaved: false, unreadable: [] as readonly string[] };

/** What the key holds, until the database has been read. */
function firstState(storage: Storage | null, { key, parse, salvage }: Format<Entries>, copy: SpecifiedCopy) {
  const isComplete = isWhole(copy);
  const text = isComplete ? readItem(storage, key) : null;
  const value = text === null ? [] : (parse(text) ?? salvage?.(text) ?? []);
  return { ...ALL_READ, isComplete, value, setAsideAs: findSetAside(storage, key), keepsPictures: false };
}

function readAgain(stored: StoredValue<Entries>): boolean {
  stored.reload();
  return true;
}

/** Whether the key holds all trades. */
function isWhole(copy: SpecifiedCopy): boolean {
  const state = copy.state();
  return state === null || (copy.text() !== null && state.count === state.total);
}

/** False when the browser refused. */
async function attempt(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
