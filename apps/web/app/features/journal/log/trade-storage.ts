import { browserStorage, onOtherTabsChange } from '#app/lib/browser-storage.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { claimKey, ownKey } from '#app/lib/owned-store.ts';
import { tradeDatabase } from '../store/trade-database.ts';
import { createTradeStore, type TradeStore } from '../store/trade-store.ts';

const stores = new Map<string, TradeStore>();

/** The trades that an owner has in this browser. The first account claims the specified key before it reads anything. */
export function tradeStore(owner: string): TradeStore {
  claimKey(ownedKeys.trades, owner);
  const key = ownKey(ownedKeys.trades, owner);
  const known = stores.get(key);
  if (known !== undefined) return known;
  const hasDatabases = globalThis.indexedDB !== undefined;
  const store = createTradeStore({ storage: browserStorage(), key, open: hasDatabases ? tradeDatabase(owner) : null });
  stores.set(key, store);
  onOtherTabsChange(key, () => void store.reload());
  return store;
}
