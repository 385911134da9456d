import { Link } from 'react-router';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useExportAccount } from '../account-queries.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { exportFileName } from '../model.ts';

export function ExportAccount() {
  const read = useExportAccount();
  const { toast } = useToast();
  const download = () =>
    read.mutate(undefined, {
      onSuccess: (everything) => {
        const name = exportFileName(everything.exportedAt);
        saveFile({ name, content: JSON.stringify(everything, null, 2), type: 'application/json' });
        toast({ title: 'Your file is ready.', description: name });
      },
    });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">
        A JSON file with your profile, progress, quiz results, XP, purchases and sessions, without secrets such as
        password hashes.{' '}
        <Link to="/what-we-store" className="underline">
          What we store
        </Link>{' '}
        explains each part. Your trading journal isn’t in it: it’s kept in your browser only, and has its own export.
      </p>
      <FailureNotice error={read.error} />
      <Button variant="quiet" pending={read.isPending} pendingLabel="Collecting…" onClick={download}>
        Download my data
      </Button>
    </div>
  );
}
