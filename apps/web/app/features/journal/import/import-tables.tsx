import type { BrokerColumn, MoneySides } from '@wickwise/journal/import/format';
import { allTitles, NO_COLUMN } from '@wickwise/journal/import/guess/chosen-columns';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import type { ImportView, TableView } from './import-view.ts';

interface ImportTablesProps {
  view: ImportView;
  /** The layouts, by id, about which answers are remembered. */
  remembered: ReadonlySet<string>;
  onAnswer: (id: string, value: string) => void;
}

/** What each file was recognized as, why one was refused, and the columns of one that nobody declared. */
export function ImportTables({ view: { files }, remembered, onAnswer }: ImportTablesProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {files.map(({ name, refusal, tables }) => (
        <li key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {refusal === null ? (
            tables.map((table) => (
              <TableSummary
                key={`${table.name} ${table.heading.join()}`}
                file={name}
                table={table}
                isRemembered={table.layout !== null && remembered.has(table.layout.id)}
                onAnswer={onAnswer}
              />
            ))
          ) : (
            <Notice tone="error" title={name} live>
              {refusal}
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}

interface TableSummaryProps {
  file: string;
  table: TableView;
  isRemembered: boolean;
  onAnswer: ImportTablesProps['onAnswer'];
}

function TableSummary({ file, table, isRemembered, onAnswer }: TableSummaryProps) {
  const { layout, isGuess, name } = table;
  return (
    <div>
      <p className="wrap-anywhere text-md">
        <b className="font-semibold">{file}</b>
        {name === null ? null : <span className="text-soft"> · {name}</span>}
        <span className="text-soft"> {readAsText(table, isRemembered)}</span>
      </p>
      {isGuess && layout !== null ? <ColumnChoice table={table} layoutId={layout.id} onAnswer={onAnswer} /> : null}
    </div>
  );
}

function readAsText({ layout, isGuess, isOwn, heading }: TableView, isRemembered: boolean): string {
  if (isOwn) return `is a journal that you exported here.${heading.includes('Currency') ? '' : ` ${SHORT_EXPORT}`}`;
  if (layout !== null && !isGuess) return `is read as ${layout.name}.`;
  return isRemembered
    ? 'has columns that you’ve answered questions about before. We used those answers.'
    : 'has a layout that we don’t recognize, so we guessed its columns.';
}

const SHORT_EXPORT =
  'It doesn’t hold currencies, fees or directions. If you still have that journal, use its “Export all fields as CSV” or a backup instead.';

const CHOSEN: readonly { column: BrokerColumn; label: string }[] = [
  { column: 'time', label: 'Date and time' },
  { column: 'clock', label: 'Time of day' },
  { column: 'symbol', label: 'Symbol' },
  { column: 'side', label: 'Buy or sell' },
  { column: 'quantity', label: 'Quantity' },
  { column: 'price', label: 'Price' },
  { column: 'currency', label: 'Currency' },
  { column: 'account', label: 'Account' },
  { column: 'multiplier', label: 'Multiplier' },
  { column: 'id', label: 'Fill number' },
];

/** Which column holds what: guessed at first, and corrected by hand. */
function ColumnChoice({
  table,
  layoutId,
  onAnswer,
}: Omit<TableSummaryProps, 'file' | 'isRemembered'> & { layoutId: string }) {
  const titles = allTitles(table.heading);
  const unused = unusedTitles(table, titles);
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center text-md">Check the columns</summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-3 lg:grid-cols-5">
        {CHOSEN.map(({ column, label }) => (
          <SelectField
            key={column}
            label={label}
            value={String(table.columns[column] ?? '')}
            onChange={({ target }) => onAnswer(`column:${layoutId}:${column}`, target.value || NO_COLUMN)}
          >
            <option value="">Not in this file</option>
            {titles.map((title) => (
              <option key={title} value={title}>
                {title}
              </option>
            ))}
            <UntitledOption title={String(table.columns[column] ?? '')} />
          </SelectField>
        ))}
      </div>
      {table.moneySides === null ? null : <p className="mt-3 text-muted text-sm">{moneySidesText(table.moneySides)}</p>}
      <p className="mt-3 text-muted text-sm">
        {table.fees.length === 0
          ? 'No fee column was found.'
          : `Fees: ${table.fees.map(({ title }) => String(title)).join(', ')}.`}
        {unused.length === 0 ? '' : ` Not used: ${unused.join(', ')}.`}
      </p>
    </details>
  );
}

function unusedTitles({ columns, fees, totals, moneySides }: TableView, titles: readonly string[]): string[] {
  const charges = fees.flatMap(({ title, currency = [], where }) => [title, currency, where?.title ?? []]);
  const used = [...Object.values(columns), ...charges, totals, moneySides?.paid ?? [], moneySides?.received ?? []];
  const known = new Set(used.flat());
  return titles.filter((title) => !known.has(title));
}

/** A column without a title is named by the one in front of it: `Price+1`. */
function UntitledOption({ title }: { title: string }) {
  const [, before] = /^(.+)\+1$/.exec(title) ?? [];
  return before === undefined ? null : <option value={title}>The one after “{before}”</option>;
}

function moneySidesText({ paid, received }: MoneySides): string {
  if (paid === received) return `“${paid}” says buy or sell: a minus is a purchase.`;
  return `Rows with an amount in “${paid}” are purchases, and those in “${received}” are sales.`;
}
