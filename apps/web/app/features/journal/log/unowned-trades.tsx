import type { JournalEntry } from '@wickwise/journal/entry';
import { useOwner } from '#app/features/identity/queries.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { withItems } from '#app/lib/stored-list.ts';
import { UnownedNotice } from '#app/ui/state/unowned-notice.tsx';
import { holdPicture } from '../store/held-pictures.ts';
import { tradeStore } from './trade-storage.ts';

/** Offers a learner the trades that were logged in this browser before each account had its own. */
export function UnownedTrades() {
  return (
    <UnownedNotice
      name={ownedKeys.trades}
      owner={useOwner()}
      storeOf={tradeStore}
      prepare={holdPictures}
      noun="trade"
      count={(trades) => trades.length}
      empty={[]}
      merge={(own, unowned) => withItems(unowned)(own)}
    />
  );
}

/** The pictures go along with their trades. */
async function holdPictures(trades: readonly JournalEntry[]): Promise<void> {
  for (const { id } of trades.flatMap(({ pictures }) => pictures)) {
    const picture = await tradeStore(VISITOR).picture(id);
    if (picture !== null) holdPicture(picture);
  }
}
