import type { Reader } from '../reader.ts';
import type { ChargeRecord, LeftOutRow, RowPlace, TradingRecord } from '../record.ts';
import { rowOrderOf } from '../style/row-order.ts';
import { meaningOfSign } from './odd-row.ts';
import { readCharge } from './read-charge.ts';
import { type NumberedRow, readEnding, readFill, readSplit } from './read-fill.ts';
import { readTrade } from './read-trade.ts';
import { fillOrOdd, rowKindOf } from './row-kind.ts';
import { RowProblem, RowQuestion } from './row-problem.ts';
import { isSecondCoin, joinSecondCoins } from './second-coin.ts';
import { withoutTakenBack } from './take-back.ts';

/** What the rows of a table say: each is in one of the lists. */
export interface ReadRows {
  readonly records: readonly TradingRecord[];
  readonly charges: readonly ChargeRecord[];
  readonly leftOut: readonly LeftOutRow[];
  /** They wait for an answer. */
  readonly asked: readonly RowPlace[];
}

export function readRows(reader: Reader): ReadRows {
  const records: TradingRecord[] = [];
  const charges: ChargeRecord[] = [];
  const leftOut: LeftOutRow[] = [];
  const asked: RowPlace[] = [];
  const undoing = new Set<TradingRecord>();
  const seconds = new Set(
    reader.rows.filter((row) => isSecondCoin(reader, row) && rowKindOf(reader, row).kind === 'fill'),
  );
  for (const [index, row] of reader.rows.entries()) {
    if (seconds.has(row)) continue;
    const read = readOne(reader, { row, place: index });
    if (read === null) asked.push(reader.place(row));
    else if ('reason' in read) leftOut.push(read);
    else if (read.kind === 'charge') charges.push(read);
    else {
      records.push(read);
      if (meaningOfSign(reader, row) === 'undo') undoing.add(read);
    }
  }
  const left = withoutTakenBack(records, undoing);
  const joined = joinSecondCoins(reader, { records: left.records, seconds: [...seconds] });
  const order = rowOrderOf(reader, records);
  const ordered = order.isNewestFirst ? joined.records.map(turned) : joined.records;
  return {
    records: ordered,
    charges,
    leftOut: [...leftOut, ...left.leftOut, ...joined.leftOut],
    asked: [...asked, ...order.asked],
  };
}

function readOne(reader: Reader, numbered: NumberedRow): TradingRecord | ChargeRecord | LeftOutRow | null {
  try {
    return readAs(reader, numbered);
  } catch (problem) {
    if (problem instanceof RowQuestion) return null;
    if (!(problem instanceof RowProblem)) throw problem;
    return { kind: 'rejected', row: reader.place(numbered.row), reason: problem.message };
  }
}

const WIDER = 'The row has more cells than the heading: a number or a name in it may hold the separator.';

/** What is in a cell without a title may have been pushed there by a comma in another one. */
function isWiderThanHeading({ table: { heading } }: Reader, { row }: NumberedRow): boolean {
  return row.cells.slice(heading.length).some((cell) => cell.trim() !== '');
}

function readAs(reader: Reader, numbered: NumberedRow): TradingRecord | ChargeRecord | LeftOutRow | null {
  const usual = rowKindOf(reader, numbered.row);
  if ((usual.kind === 'fill' || usual.kind === 'trade') && isWiderThanHeading(reader, numbered))
    throw new RowProblem(WIDER);
  const found = usual.kind === 'fill' ? fillOrOdd(reader, numbered.row) : usual;
  switch (found.kind) {
    case 'aside':
      return { kind: 'aside', row: reader.place(numbered.row), reason: found.reason };
    case 'asked':
      return null;
    case 'fill':
      return readFill(reader, numbered);
    case 'trade':
      return readTrade(reader, numbered);
    case 'charge':
      return readCharge(reader, numbered);
    case 'split':
      return readSplit(reader, numbered);
    default:
      return readEnding(reader, numbered, found.kind);
  }
}

/** Of rows within one moment, the last one comes first. */
function turned(record: TradingRecord): TradingRecord {
  return { ...record, place: -record.place };
}
