import { type BulkEdit, type EditedTrade, editInBulk } from '@wickwise/journal/bulk-edit';
import type { JournalEntry } from '@wickwise/journal/entry';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { tradesText } from '../trade-texts.ts';
import { useTradeChanges } from './trade-changes.ts';

const REFUSED = 'Your browser couldn’t save the change. Its storage is full or turned off.';

/** Edits many trades at once, as a whole, with a way back. */
export function useBulkEdit(): (chosen: readonly JournalEntry[], edit: BulkEdit) => Promise<void> {
  const { toast } = useToast();
  const changes = useTradeChanges();
  const store = async (edits: readonly EditedTrade[]) => {
    const isStored = await changes.editAll(edits);
    if (!isStored) toast({ title: REFUSED, variant: 'destructive' });
    return isStored;
  };
  return async (chosen, edit) => {
    const edits = editInBulk(chosen, edit);
    if (edits.length === 0) return toast({ title: 'None of the selected trades changes.' });
    if (!(await store(edits))) return;
    const back = edits.map(({ base, edited }) => ({ base: edited, edited: base }));
    const onClick = () => void store(back);
    toast({
      title: `${tradesText(edits.length)} changed`,
      action: { label: 'Undo', altText: 'Click Undo to change the trades back', onClick },
    });
  };
}
