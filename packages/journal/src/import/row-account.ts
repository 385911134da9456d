import type { LeftOutRow, RowPlace } from './record.ts';

/** What became of a row. Asked: it waits for an answer. */
export interface AccountedRow extends RowPlace {
  readonly outcome: 'used' | 'aside' | 'rejected' | 'asked';
  /** As in `LeftOutRow`; null for a row that is used as a whole. */
  readonly reason: string | null;
}

interface RowParts {
  readonly used: readonly RowPlace[];
  readonly leftOut: readonly LeftOutRow[];
  readonly asked: readonly RowPlace[];
}

/** Every row once. A row that was read and then left out is not used. */
export function accountRows({ used, leftOut, asked }: RowParts): AccountedRow[] {
  const rows = new Map<string, AccountedRow>();
  const put = ({ file, line }: RowPlace, outcome: AccountedRow['outcome'], reason: string | null) =>
    rows.set(`${file}\n${line}`, { file, line, outcome, reason });
  for (const row of used) put(row, 'used', null);
  for (const { row, kind, reason } of leftOut) put(row, kind === 'part' ? 'used' : kind, reason);
  for (const row of asked) put(row, 'asked', 'It’s waiting for your answer.');
  return [...rows.values()];
}

/** How many rows of each outcome; the four add up to all rows. */
export function countRows(rows: readonly AccountedRow[]): Readonly<Record<AccountedRow['outcome'], number>> {
  const counts = { used: 0, aside: 0, rejected: 0, asked: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
