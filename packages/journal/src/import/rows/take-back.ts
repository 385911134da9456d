import type { FillRecord, LeftOutRow, TradingRecord } from '../record.ts';

interface TakenBack {
  readonly records: readonly TradingRecord[];
  readonly leftOut: readonly LeftOutRow[];
}

/** Leaves out the rows that take an earlier fill back, with that fill. One that has none in the file stays a fill. */
export function withoutTakenBack(records: readonly TradingRecord[], undoing: ReadonlySet<TradingRecord>): TakenBack {
  if (undoing.size === 0) return { records, leftOut: [] };
  const gone = new Set<TradingRecord>();
  const leftOut: LeftOutRow[] = [];
  for (const undo of records) {
    if (undo.kind !== 'fill' || !undoing.has(undo)) continue;
    const taken = records.findLast(
      (record) => record.kind === 'fill' && !undoing.has(record) && !gone.has(record) && isTakenBack(record, undo),
    );
    if (taken === undefined) continue;
    gone.add(undo).add(taken);
    leftOut.push({ kind: 'aside', row: taken.row, reason: `reversed by row ${undo.row.line}` });
    leftOut.push({ kind: 'aside', row: undo.row, reason: `reversal of row ${taken.row.line}` });
  }
  return { records: records.filter((record) => !gone.has(record)), leftOut };
}

function isTakenBack(fill: FillRecord, undo: FillRecord): boolean {
  const keyOf = ({ account, instrument: { symbol, currency }, size, price }: FillRecord) =>
    JSON.stringify([account, symbol, currency, size, price]);
  return fill.side !== undo.side && fill.time.text <= undo.time.text && keyOf(fill) === keyOf(undo);
}
