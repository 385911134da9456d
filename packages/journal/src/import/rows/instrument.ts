import type { AssetClass, OptionContract } from '../../entry.ts';
import type { GridRow } from '../file/grid.ts';
import { readFuturesSymbol } from '../futures/futures-symbol.ts';
import { findFuturesContract } from '../futures/point-values.ts';
import { majorCurrency } from '../minor-currency.ts';
import type { Reader } from '../reader.ts';
import type { Instrument } from '../record.ts';
import { readAmount } from '../text/amounts.ts';
import { expiryOf, optionSymbol, readOption, splitPair } from '../text/instruments.ts';
import { assetClassOf } from '../text/usual-words.ts';

const OPTION_MULTIPLIER = 100;
const FOREX_LOT = 100_000;

interface InstrumentFacts {
  /** yyyy-mm-dd: a symbol names the year of a future by its last digit. */
  readonly day: string;
  /** Of the price, where the row says it elsewhere. */
  readonly unit: string | null;
  /** The broker states the result of the row. */
  readonly hasProfit: boolean;
}

/** What a row trades; null while its multiplier is asked for, and a sentence when it names nothing. */
export function readInstrument(reader: Reader, row: GridRow, facts: InstrumentFacts): Instrument | string | null {
  const { columns } = reader;
  const symbol = symbolOf(reader, row);
  if (symbol === '') return `${columns.title('symbol') || 'Symbol'}: the cell is empty.`;
  const option = optionOf(reader, row, symbol);
  const assetClass = classOf(reader, { row, symbol, option, day: facts.day });
  const multiplier = multiplierOf(reader, { row, symbol, assetClass, ...facts });
  if (multiplier === null) return null;
  const code = currencyOf(reader, row, symbol) ?? facts.unit;
  const major = code === null ? null : majorCurrency(code);
  const currency = major ?? code?.toUpperCase() ?? futuresCurrency(symbol, assetClass, facts.day);
  return {
    symbol: option !== null && symbol === option.underlying ? optionSymbol(option) : symbol,
    assetClass,
    option,
    currency,
    multiplier: major === null ? multiplier : multiplier / 100,
  };
}

/** In upper case. */
export function symbolOf({ columns, symbol }: Reader, row: GridRow): string {
  return (columns.cell(row, 'symbol') || (symbol ?? '')).toUpperCase();
}

function optionOf({ columns, dates }: Reader, row: GridRow, symbol: string): OptionContract | null {
  const strike = readAmount(columns.cell(row, 'strike'))?.value;
  const right = columns.cell(row, 'right').toUpperCase();
  const expiry = expiryOf(columns.cell(row, 'expiry'), dates);
  if (strike !== undefined && expiry !== null && /^(C|CALL|P|PUT)$/.test(right)) {
    const underlying = columns.cell(row, 'underlying').toUpperCase() || symbol.split(' ')[0] || symbol;
    return { underlying, expiry, strike, right: right.startsWith('C') ? 'call' : 'put' };
  }
  return readOption(symbol) ?? readOption(columns.cell(row, 'description'));
}

interface ClassFacts {
  row: GridRow;
  symbol: string;
  option: OptionContract | null;
  day: string;
}

function classOf({ format, columns }: Reader, { row, symbol, option, day }: ClassFacts): AssetClass | null {
  const said = assetClassOf(columns.cell(row, 'assetClass'), format.assetClasses) ?? null;
  if (option !== null) return 'option';
  if (said !== null) return said;
  if (format.assetClass !== undefined) return format.assetClass;
  const future = /\d/.test(symbol) ? readFuturesSymbol(symbol, day) : null;
  return future !== null && findFuturesContract(future.root) !== null ? 'future' : null;
}

function futuresCurrency(symbol: string, assetClass: AssetClass | null, day: string): string | null {
  const root = assetClass === 'future' ? readFuturesSymbol(symbol, day)?.root : undefined;
  return root === undefined ? null : (findFuturesContract(root)?.currency ?? null);
}

function currencyOf({ format, columns, currency }: Reader, row: GridRow, symbol: string): string | null {
  const said = columns.cell(row, 'currency');
  if (said !== '') return said;
  const pair = format.isPair ? splitPair(symbol) : null;
  return currency ?? pair?.quote ?? null;
}

interface MultiplierFacts extends InstrumentFacts {
  row: GridRow;
  symbol: string;
  assetClass: AssetClass | null;
}

function multiplierOf(reader: Reader, facts: MultiplierFacts): number | null {
  const { format, columns, decimals } = reader;
  const said = readAmount(columns.cell(facts.row, 'multiplier'), decimals)?.value;
  if (said !== undefined && said > 0) return said;
  if (format.multiplier !== undefined) return format.multiplier;
  if (facts.assetClass === 'option') return OPTION_MULTIPLIER;
  if (facts.assetClass === 'future') return pointValueOf(reader, facts);
  return format.isInLots && /^[A-Z]{6}/.test(facts.symbol) ? FOREX_LOT : 1;
}

function pointValueOf(
  { pointValues, ask, place }: Reader,
  { row, symbol, day, hasProfit }: MultiplierFacts,
): number | null {
  const root = readFuturesSymbol(symbol, day)?.root ?? symbol;
  const known = pointValues[root] ?? findFuturesContract(root)?.pointValue;
  if (known !== undefined) return known;
  if (hasProfit) return 1;
  const answer = ask({
    kind: 'multiplier',
    detail: root,
    text: `What is a move of one point worth for one contract of ${root}?`,
    choices: [],
    input: 'number',
    rows: [place(row)],
  });
  const typed = answer === null ? null : readAmount(answer)?.value;
  return typed !== undefined && typed !== null && typed > 0 ? typed : null;
}
