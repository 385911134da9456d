import { useQuery } from '@tanstack/react-query';
import { useOwner } from '#app/features/identity/queries.ts';
import { browserStorage } from '#app/lib/browser-storage.ts';
import { persistentStorageQuery } from '#app/lib/persistent-storage.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FoldedNote } from '../log/folded-note.tsx';
import { useTrades } from '../log/trade-changes.ts';
import { saveBackup } from './save-backup.ts';

/** Warns that the browser may delete the journal, where it hasn’t agreed to keep it. */
export function BackupReminder() {
  const { value: entries } = useTrades();
  const hasTrades = entries.length > 0;
  const { data: isKept, isPending } = useQuery({ ...persistentStorageQuery, enabled: hasTrades });
  const storage = browserStorage();
  const owner = useOwner();
  if (!hasTrades || isPending || isKept || storage === null) return null;
  return (
    <FoldedNote title="Your browser may delete this journal">
      <div className="grid justify-items-start gap-3 pb-4 text-soft">
        <p>Safari does after seven days of use without a visit here, others when the disk is full. Keep a backup.</p>
        <Button variant="quiet" onClick={() => void saveBackup(storage, owner)}>
          Download a backup
        </Button>
      </div>
    </FoldedNote>
  );
}
