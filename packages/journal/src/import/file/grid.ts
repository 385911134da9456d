/** A row of a file with its line, counted from 1. */
export interface GridRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Where it is from, beside rows of another file. */
  readonly file?: string;
}

/** The rows of a file, or of one of its sheets, sections or elements; blank rows are left out. */
export interface Grid {
  readonly name: string | null;
  readonly rows: readonly GridRow[];
  /** Whether every row below the first belongs to it, as in a section that the file marks itself. */
  readonly isTable: boolean;
}

export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
