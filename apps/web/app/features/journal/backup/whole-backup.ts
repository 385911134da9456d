import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { holdPicture } from '../store/held-pictures.ts';
import type { TradeStore } from '../store/trade-store.ts';
import {
  type Backup,
  type BrowserData,
  type RestoreStep,
  readBrowserData,
  restoreKeys,
  withRestoredTrades,
} from './browser-backup.ts';

const TRADES = ownedKeys.trades;

/** Where a person's things are kept. */
export interface OwnBrowser {
  readonly storage: Storage;
  readonly owner: string;
  readonly trades: TradeStore;
}

/** What the browser keeps for its owner, with all trades. */
export function readData({ storage, owner, trades }: OwnBrowser): BrowserData {
  const data = readBrowserData(storage, owner);
  const { value, unreadable } = trades.getState();
  const isEmpty = value.length === 0 && data[TRADES] === undefined;
  return {
    ...data,
    ...(isEmpty ? {} : { [TRADES]: serializeEntries(value) }),
    ...(unreadable.length === 0 ? {} : { [`${TRADES}.set-aside-unreadable`]: unreadable.join('\n') }),
  };
}

/** All of it, with the pictures. */
export async function readBackup(browser: OwnBrowser): Promise<Backup> {
  const { trades } = browser;
  const ids = trades.getState().value.flatMap(({ pictures }) => pictures.map(({ id }) => id));
  const pictures = await Promise.all(ids.map((id) => trades.picture(id)));
  return { data: readData(browser), pictures: pictures.filter((picture) => picture !== null) };
}

/** Carries out a restore as a whole. False when the browser refused a part of it: everything is as it was. */
export async function restoreBackup(
  { storage, owner, trades }: OwnBrowser,
  { backup, steps }: { backup: Backup; steps: readonly RestoreStep[] },
): Promise<boolean> {
  const saved = backup.data[TRADES] ?? null;
  const { entries, damaged } = parseStoredEntries(saved);
  const others = steps.filter(({ key }) => key !== TRADES);
  // What can’t be read of the file’s trades is kept, as in the browser that it comes from.
  const setAside: RestoreStep[] =
    saved === null || damaged.length === 0
      ? []
      : [{ key: `${TRADES}.set-aside-restored`, effect: 'new', value: saved }];
  const undo = restoreKeys(storage, { steps: [...others, ...setAside], owner });
  if (undo === null) return false;
  for (const picture of backup.pictures) holdPicture(picture);
  const isStored = await trades.change((current) => withRestoredTrades(current, entries));
  if (!isStored) undo();
  return isStored;
}
