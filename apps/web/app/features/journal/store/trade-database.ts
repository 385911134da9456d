import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { StoredRow } from './trade-rows.ts';

export interface StoredPicture {
  readonly id: string;
  /** The picture itself, as a `data:` address. */
  readonly url: string;
}

interface TradeSchema extends DBSchema {
  trades: { key: string; value: StoredRow };
  /** Of the trades that name them, and no others. */
  pictures: { key: string; value: StoredPicture };
  /** Texts that couldn’t be read, kept until the learner deletes them. */
  unreadable: { key: number; value: string };
  /** Counts the changes, so that a tab knows when another one made some. */
  state: { key: 'version'; value: number };
}

const STORES = ['trades', 'pictures', 'unreadable', 'state'] as const;
export type TradeDatabase = IDBPDatabase<TradeSchema>;
export type TradeTransaction = IDBPTransaction<TradeSchema, typeof STORES, 'readwrite'>;

/** The database of one owner, opened on first use. */
export function tradeDatabase(owner: string): () => Promise<TradeDatabase> {
  let opened: Promise<TradeDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = () =>
    openDB<TradeSchema>(`wickwise.trading-journal.${owner}`, 1, {
      upgrade: (database) => {
        for (const store of ['trades', 'pictures'] as const) database.createObjectStore(store, { keyPath: 'id' });
        database.createObjectStore('unreadable', { autoIncrement: true });
        database.createObjectStore('state');
      },
      // Another tab has a newer version of the product, or deletes the database.
      blocking: (_current, _wanted, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return () => {
    opened ??= open().catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}

/** A transaction on all of the database. Those of all tabs run one after the other. */
export function beginChange(database: TradeDatabase): TradeTransaction {
  const transaction = database.transaction(STORES, 'readwrite');
  // A request that fails says so itself: its transaction then fails too, before anyone waits for that.
  transaction.done.catch(() => {});
  return transaction;
}
