import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** Classes for its cells and its heading: width, alignment, the screen size from which it is shown. */
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  caption: string;
  /** The caption is read out in any case. */
  showsCaption?: boolean;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** The gaps don't grow with the letters: on a phone, large text needs the room. */
const PADDING = 'px-[min(0.5rem,2vw)] py-2.5 first:pr-[min(0.75rem,3vw)] first:pl-0 last:pr-0';
const CELL = `wrap-anywhere ${PADDING}`;

/** Rows of facts that are compared column by column. */
export function DataTable<Row>({ caption, showsCaption = false, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className="w-full self-start text-md">
      <caption className={showsCaption ? 'pb-2 text-left font-serif text-xl' : 'sr-only'}>{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-left text-muted text-sm">
          {columns.map(({ key, title, className }) => (
            <th key={key} scope="col" className={classNames('wrap-break-word font-medium', PADDING, className)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DataRow key={keyOf(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function DataRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr className="border-line border-b">
      {columns.map(({ key, className, cell }, index) =>
        index === 0 ? (
          <th key={key} scope="row" className={classNames(CELL, 'text-left font-normal', className)}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} className={classNames(CELL, className)}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
