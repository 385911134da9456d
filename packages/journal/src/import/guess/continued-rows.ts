import type { BrokerColumn } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { findColumn } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';
import { firstRows } from './first-rows.ts';

interface ContinuedFacts {
  readonly columns: ColumnTitles;
  readonly id: string;
  readonly questions: Questions;
}

/** What an order says once for all of its fills. */
const ofOrder: readonly BrokerColumn[] = [
  'symbol',
  'side',
  'kind',
  'status',
  'currency',
  'order',
  'account',
  'assetClass',
];

/**
 * The columns that say the same as above where they are empty: of rows with a quantity and a price but no symbol, which
 * may be more fills of the order above. Null while that is asked.
 */
export function continuedColumns(table: Table, { columns, id, questions }: ContinuedFacts): BrokerColumn[] | null {
  const place = (column: BrokerColumn) => findColumn(table.heading, columns[column]);
  const needed = (['quantity', 'price', 'time'] as const).map(place);
  const empty = (['symbol', 'side'] as const).map(place).filter((index) => index >= 0);
  if (needed.includes(-1) || place('symbol') < 0) return [];
  const isContinued = (cells: readonly string[]) =>
    needed.every((index) => /[1-9]/.test(cells[index] ?? '')) && empty.every((index) => !cells[index]?.trim());
  const rows = table.rows.filter(({ cells }) => isContinued(cells));
  if (rows.length === 0) return [];
  const answer = questions.ask({
    id: `column:${id}:continued`,
    kind: 'column',
    text: 'These rows have a quantity and a price, but no symbol. Do they belong to the order above?',
    choices: [
      { value: 'yes', label: 'Yes: they’re more fills of the same order' },
      { value: 'no', label: 'No: leave them out' },
    ],
    input: 'choice',
    rows: firstRows(table, rows),
  });
  if (answer === null) return null;
  return answer === 'yes' ? ofOrder.filter((column) => columns[column] !== undefined) : [];
}
