import { browserStorage, readItem, writeItem } from './browser-storage.ts';
import { browserStore, type Format, type StoredValue } from './stored-value.ts';

/** The owner of what is stored without an account, or was before each account had its own. */
export const VISITOR = 'visitor';

/** A store for each owner: an account's id, or `VISITOR`. No one is shown another's. */
export function ownedStore<Value>(format: Format<Value>): (owner: string) => StoredValue<Value> {
  const stores = new Map<string, () => StoredValue<Value>>();
  return (owner) => {
    const key = ownKey(format.key, owner);
    const store = stores.get(key) ?? browserStore({ ...format, key });
    stores.set(key, store);
    return store();
  };
}

/**
 * The key that an owner's data is stored under: the plain one is the visitor's until an account claims it. Data that a
 * page stored elsewhere before the claim stays where it is.
 */
export function ownKey(key: string, owner: string): string {
  const own = `${key}.${owner}`;
  if (keyOwner(key) !== owner) return own;
  const storage = browserStorage();
  return readItem(storage, key) === null && readItem(storage, own) !== null ? own : key;
}

/** Makes the plain key the account's, as long as no one has stored anything under it. */
export function claimKey(key: string, owner: string): void {
  const storage = browserStorage();
  const isTaken = [key, markerOf(key), `${key}.${owner}`].some((taken) => readItem(storage, taken) !== null);
  if (owner !== VISITOR && !isTaken) writeItem(storage, markerOf(key), owner);
}

/** Whose the data under the plain key is. */
export function keyOwner(key: string): string {
  return readItem(browserStorage(), markerOf(key)) ?? VISITOR;
}

function markerOf(key: string): string {
  return `${key}.owner`;
}
