import type { RowPlace } from '../record.ts';

/** The answer that none of the rows is one of those asked for. */
export const NO_LINES = 'none';

/** The row numbers in an answer: `3, 4, 12`. */
export function readLineNumbers(answer: string): number[] {
  return (answer.match(/\d+/g) ?? []).map(Number);
}

/** A typed number that is none of the rows; null when there is none. */
export function unknownLine(answer: string, rows: readonly RowPlace[]): number | null {
  const lines = new Set(rows.map(({ line }) => line));
  return readLineNumbers(answer).find((line) => !lines.has(line)) ?? null;
}
