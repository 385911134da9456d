import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureSentence } from './failures.ts';
import { exportFileName } from './model.ts';
import { useExportAccount } from './queries.ts';

export function ExportAccount() {
  const read = useExportAccount();
  const { toast } = useToast();
  const download = () =>
    read.mutate(undefined, {
      onSuccess: (everything) => {
        const name = exportFileName(everything.exportedAt);
        saveFile(name, JSON.stringify(everything, null, 2));
        toast({ title: 'Your file is ready.', description: name });
      },
    });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">
        A JSON file with your profile, progress, quiz results, XP and sessions. Your trading journal is not in it: it is
        kept in your browser only, and has its own export.
      </p>
      {read.isError ? (
        <Notice tone="error" live>
          {failureSentence(read.error)}
        </Notice>
      ) : null}
      <Button variant="quiet" pending={read.isPending} pendingLabel="Collecting…" onClick={download}>
        Download my data
      </Button>
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
