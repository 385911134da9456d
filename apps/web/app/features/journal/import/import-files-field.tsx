import type { ImportFile } from '@wickwise/journal/import/file/read-file';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { controlStyle } from '#app/ui/form/field-frame.tsx';

interface ImportFilesFieldProps {
  onOpen: (files: readonly ImportFile[]) => void;
}

const ACCEPTED = '.csv,.txt,.tsv,.xlsx,.htm,.html,.xml,text/csv,text/plain,text/html,text/xml';

/** One or several files, chosen or dropped. Choosing the same file again reads it again. */
export function ImportFilesField({ onOpen }: ImportFilesFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const open = async (list: FileList | null) => {
    const files = await Promise.all([...(list ?? [])].map(readBytes));
    if (files.length > 0) onOpen(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field does the same by keyboard.
    <div
      className={classNames(
        'grid max-w-2xl gap-1.5 rounded-lg border border-dashed p-4',
        isOver ? 'border-brass bg-sunk' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="font-medium text-md">
        Trade files
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        className={controlStyle}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget: input }) => void open(input.files).finally(() => (input.value = ''))}
      />
      <p id={`${id}-hint`} className="text-muted text-sm">
        Or drop them here. Several files from one account are read as one.
      </p>
    </div>
  );
}

async function readBytes(file: File): Promise<ImportFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
