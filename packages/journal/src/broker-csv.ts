import { parseNumber, parseTime } from './cell.ts';
import { type Fill, MAX_AMOUNT } from './fill.ts';
import type { BrokerFill } from './fills.ts';

/** The required and optional fields of a broker's fills file. */
export const brokerFields = ['time', 'symbol', 'side', 'size', 'price', 'fees'] as const;
export type BrokerField = (typeof brokerFields)[number];

/** The title of the column that holds each field; null for none. */
export type ColumnMatch = Readonly<Record<BrokerField, string | null>>;

const synonyms: Record<BrokerField, readonly string[]> = {
  time: ['datetime', 'tradedatetime', 'exectime', 'executiontime', 'filltime', 'tradedate', 'date', 'time'],
  symbol: ['symbol', 'ticker', 'instrument', 'underlying'],
  side: ['side', 'action', 'buysell', 'bs', 'transactiontype', 'type'],
  size: ['quantity', 'qty', 'shares', 'size', 'filledqty', 'filled', 'contracts', 'amount'],
  price: ['price', 'fillprice', 'avgprice', 'averageprice', 'tprice', 'execprice'],
  fees: ['fees', 'fee', 'commission', 'commissions', 'commfee', 'commissionfees', 'feescomm'],
};

/** Guesses which column holds what by the usual titles. */
export function guessColumns(heading: readonly string[]): ColumnMatch {
  const plain = heading.map((title) => title.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const find = (field: BrokerField) => {
    const name = synonyms[field].find((synonym) => plain.includes(synonym));
    return name === undefined ? null : (heading[plain.indexOf(name)] ?? null);
  };
  return {
    time: find('time'),
    symbol: find('symbol'),
    side: find('side'),
    size: find('size'),
    price: find('price'),
    fees: find('fees'),
  };
}

/** The required fields that no column holds. A signed size needs no side, and fees are optional. */
export function missingFields(match: ColumnMatch): BrokerField[] {
  return brokerFields.filter((field) => match[field] === null && field !== 'fees' && field !== 'side');
}

/** A parsed fill, or the reason why the row could not be parsed. */
export type ParsedFill = { readonly fill: BrokerFill } | { readonly reason: string };

interface FillInput {
  heading: readonly string[];
  row: readonly string[];
  match: ColumnMatch;
}

/** Reads one row of a broker's file. */
export function parseFill({ heading, row, match }: FillInput): ParsedFill {
  const cell = (field: BrokerField) => row[heading.indexOf(match[field] ?? '')]?.trim() ?? '';
  const time = parseTime(cell('time'));
  const size = parseNumber(cell('size'));
  const price = parseNumber(cell('price'));
  const fees = cell('fees') === '' ? 0 : parseNumber(cell('fees'));
  const side = sideOf(cell('side'), size);
  const reason = (field: BrokerField, what: string) => ({ reason: `${match[field] ?? what}: ${explain(cell(field))}` });
  if (time === null) return reason('time', 'Date');
  if (cell('symbol') === '') return reason('symbol', 'Symbol');
  if (size === null || size === 0 || Math.abs(size) > MAX_AMOUNT) return reason('size', 'Quantity');
  if (side === null) return reason('side', 'Side');
  if (price === null || price < 0 || price > MAX_AMOUNT) return reason('price', 'Price');
  if (fees === null || Math.abs(fees) > MAX_AMOUNT) return reason('fees', 'Fees');
  return {
    fill: { time, symbol: cell('symbol').toUpperCase(), side, price, size: Math.abs(size), fees: Math.abs(fees) },
  };
}

function explain(cell: string): string {
  return cell === '' ? 'the cell is empty.' : `“${cell}” can’t be read.`;
}

/** From the side column, or without one from the sign of the size: brokers write a sale as a negative quantity. */
function sideOf(text: string, size: number | null): Fill['side'] | null {
  const word = text.toLowerCase();
  if (word === '') return size !== null && size < 0 ? 'sell' : 'buy';
  if (/^(b|buy|bot|bought|cover)\b/.test(word)) return 'buy';
  return /^(s|ss|sell|sld|sold|short)\b/.test(word) ? 'sell' : null;
}
