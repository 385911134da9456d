import type { ImportFile } from '@wickwise/journal/import/file/read-file';
import { Button } from '#app/ui/button/button.tsx';

interface ImportProgressProps {
  /** 0 to 1 */
  share: number;
  files: readonly ImportFile[];
  onCancel: () => void;
}

/** How much of the files is read. */
export function ImportProgress({ share, files, onCancel }: ImportProgressProps) {
  const what = files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`;
  return (
    <div className="flex max-w-2xl flex-wrap items-center gap-3">
      <label className="grid min-w-40 flex-1 gap-1 text-md">
        <span role="status">Reading {what}…</span>
        <progress className="h-2 w-full" value={share} max={1} />
      </label>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
