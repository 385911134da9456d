import { applyImport } from '@wickwise/journal/import/apply-import';
import { deleteImport } from '@wickwise/journal/import/delete-import';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { FormProblem } from '#app/ui/form/form-problems.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useTradeChanges } from '../log/trade-changes.ts';
import { tradesText } from '../trade-texts.ts';
import { ImportFilesField } from './import-files-field.tsx';
import { ImportLayouts } from './import-layouts.tsx';
import { importMemoryStore, withLayout } from './import-memory.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportSettingsFields } from './import-settings-fields.tsx';
import type { ImportView } from './import-view.ts';
import { layoutsToRemember } from './remembered-answers.ts';
import { useImport } from './use-import.ts';

const ImportResult = lazy(() =>
  import('./import-result.tsx').then(({ ImportResult: loaded }) => ({ default: loaded })),
);

/** Reads files of trades or fills, asks what they don't say, and shows what they would change before anything does. */
export function TradeImport() {
  const reading = useImport();
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveImport();
  const { files, view, progress } = reading;
  const isReading = progress !== null;
  const apply = async (ready: ImportView) => {
    if (!reading.isCurrent()) return reading.readAgain();
    const isSaved = await save(ready, reading.answers);
    setProblem(isSaved ? null : 'Your browser’s storage is full. Nothing was imported.');
    if (isSaved) reading.close();
  };
  return (
    <section aria-labelledby="import-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="import-title">Import trades</h2>
        <p className="mt-2 max-w-2xl text-soft">
          Choose your broker’s export (CSV, Excel, HTML or XML), or a file that you exported here. The files are read in
          this browser and never uploaded. You’ll see every change before it’s made.
        </p>
      </div>
      <ImportFilesField onOpen={reading.open} />
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <ImportSettingsFields onChange={reading.readAgain} />
        <ImportLayouts />
      </div>
      <FormProblem problems={reading.problem || problem ? { form: reading.problem ?? problem ?? '' } : {}} />
      {isReading ? <ImportProgress share={progress} files={files} onCancel={reading.close} /> : null}
      {view === null ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6" inert={isReading}>
          <Suspense>
            <ImportResult
              view={view}
              onAnswer={reading.answer}
              onImport={() => void apply(view)}
              onCancel={reading.close}
            />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** Stores an import and what was answered. False when the browser refused. */
function useSaveImport() {
  const owner = useOwner();
  const { change } = useTradeChanges();
  const memoryStore = importMemoryStore(owner);
  const { settings } = useStore(memoryStore).value;
  const { toast } = useToast();
  return async (view: ImportView, answers: Readonly<Record<string, string>>): Promise<boolean> => {
    if (!(await change((entries) => applyImport(entries, view)))) return false;
    const layouts = layoutsToRemember(view, answers);
    if (layouts.length > 0) memoryStore.change((memory) => layouts.reduce(withLayout, memory));
    const deletion = { importId: view.importId, matching: settings.matching, orphans: 'open' } as const;
    const undo = () => void change((entries) => deleteImport(entries, deletion));
    toast({
      title:
        view.added.length > 0
          ? `${tradesText(view.added.length)} imported`
          : `${tradesText(view.changed.length)} changed`,
      action: { label: 'Undo', altText: 'Click Undo to take the import back', onClick: undo },
    });
    return true;
  };
}
