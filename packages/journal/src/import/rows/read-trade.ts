import { multiply, subtract, toDecimal, toNumber } from '../../decimal.ts';
import type { FeePart } from '../../fill.ts';
import type { GridRow } from '../file/grid.ts';
import type { BrokerColumn } from '../format.ts';
import type { Reader } from '../reader.ts';
import type { Moment, TradeRecord } from '../record.ts';
import { directionOf } from '../text/side-words.ts';
import { readFees, totalFees } from './fees.ts';
import { readInstrument } from './instrument.ts';
import { symbolOf } from './instrument-symbol.ts';
import { quoteOf } from './quote.ts';
import { type NumberedRow, profitOf } from './read-fill.ts';
import { momentOf, optionalAmount, problemOf } from './read-row.ts';

/** The two ends of a finished trade. */
interface TradeEnds {
  readonly opened: Moment;
  readonly closed: Moment;
  readonly direction: 'long' | 'short';
  readonly entryPrice: number;
  readonly exitPrice: number;
}

/** A finished trade; null while something is asked about. */
export function readTrade(reader: Reader, { row, place }: NumberedRow): TradeRecord | null {
  const { columns } = reader;
  const quantity = optionalAmount(reader, row, 'quantity');
  if (quantity === null || quantity.value === 0) throw problemOf(reader, row, 'quantity', 'Quantity');
  const ends = columns.has('buyTime') ? endsBySides(reader, row) : endsByEntry(reader, row, quantity.value);
  if (ends === null) return null;
  const stated = optionalAmount(reader, row, 'profit');
  const quote = quoteOf(reader, row, { symbol: symbolOf(reader, row), unit: stated?.unit ?? null });
  const hasProfit = stated !== null && reader.format.profit !== undefined;
  const facts = { day: ends.opened.text.slice(0, 10), quote, hasProfit };
  const instrument = readInstrument(reader, row, facts);
  const size = Math.abs(quantity.value);
  const side = ends.direction === 'long' ? ('sell' as const) : ('buy' as const);
  const feeParts = readFees(reader, row, {
    ...instrument,
    side,
    size,
    price: ends.exitPrice,
    isHundredth: quote.isHundredth,
  });
  const trade = { ...ends, size, multiplier: instrument.multiplier };
  const isRest = reader.format.profit?.fees === 'rest' && stated !== null;
  return {
    kind: 'trade',
    row: reader.place(row),
    place,
    account: columns.cell(row, 'account') || reader.account,
    ...ends,
    instrument,
    size,
    feeParts: isRest ? [...feeParts, unlistedFee(trade, stated.value)] : feeParts,
    id: columns.cell(row, 'id') || null,
    profit: isRest ? null : profitOf(reader, stated?.value ?? null, totalFees(feeParts)),
  };
}

/** What a profit lacks beside the move of the price. */
function unlistedFee(trade: TradeEnds & { size: number; multiplier: number }, profit: number): FeePart {
  const [from, to] =
    trade.direction === 'long' ? [trade.entryPrice, trade.exitPrice] : [trade.exitPrice, trade.entryPrice];
  const value = multiply(toDecimal(trade.size), toDecimal(trade.multiplier));
  const gross = multiply(subtract(toDecimal(to), toDecimal(from)), value);
  return { kind: 'other', amount: toNumber(subtract(gross, toDecimal(profit))), currency: null };
}

function priceIn(reader: Reader, row: GridRow, column: BrokerColumn): number {
  const price = optionalAmount(reader, row, column)?.value;
  if (price === undefined || price < 0) throw problemOf(reader, row, column, 'Price');
  return price;
}

function endsByEntry(reader: Reader, row: GridRow, quantity: number): TradeEnds | null {
  const closed = momentOf(reader, row, { time: 'closeTime', clock: 'closeClock' });
  const opened =
    reader.columns.cell(row, 'openTime') === ''
      ? closed
      : momentOf(reader, row, { time: 'openTime', clock: 'openClock' });
  const direction = directionIn(reader, row, quantity);
  if (direction === null) return null;
  const [entry, exit] = priceColumns(reader, direction);
  return { opened, closed, direction, entryPrice: priceIn(reader, row, entry), exitPrice: priceIn(reader, row, exit) };
}

function priceColumns({ columns }: Reader, direction: 'long' | 'short'): readonly [BrokerColumn, BrokerColumn] {
  if (!columns.has('buyPrice')) return ['entryPrice', 'exitPrice'];
  return direction === 'long' ? ['buyPrice', 'sellPrice'] : ['sellPrice', 'buyPrice'];
}

function directionIn(reader: Reader, row: GridRow, quantity: number): 'long' | 'short' | null {
  const { columns, format } = reader;
  if (!columns.has('side')) return quantity < 0 ? 'short' : 'long';
  const word = columns.cell(row, 'side');
  const known = directionOf(word, format.sides);
  if (known !== null) return known;
  if (word === '') throw problemOf(reader, row, 'side', 'Side');
  const answer = reader.ask({
    kind: 'word',
    detail: `direction=${word}`,
    text: `Does “${word}” say long or short?`,
    choices: [
      { value: 'long', label: 'Long' },
      { value: 'short', label: 'Short' },
    ],
    input: 'choice',
    rows: [reader.place(row)],
    group: { id: `directions:${format.id}`, text: 'Do these words say long or short?', item: word },
  });
  return answer === 'long' || answer === 'short' ? answer : null;
}

/** What was bought first is long. */
function endsBySides(reader: Reader, row: GridRow): TradeEnds | null {
  const bought = momentOf(reader, row, { time: 'buyTime', clock: 'openClock' });
  const sold = momentOf(reader, row, { time: 'sellTime', clock: 'closeClock' });
  const [buyPrice, sellPrice] = [priceIn(reader, row, 'buyPrice'), priceIn(reader, row, 'sellPrice')];
  const isLong = bought.text === sold.text ? isLowerFirst(reader, row) : bought.text < sold.text;
  if (isLong === null) return null;
  return isLong
    ? { opened: bought, closed: sold, direction: 'long', entryPrice: buyPrice, exitPrice: sellPrice }
    : { opened: sold, closed: bought, direction: 'short', entryPrice: sellPrice, exitPrice: buyPrice };
}

/** Of a purchase and a sale within one moment, whether the purchase came first; null while that is asked about. */
function isLowerFirst({ columns, ask, place }: Reader, row: GridRow): boolean | null {
  const [bought, sold] = [Number(columns.cell(row, 'buyId')), Number(columns.cell(row, 'sellId'))];
  if (bought > 0 && sold > 0) return bought < sold;
  const answer = ask({
    kind: 'word',
    detail: 'same moment',
    text: 'Which came first where a purchase and a sale have the same time?',
    choices: [
      { value: 'buy', label: 'The purchase: these trades are long' },
      { value: 'sell', label: 'The sale: these trades are short' },
    ],
    input: 'choice',
    rows: [place(row)],
  });
  return answer === null ? null : answer === 'buy';
}
