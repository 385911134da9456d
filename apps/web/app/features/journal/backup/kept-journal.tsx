import { useState } from 'react';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { browserStorage } from '#app/lib/browser-storage.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { tradeStore } from '../log/trade-storage.ts';
import { TradeStorageNotice } from '../log/trade-storage-notice.tsx';
import { tradesText } from '../trade-texts.ts';
import { saveBackup, saveFullCsv } from './save-backup.ts';

/** The trades of a learner who can't open the journal now: they can take them along or delete them. */
export function KeptJournal() {
  const owner = useOwner();
  const store = tradeStore(owner);
  const { value: entries } = useStore(store);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const { toast } = useToast();
  const storage = browserStorage();
  if (storage === null) return null;
  if (entries.length === 0) return <TradeStorageNotice />;
  const deleteAll = async () => {
    const isDeleted = await store.change(() => []);
    setAsksToDelete(false);
    if (isDeleted) toast({ title: 'Your trades are deleted' });
    else toast({ title: 'Your trades couldn’t be deleted', description: 'They’re as they were. Please try again.' });
  };
  return (
    <section aria-labelledby="kept-journal" className="mb-6 grid gap-3 rounded-lg border border-line bg-panel p-5">
      <h2 id="kept-journal" className="text-lg">
        Your journal is still in this browser
      </h2>
      <p className="text-soft">
        It holds {tradesText(entries.length)}. You need Heritage to open it, but not to download or delete what’s in it.
      </p>
      <TradeStorageNotice />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void saveBackup(storage, owner)}>
          Download a backup
        </Button>
        <Button variant="quiet" onClick={() => saveFullCsv(entries)}>
          Export as CSV
        </Button>
        <Button variant="quiet" onClick={() => setAsksToDelete(true)}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        title="Delete your trades?"
        description={`This deletes ${tradesText(entries.length)} and their pictures from this browser. There’s no other copy, except backups you downloaded.`}
        confirmLabel="Delete"
        cancelLabel="Keep them"
        onConfirm={() => void deleteAll()}
      />
    </section>
  );
}
