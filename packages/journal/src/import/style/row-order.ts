import type { Reader } from '../reader.ts';
import type { FillRecord, RowPlace, TradingRecord } from '../record.ts';

type Order = 'oldest-first' | 'newest-first';

export interface RowOrder {
  /** Whether of rows within one moment the last one comes first. */
  readonly isNewestFirst: boolean;
  /** Rows of one moment that wait for an answer. */
  readonly asked: readonly RowPlace[];
}

/** Decides by the times of all rows, and asks only where a purchase and a sale of one thing have the same time. */
export function rowOrderOf({ format, ask }: Reader, records: readonly TradingRecord[]): RowOrder {
  const found =
    format.order ??
    orderByTimes([records]) ??
    orderByTimes([...Map.groupBy(records, instrumentOf).values()]) ??
    orderByEnds(records, format.isGuessed);
  const rows = found === null ? undecided(records) : [];
  if (rows.length === 0) return { isNewestFirst: found === 'newest-first', asked: [] };
  const answer = ask({
    kind: 'row-order',
    text: 'Which row of this file came first, where a purchase and a sale have the same time?',
    choices: [
      { value: 'oldest-first', label: 'The upper one: the newest rows are at the bottom' },
      { value: 'newest-first', label: 'The lower one: the newest rows are at the top' },
    ],
    input: 'choice',
    rows,
  });
  return { isNewestFirst: answer === 'newest-first', asked: answer === null ? rows : [] };
}

/** A row out of its place does not turn a file. */
const TIMES = 10;

/** Null when the times of the lists neither rise nor fall. */
function orderByTimes(lists: readonly (readonly TradingRecord[])[]): Order | null {
  const steps = { rises: 0, falls: 0 };
  for (const list of lists) {
    for (const [index, record] of list.entries()) {
      const before = timeOf(list[index - 1] ?? record);
      if (before !== timeOf(record)) steps[before < timeOf(record) ? 'rises' : 'falls'] += 1;
    }
  }
  const { rises, falls } = steps;
  if (rises > 0 && rises >= TIMES * falls) return 'oldest-first';
  return falls > 0 && falls >= TIMES * rises ? 'newest-first' : null;
}

/** Of a broker that is known, the first and the last row decide. */
function orderByEnds(records: readonly TradingRecord[], isGuessed = false): Order | null {
  const [first, last] = [records.at(0), records.at(-1)];
  if (isGuessed || first === undefined || last === undefined || timeOf(first) === timeOf(last)) return null;
  return timeOf(first) > timeOf(last) ? 'newest-first' : 'oldest-first';
}

/** Purchases and sales of one thing that have the same time. */
function undecided(records: readonly TradingRecord[]): RowPlace[] {
  const fills = records.filter((record): record is FillRecord => record.kind === 'fill');
  const moments = Map.groupBy(fills, (fill) => `${instrumentOf(fill)}\n${fill.time.text}`);
  return [...moments.values()]
    .filter((group) => group.some(({ side }) => side !== group[0]?.side))
    .flatMap((group) => group.map(({ row }) => row));
}

function instrumentOf({ account, instrument, ...record }: TradingRecord): string {
  const position = record.kind === 'fill' ? record.position : null;
  return [account, instrument.symbol, position].join('\n');
}

function timeOf(record: TradingRecord): string {
  return record.kind === 'trade' ? record.opened.text : record.time.text;
}
