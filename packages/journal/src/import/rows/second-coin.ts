import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';
import type { FillRecord, LeftOutRow, TradingRecord } from '../record.ts';
import { readAmount } from '../text/amounts.ts';
import { splitPair } from '../text/instruments.ts';
import { readFees } from './fees.ts';
import { RowProblem } from './row-problem.ts';

/** Whether a row books the second coin of a spot trade, whose first coin has a row of its own. */
export function isSecondCoin({ format, columns }: Reader, row: GridRow): boolean {
  if (format.isPair !== true || !columns.has('coin')) return false;
  const symbol = columns.cell(row, 'symbol').toUpperCase();
  const coin = columns.cell(row, 'coin').toUpperCase();
  return coin !== '' && symbol.endsWith(coin) && splitPair(symbol)?.quote === coin;
}

interface JoinedCoins {
  readonly records: readonly TradingRecord[];
  readonly leftOut: readonly LeftOutRow[];
}

interface CoinRows {
  readonly records: readonly TradingRecord[];
  readonly seconds: readonly GridRow[];
}

/** Adds the fees in the rows of the second coins to the fills that they belong to: of the same order at the same price. */
export function joinSecondCoins(reader: Reader, { records, seconds }: CoinRows): JoinedCoins {
  const joined = [...records];
  const free = Map.groupBy(records.keys(), (index) => tradeKey(records[index]));
  const leftOut = seconds.map((row): LeftOutRow => {
    const price = readAmount(reader.columns.cell(row, 'price'), reader.decimals)?.value;
    const index = free.get(JSON.stringify([reader.columns.cell(row, 'order'), price]))?.shift();
    const fill = index === undefined ? undefined : joined[index];
    const place = reader.place(row);
    if (index === undefined || fill?.kind !== 'fill')
      return { kind: 'rejected', row: place, reason: 'The row of the other coin isn’t in the file.' };
    try {
      const parts = readFees(reader, row, { ...fill, ...fill.instrument, isHundredth: false });
      joined[index] = { ...fill, feeParts: [...fill.feeParts, ...parts] };
    } catch (problem) {
      if (!(problem instanceof RowProblem)) throw problem;
      return { kind: 'rejected', row: place, reason: problem.message };
    }
    return { kind: 'aside', row: place, reason: 'other coin of a trade, of which only the fee counts' };
  });
  return { records: joined, leftOut };
}

function tradeKey(record: TradingRecord | undefined): string {
  const { order, price }: Partial<FillRecord> = record?.kind === 'fill' ? record : {};
  return JSON.stringify([order, price]);
}
