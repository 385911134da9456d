import { add, multiply, share, toDecimal, toNumber } from '../../decimal.ts';
import { MAX_AMOUNT } from '../../fill.ts';
import { settleCoinFees } from '../coin-fees.ts';
import type { Columns } from '../columns.ts';
import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';
import type { EndingRecord, FillRecord, SplitRecord } from '../record.ts';
import { readAmount } from '../text/amounts.ts';
import { isMoney, titleParts } from '../text/currencies.ts';
import { splitPair } from '../text/instruments.ts';
import { sideOf } from '../text/side-words.ts';
import { readFees, totalFees } from './fees.ts';
import { readInstrument } from './instrument.ts';
import { symbolOf } from './instrument-symbol.ts';
import type { PricedRow } from './priced-row.ts';
import { inWholeUnits, type Quote, quoteOf } from './quote.ts';
import { momentOf, optionalAmount, orderOf, problemOf } from './read-row.ts';

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
  const quote = quoteOf(reader, row, { symbol: symbolOf(reader, row), unit });
  const hasProfit = stated !== null && reader.format.profit !== undefined;
  const instrument = readInstrument(reader, row, { day: time.text.slice(0, 10), quote, hasProfit });
  const size = Math.abs(order.quantity.value);
  const priced = { ...instrument, isHundredth: quote.isHundredth, side: order.side, size };
  const price = order.price?.value ?? priceOfAmount(reader, row, priced);
  if (price < 0 || price > MAX_AMOUNT) throw problemOf(reader, row, 'price', 'Price');
  const feeParts = readFees(reader, row, { ...priced, price });
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
  return withCoinFees(reader, row, fill);
}

/** What the broker calls the execution, its order and its position. */
function readNumbers(columns: Columns, row: GridRow): Pick<FillRecord, 'id' | 'order' | 'spread' | 'position'> {
  const cell = (column: 'id' | 'order' | 'spread' | 'position') => columns.cell(row, column) || null;
  return { id: cell('id'), order: cell('order'), spread: cell('spread'), position: cell('position') };
}

function withCoinFees({ format, columns }: Reader, row: GridRow, fill: FillRecord): FillRecord {
  const { symbol, assetClass } = fill.instrument;
  const isChargedIn = (coin: string | undefined) => fill.feeParts.some(({ currency }) => currency === coin);
  const paired = splitPair(symbol)?.base;
  const isPair = format.isPair || (format.isGuessed && isChargedIn(paired));
  const base = isPair ? paired : columns.cell(row, 'coin') || symbol;
  if (!base) return fill;
  const coin = base.toUpperCase();
  // Nobody declared what it trades: what is charged in itself, and is no money, is a coin.
  const isCharged = isChargedIn(coin);
  const isCoin = format.isGuessed && assetClass === null && isCharged && !isMoney(coin);
  if (isCoin) return settleCoinFees({ ...fill, instrument: { ...fill.instrument, assetClass: 'crypto' } }, coin);
  return assetClass === 'crypto' ? settleCoinFees(fill, coin) : fill;
}

/** A total ÷ quantity ÷ multiplier, without the fees that it may hold. */
function priceOfAmount(reader: Reader, row: GridRow, priced: Omit<PricedRow, 'price'>): number {
  const amount = optionalAmount(reader, row, 'amount');
  if (amount === null) throw problemOf(reader, row, 'price', 'Price');
  const title = reader.columns.title('amount');
  const unit = amount.unit ?? titleParts(title).unit;
  const value = Math.abs(inWholeUnits(reader, row, { title, value: amount.value, unit, quote: priced }));
  const isHeld = reader.format.amountFees === 'included';
  const held = isHeld ? totalFees(readFees(reader, row, { ...priced, price: 0 })) : 0;
  const fees = toDecimal(priced.side === 'buy' ? -held : held);
  const whole = multiply(toDecimal(priced.size), toDecimal(priced.multiplier));
  return toNumber(share(add(toDecimal(value), fees), toDecimal(1), whole));
}

/** Before fees. A profit of zero beside an opening is none. */
export function profitOf({ format, columns }: Reader, stated: number | null, fees: number): number | null {
  if (stated === null || !columns.has('profit') || format.profit === undefined) return null;
  return format.profit.fees === 'included' ? toNumber(add(toDecimal(stated), toDecimal(fees))) : stated;
}

function quoteIn(reader: Reader, row: GridRow): Quote {
  return quoteOf(reader, row, { symbol: symbolOf(reader, row), unit: null });
}

/** How an option ended. */
export function readEnding(
  reader: Reader,
  { row, place }: NumberedRow,
  kind: EndingRecord['kind'],
): EndingRecord | null {
  const time = momentOf(reader, row, times);
  const instrument = readInstrument(reader, row, {
    day: time.text.slice(0, 10),
    quote: quoteIn(reader, row),
    hasProfit: false,
  });
  const quantity = optionalAmount(reader, row, 'quantity');
  const size = quantity === null || quantity.value === 0 ? null : Math.abs(quantity.value);
  const account = reader.columns.cell(row, 'account') || reader.account;
  return { kind, row: reader.place(row), place, account, time, instrument, size };
}

export function readSplit(reader: Reader, { row, place }: NumberedRow): SplitRecord | null {
  const time = momentOf(reader, row, times);
  const instrument = readInstrument(reader, row, {
    day: time.text.slice(0, 10),
    quote: quoteIn(reader, row),
    hasProfit: true,
  });
  const ratio = ratioOf(reader.columns.cell(row, 'ratio'));
  const stated = optionalAmount(reader, row, 'quantity')?.value ?? null;
  const isTakenAway = sideOf(reader.columns.cell(row, 'side'), reader.format.sides)?.side === 'sell';
  const added = stated !== null && isTakenAway ? -Math.abs(stated) : stated;
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
