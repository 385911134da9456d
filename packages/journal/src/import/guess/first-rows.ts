import type { GridRow } from '../file/grid.ts';
import type { Table } from '../recognize.ts';
import type { RowPlace } from '../record.ts';

const FIRST = 3;

/** The rows that a question about the columns shows. */
export function firstRows(table: Table, rows: readonly GridRow[] = table.rows): RowPlace[] {
  return rows.slice(0, FIRST).map(({ file = table.file, line }) => ({ file, line }));
}
