import { useState } from 'react';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import {
  importMemoryStore,
  parseLayoutFile,
  type RememberedLayout,
  withLayout,
  writeLayoutFile,
} from './import-memory.ts';
import { TradeFileField } from './trade-file-field.tsx';

/** What imports have learned about layouts of files: each can be renamed, handed on and deleted. */
export function ImportLayouts() {
  const store = importMemoryStore(useOwner());
  const { layouts } = useStore(store).value;
  const [problem, setProblem] = useState<string | null>(null);
  const open = (_name: string, text: string) => {
    const shared = parseLayoutFile(text);
    setProblem(shared === null ? 'This file isn’t a layout from Wickwise, or it’s from a newer version.' : null);
    if (shared !== null) store.change((memory) => withLayout(memory, shared));
  };
  const remove = (layout: RememberedLayout) =>
    store.change((memory) => ({ ...memory, layouts: memory.layouts.filter(({ id }) => id !== layout.id) }));
  return (
    <details>
      <summary className="min-h-11 content-center text-md">Remembered layouts ({layouts.length})</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-4">
        <p className="max-w-2xl text-soft">
          Your answers about a file are used for the next one with the same columns. Share a layout with someone who
          uses the same broker, or delete it to be asked again.
        </p>
        <ul className="grid gap-3">
          {layouts.map((layout) => (
            <li
              key={layout.id}
              className="flex flex-wrap items-end gap-3 rounded-lg border border-line bg-panel px-4 py-3"
            >
              <TextField
                label="Name"
                className="min-w-40 flex-1"
                defaultValue={layout.name}
                maxLength={100}
                onBlur={({ target }) => {
                  const name = target.value.trim();
                  if (name !== '') store.change((memory) => withLayout(memory, { ...layout, name }));
                }}
              />
              <Button
                variant="quiet"
                aria-label={`Download the layout ${layout.name}`}
                onClick={() => download(layout)}
              >
                Download
              </Button>
              <Button variant="quiet" aria-label={`Delete the layout ${layout.name}`} onClick={() => remove(layout)}>
                Delete
              </Button>
            </li>
          ))}
        </ul>
        <TradeFileField label="Add a layout from a file" accept=".json,application/json" onText={open} />
        {problem === null ? null : (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
      </div>
    </details>
  );
}

function download(layout: RememberedLayout): void {
  saveFile({ name: 'import-layout.json', content: writeLayoutFile(layout), type: 'application/json' });
}
