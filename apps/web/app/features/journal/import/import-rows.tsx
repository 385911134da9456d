import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { TradeTableScroller } from '../statistics/trade-table-scroller.tsx';
import type { ShownRow } from './import-view.ts';

interface ImportRowsProps {
  caption: string;
  /** Empty when the rows are of several tables. */
  heading: readonly string[];
  rows: readonly ShownRow[];
}

/** Rows of a file as they stand in it. */
export function ImportRows({ caption, heading, rows }: ImportRowsProps) {
  const width = Math.max(heading.length, ...rows.map(({ cells }) => cells.length));
  const columns: Column<ShownRow>[] = [
    { key: 'line', title: 'Row', className: '[th&]:num whitespace-nowrap', cell: ({ line }) => line },
    ...Array.from({ length: width }, (_, index) => ({
      key: String(index),
      title: heading[index] ?? '',
      className: 'whitespace-nowrap text-sm',
      cell: ({ cells }: ShownRow) => cells[index] ?? '',
    })),
  ];
  return (
    <TradeTableScroller label={caption}>
      <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ file, line }) => `${file} ${line}`} />
    </TradeTableScroller>
  );
}
