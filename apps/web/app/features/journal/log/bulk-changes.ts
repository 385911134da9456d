import { type BulkEdit, type EditedTrade, editInBulk } from '@wickwise/journal/bulk-edit';
import { combineTrades, splitSpreads } from '@wickwise/journal/spread/edit-spread';
import { type ListedTrade, tradesOf } from '@wickwise/journal/spread/spread';
import { useMemo } from 'react';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { tradesText } from '../trade-texts.ts';
import { useTradeChanges } from './trade-changes.ts';

const REFUSED = 'Your browser couldn’t save the change. Its storage is full or turned off.';

/** Stores edits of many trades as a whole, with a way back. */
function useEdits() {
  const { toast } = useToast();
  const changes = useTradeChanges();
  return useMemo(() => {
    const store = async (edits: readonly EditedTrade[]) => {
      const isStored = await changes.editAll(edits);
      if (!isStored) toast({ title: REFUSED, variant: 'destructive' });
      return isStored;
    };
    return async (edits: readonly EditedTrade[], title: string): Promise<void> => {
      if (!(await store(edits))) return;
      const back = edits.map(({ base, edited }) => ({ base: edited, edited: base }));
      const onClick = () => void store(back);
      toast({ title, action: { label: 'Undo', altText: 'Click Undo to change the trades back', onClick } });
    };
  }, [toast, changes]);
}

/** Why an edit changes none of the selected trades. */
const unchangedTexts: Record<BulkEdit['kind'], string> = {
  'add-tags': 'Every selected trade already has these tags.',
  'remove-tags': 'No selected trade has these tags.',
  currency: 'Every selected trade already has a currency.',
  'risk-from-stop': 'Every selected trade already has a risk amount, or has no stop on the losing side of its entry.',
  'default-risk': 'Every selected trade already has a risk amount, or is in another currency than your default risk.',
};

/** Edits many trades at once. */
export function useBulkEdit(): (chosen: readonly ListedTrade[], edit: BulkEdit) => Promise<void> {
  const { toast } = useToast();
  const store = useEdits();
  return async (chosen, edit) => {
    const edits = editInBulk(chosen, edit);
    if (edits.length === 0) return toast({ title: 'Nothing changed', description: unchangedTexts[edit.kind] });
    const edited = new Set(edits.map(({ base }) => base.id));
    const changed = chosen.filter((entry) => tradesOf(entry).some(({ id }) => edited.has(id)));
    await store(edits, `${tradesText(changed.length)} changed`);
  };
}

/** Makes one trade of several, and several of one. */
export function useSpreadChanges() {
  const store = useEdits();
  const { uniqueId } = useTradeChanges();
  return useMemo(
    () => ({
      combine: (chosen: readonly ListedTrade[]) =>
        store(combineTrades(chosen, uniqueId(Date.now())), 'Combined as one spread'),
      split: (chosen: readonly ListedTrade[]) => {
        const edits = splitSpreads(chosen);
        return store(edits, `Split into ${edits.length} legs`);
      },
    }),
    [store, uniqueId],
  );
}
