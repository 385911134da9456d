import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';

/** In upper case. */
export function symbolOf({ columns, symbol }: Reader, row: GridRow): string {
  return (columns.cell(row, 'symbol') || (symbol ?? '')).toUpperCase();
}
