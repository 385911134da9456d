import { useOwner } from '#app/features/identity/queries.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { withItems } from '#app/lib/stored-list.ts';
import { UnownedNotice } from '#app/ui/state/unowned-notice.tsx';
import { tradeStore } from './trade-storage.ts';

/** Offers a learner the trades that were logged in this browser before each account had its own. */
export function UnownedTrades() {
  return (
    <UnownedNotice
      name={ownedKeys.trades}
      owner={useOwner()}
      storeOf={tradeStore}
      noun="trade"
      count={(trades) => trades.length}
      empty={[]}
      merge={(own, unowned) => withItems(unowned)(own)}
    />
  );
}
