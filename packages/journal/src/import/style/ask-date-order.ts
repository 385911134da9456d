import { dayText } from '../../day-text.ts';
import type { GridRow } from '../file/grid.ts';
import type { BrokerColumn } from '../format.ts';
import type { Reader } from '../reader.ts';
import { type DayOrder, readByFormat, readMoment } from '../text/moments.ts';
import { findDayOrder } from './date-order.ts';

type Context = Pick<Reader, 'format' | 'columns' | 'rows' | 'ask' | 'place'> & {
  /** Of other files of the same layout, whose dates are written the same way. */
  readonly alike: readonly GridRow[];
};

const dayColumns: readonly BrokerColumn[] = ['time', 'openTime', 'closeTime', 'buyTime', 'sellTime'];
const labels: Readonly<Record<DayOrder, string>> = {
  'day-first': 'The day',
  'month-first': 'The month',
  'year-first': 'The year',
};
const SAMPLE = 3;

/** The order of the whole file; null when its dates need none. */
export function orderIn(context: Context): DayOrder | null | 'open' {
  const { format, columns, rows } = context;
  if (format.dates?.order !== undefined) return format.dates.order;
  const own = dayColumns.filter((column) => columns.has(column));
  const found = orderOfColumns(context, own);
  // The expiry of an option is written as the dates of the file are, where these need an order.
  return found === null && rows.length > 0 ? orderOfColumns(context, ['expiry']) : found;
}

function orderOfColumns({ format, columns, rows, alike, ask, place }: Context, names: readonly BrokerColumn[]) {
  const formats = format.dates?.formats ?? [];
  const isDeclared = (cell: string) => readByFormat(cell, { formats, zone: null }) !== null;
  const cellsOf = (all: readonly GridRow[]) => {
    const cells = all.flatMap((row) => names.map((column) => columns.cell(row, column)));
    return formats.length === 0 ? cells : cells.filter((cell) => !isDeclared(cell));
  };
  const found = findDayOrder(cellsOf(rows));
  if (found.kind === 'known') return found.order;
  const together = found.kind === 'open' && alike.length > 0 ? findDayOrder(cellsOf([...rows, ...alike])) : found;
  if (together.kind === 'known') return together.order;
  const examples = found.kind === 'open' ? [found.example] : found.examples;
  const orders: readonly DayOrder[] = found.kind === 'open' ? found.orders : ['day-first', 'month-first'];
  const answer = ask({
    kind: 'date-order',
    ...(found.kind === 'open' ? {} : { detail: 'both' }),
    text:
      found.kind === 'open'
        ? `What comes first in “${found.example}”?`
        : `What comes first in the dates? “${found.examples[0]}” and “${found.examples[1]}” don’t agree: those that don’t fit will be rejected.`,
    choices: orders.map((order) => ({
      value: order,
      label: labelOf(order, found.kind === 'open' ? found.example : ''),
    })),
    input: 'choice',
    rows: rows
      .filter((row) => examples.some((example) => names.some((column) => columns.cell(row, column) === example)))
      .slice(0, SAMPLE)
      .map(place),
  });
  return orders.find((order) => order === answer) ?? 'open';
}

function labelOf(order: DayOrder, example: string): string {
  const day = readMoment(example, { order, zone: null, formats: [] })?.text.slice(0, 10);
  return day === undefined ? labels[order] : `${labels[order]} (${dayText(day)})`;
}
