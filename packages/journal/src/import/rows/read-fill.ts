import { add, multiply, share, toDecimal, toNumber } from '../../decimal.ts';
import { MAX_AMOUNT } from '../../fill.ts';
import { settleCoinFees } from '../coin-fees.ts';
import type { Columns } from '../columns.ts';
import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';
import type { EndingRecord, FillRecord, SplitRecord } from '../record.ts';
import { readAmount } from '../text/amounts.ts';
import { splitPair } from '../text/instruments.ts';
import { readFees, totalFees } from './fees.ts';
import { readInstrument } from './instrument.ts';
import { momentOf, optionalAmount, orderOf, problemOf, type RowOrder, RowProblem } from './read-row.ts';

const times = { time: 'time', clock: 'clock' } as const;

/** Where a row stands: its order within a moment. */
export interface NumberedRow {
  readonly row: GridRow;
  readonly place: number;
}

/** One execution; null while something is asked about. */
export function readFill(reader: Reader, { row, place }: NumberedRow): FillRecord | null {
  const { columns } = reader;
  const time = momentOf(reader, row, times);
  const order = orderOf(reader, row);
  const stated = optionalAmount(reader, row, 'profit')?.value ?? null;
  if (order === null) return null;
  const unit = order.currency ?? order.price?.unit ?? null;
  const instrument = readInstrument(reader, row, { day: time.text.slice(0, 10), unit, hasProfit: stated !== null });
  if (typeof instrument === 'string') throw new RowProblem(instrument);
  if (instrument === null) return null;
  const size = Math.abs(order.quantity.value);
  const price = priceOf(reader, row, { order, size, multiplier: instrument.multiplier });
  const feeParts = readFees(reader, row, { ...instrument, side: order.side, size, price });
  if (typeof feeParts === 'string') throw new RowProblem(feeParts);
  if (size > MAX_AMOUNT) throw problemOf(reader, row, 'quantity', 'Quantity');
  const fill = {
    kind: 'fill' as const,
    row: reader.place(row),
    place,
    account: columns.cell(row, 'account') || reader.account,
    time,
    instrument,
    side: order.side,
    effect: order.effect,
    size,
    price,
    feeParts,
    ...readNumbers(columns, row),
    profit: profitOf(reader, stated, totalFees(feeParts)),
  };
  const base = reader.format.isPair
    ? splitPair(instrument.symbol)?.base
    : columns.cell(row, 'coin') || instrument.symbol;
  return instrument.assetClass === 'crypto' && base ? settleCoinFees(fill, base.toUpperCase()) : fill;
}

/** What the broker calls the execution, its order and its position. */
function readNumbers(columns: Columns, row: GridRow): Pick<FillRecord, 'id' | 'order' | 'spread' | 'position'> {
  const cell = (column: 'id' | 'order' | 'spread' | 'position') => columns.cell(row, column) || null;
  return { id: cell('id'), order: cell('order'), spread: cell('spread'), position: cell('position') };
}

interface PricedOrder {
  order: RowOrder;
  size: number;
  multiplier: number;
}

function priceOf(reader: Reader, row: GridRow, { order, size, multiplier }: PricedOrder): number {
  const amount = order.price === null ? optionalAmount(reader, row, 'amount') : null;
  const whole = multiply(toDecimal(size), toDecimal(multiplier));
  const price =
    amount === null ? order.price?.value : toNumber(share(toDecimal(Math.abs(amount.value)), toDecimal(1), whole));
  if (price === undefined || price < 0 || price > MAX_AMOUNT) throw problemOf(reader, row, 'price', 'Price');
  return price;
}

/** Before fees. A profit of zero beside an opening is none. */
export function profitOf({ format, columns }: Reader, stated: number | null, fees: number): number | null {
  if (stated === null || !columns.has('profit') || format.profit === undefined) return null;
  return format.profit.fees === 'included' ? toNumber(add(toDecimal(stated), toDecimal(fees))) : stated;
}

/** How an option ended. */
export function readEnding(
  reader: Reader,
  { row, place }: NumberedRow,
  kind: EndingRecord['kind'],
): EndingRecord | null {
  const time = momentOf(reader, row, times);
  const instrument = readInstrument(reader, row, { day: time.text.slice(0, 10), unit: null, hasProfit: false });
  if (typeof instrument === 'string') throw new RowProblem(instrument);
  if (instrument === null) return null;
  const quantity = optionalAmount(reader, row, 'quantity');
  const size = quantity === null || quantity.value === 0 ? null : Math.abs(quantity.value);
  const account = reader.columns.cell(row, 'account') || reader.account;
  return { kind, row: reader.place(row), place, account, time, instrument, size };
}

export function readSplit(reader: Reader, { row, place }: NumberedRow): SplitRecord | null {
  const time = momentOf(reader, row, times);
  const instrument = readInstrument(reader, row, { day: time.text.slice(0, 10), unit: null, hasProfit: true });
  if (typeof instrument === 'string') throw new RowProblem(instrument);
  if (instrument === null) return null;
  const ratio = ratioOf(reader.columns.cell(row, 'ratio'));
  const added = optionalAmount(reader, row, 'quantity')?.value ?? null;
  if (ratio === null && (added === null || added === 0)) throw problemOf(reader, row, 'quantity', 'Quantity');
  const account = reader.columns.cell(row, 'account') || reader.account;
  return {
    kind: 'split',
    row: reader.place(row),
    place,
    account,
    time,
    instrument,
    ratio,
    added: ratio === null ? added : null,
  };
}

/** `10`, `10:1`, `10 for 1`, `1/10`. */
function ratioOf(text: string): number | null {
  const [, more, fewer] = /([\d.]+)\s*(?::|for|\/)\s*([\d.]+)/i.exec(text) ?? [];
  const ratio = more === undefined ? readAmount(text)?.value : Number(more) / Number(fewer);
  return ratio !== undefined && ratio > 0 ? ratio : null;
}
