import { type ColumnMatch, guessColumns, missingFields } from '@wickwise/journal/broker-csv';
import type { JournalEntry } from '@wickwise/journal/entry';
import { previewImport } from '@wickwise/journal/import-preview';
import { isJournalHeading, parseCsv } from '@wickwise/journal/journal-csv';
import { useMemo, useState } from 'react';
import { FormProblem } from '#app/ui/form/form-problems.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useTradeChanges } from '../log/trade-changes.ts';
import { tradesText } from '../trade-texts.ts';
import { TradeColumnMatch } from './trade-column-match.tsx';
import { recallColumns, rememberColumns } from './trade-column-memory.ts';
import { TradeFileField } from './trade-file-field.tsx';
import { TradeImportPreview } from './trade-import-preview.tsx';

interface OpenedFile {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly importId: string;
}

/** Reads a file of trades or fills, and shows what it would add before anything changes. */
export function TradeImport({ entries }: { entries: readonly JournalEntry[] }) {
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [match, setMatch] = useState<ColumnMatch>(guessColumns([]));
  const [problem, setProblem] = useState<string | null>(null);
  const { add } = useTradeChanges();
  const { toast } = useToast();
  const open = (name: string, text: string) => {
    const rows = parseCsv(text);
    const heading = rows[0] ?? [];
    setProblem(rows.length < 2 ? 'This file has no rows below its header.' : null);
    setMatch(recallColumns(heading) ?? guessColumns(heading));
    setFile(rows.length < 2 ? null : { name, rows, importId: String(Date.now()) });
  };
  const preview = useMemo(
    () => (file === null ? null : previewImport({ ...file, existing: entries, match })),
    [file, entries, match],
  );
  const heading = file?.rows[0] ?? [];
  const apply = async () => {
    if (preview === null) return;
    if (!(await add(preview.added))) return setProblem('Your browser’s storage is full. Nothing was imported.');
    rememberColumns(heading, match);
    toast({ title: `${tradesText(preview.added.length)} imported` });
    setFile(null);
  };
  const isBroker = file !== null && !isJournalHeading(heading);
  const isReady = preview !== null && (!isBroker || missingFields(match).length === 0);
  return (
    <section aria-labelledby="import-title">
      <h2 id="import-title">Import trades</h2>
      <p className="mt-2 mb-5 max-w-2xl text-soft">
        Choose a CSV file that you exported here, or your broker’s list of fills. You’ll see a preview first.
      </p>
      <TradeFileField label="CSV file" accept=".csv,text/csv" onText={open} />
      <div className="mt-4 empty:hidden">
        <FormProblem problems={problem === null ? {} : { form: problem }} />
      </div>
      {isBroker ? <TradeColumnMatch heading={heading} match={match} onMatch={setMatch} /> : null}
      {isReady ? (
        <TradeImportPreview
          fileName={file?.name ?? ''}
          preview={preview}
          onImport={apply}
          onCancel={() => setFile(null)}
        />
      ) : null}
    </section>
  );
}
