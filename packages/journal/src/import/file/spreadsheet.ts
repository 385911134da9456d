import readWorkbook from 'read-excel-file/universal';
import { type Grid, isBlank } from './grid.ts';

/** The sheets of an .xlsx file. Dates have no zone there and are written as the sheet shows them. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Grid[]> {
  const sheets = await readWorkbook(new Blob([new Uint8Array(bytes)]));
  return sheets.map(({ sheet, data }) => {
    const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }));
    return { name: sheet, isTable: false, rows: rows.filter(({ cells }) => !isBlank(cells)) };
  });
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  return String(value);
}
