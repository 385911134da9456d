import type { JournalEntry } from '@wickwise/journal/entry';
import type { ImportPreview } from '@wickwise/journal/import-preview';
import { currencyOf } from '@wickwise/journal/money';
import { centsOf } from '@wickwise/journal/profit';
import { signedMoneyText } from '#app/lib/money-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { TradeTableScroller } from '../statistics/trade-table-scroller.tsx';
import { countText, dayText, FIGURES, outcomeLabels, priceText, tradesText } from '../trade-texts.ts';

const PREVIEW_ROWS = 10;

interface TradeImportPreviewProps {
  fileName: string;
  preview: ImportPreview;
  onImport: () => void;
  onCancel: () => void;
}

/** What an import would add, what the journal already has, and why rows are left out. Nothing is stored yet. */
export function TradeImportPreview({ fileName, preview, onImport, onCancel }: TradeImportPreviewProps) {
  const { added, duplicates, rejected } = preview;
  return (
    <section aria-labelledby="preview-title" className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      <h3 id="preview-title">Preview of {fileName}</h3>
      <p role="status">
        {countText(added.length)} new, {countText(duplicates.length)} already in your journal,{' '}
        {countText(rejected.length)} left out.
      </p>
      {added.length > 0 ? (
        <TradeTableScroller label="New trades">
          <DataTable
            caption={added.length > PREVIEW_ROWS ? `The first ${PREVIEW_ROWS} new trades` : 'New trades'}
            showsCaption
            columns={columns}
            rows={added.slice(0, PREVIEW_ROWS)}
            keyOf={({ id }) => id}
          />
        </TradeTableScroller>
      ) : null}
      {rejected.length > 0 ? (
        <details open={rejected.length <= PREVIEW_ROWS}>
          <summary className="min-h-11 content-center text-md">Rows left out</summary>
          <ul className="list-disc pl-5 text-md text-soft">
            {rejected.map(({ line, reason }) => (
              <li key={line}>
                Row {line}: {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button disabled={added.length === 0} onClick={onImport}>
          Import {tradesText(added.length)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

const columns: readonly Column<JournalEntry>[] = [
  { key: 'date', title: 'Date', cell: ({ date }) => dayText(date) },
  { key: 'symbol', title: 'Symbol', className: '[td&]:num', cell: ({ symbol }) => symbol },
  {
    key: 'size',
    title: 'Size',
    className: FIGURES,
    cell: ({ positionSize, direction }) => `${direction === 'short' ? 'Short ' : ''}${countText(positionSize)}`,
  },
  { key: 'entry', title: 'Entry', className: FIGURES, cell: ({ entryPrice }) => priceText(entryPrice) },
  {
    key: 'exit',
    title: 'Exit',
    className: FIGURES,
    cell: ({ exitPrice }) => (exitPrice === null ? 'Open' : priceText(exitPrice)),
  },
  {
    key: 'result',
    title: 'Result',
    className: FIGURES,
    cell: (entry) =>
      entry.pnl === null ? outcomeLabels[entry.winLoss] : signedMoneyText(centsOf(entry), currencyOf(entry)),
  },
];
