import type { AssetClass, OptionContract } from '../../entry.ts';
import type { GridRow } from '../file/grid.ts';
import { readFuturesSymbol } from '../futures/futures-symbol.ts';
import { findFuturesContract } from '../futures/point-values.ts';
import type { Reader } from '../reader.ts';
import type { Instrument } from '../record.ts';
import { readAmount } from '../text/amounts.ts';
import { expiryOf, optionSymbol, readOption } from '../text/instruments.ts';
import { assetClassOf } from '../text/usual-words.ts';
import { symbolOf } from './instrument-symbol.ts';
import { guessLotSize } from './lot-size.ts';
import { isPricedInHundredths } from './percent-price.ts';
import type { Quote } from './quote.ts';
import { RowProblem, RowQuestion } from './row-problem.ts';

/** Shares in one contract of an option. */
export const OPTION_MULTIPLIER = 100;
const FOREX_LOT = 100_000;

interface InstrumentFacts {
  /** yyyy-mm-dd: a symbol names the year of a future by its last digit. */
  readonly day: string;
  readonly quote: Quote;
  /** The broker states the result of the row. */
  readonly hasProfit: boolean;
}

/** What a row trades. */
export function readInstrument(reader: Reader, row: GridRow, facts: InstrumentFacts): Instrument {
  const { columns } = reader;
  const symbol = symbolOf(reader, row);
  if (symbol === '') throw new RowProblem(`${columns.title('symbol') || 'Symbol'}: the cell is empty.`);
  const option = optionOf(reader, row, symbol);
  const assetClass = classOf(reader, { row, symbol, option, day: facts.day });
  const multiplier = multiplierOf(reader, { row, symbol, assetClass, ...facts });
  const { currency, isHundredth } = facts.quote;
  return {
    symbol: option !== null && symbol === option.underlying ? optionSymbol(option) : symbol,
    assetClass,
    option,
    currency: currency ?? futuresCurrency(symbol, assetClass, facts.day),
    multiplier: isHundredth ? multiplier / 100 : multiplier,
  };
}

function optionOf(reader: Reader, row: GridRow, symbol: string): OptionContract | null {
  const { columns, dates, decimals } = reader;
  const strike = readAmount(columns.cell(row, 'strike'), decimals)?.value;
  const right = rightOf(columns.cell(row, 'right'), reader.format.isGuessed);
  const expiry = expiryOf(columns.cell(row, 'expiry'), dates);
  if (strike !== undefined && expiry !== null && right !== null) {
    const underlying = columns.cell(row, 'underlying').toUpperCase() || symbol.split(' ')[0] || symbol;
    return { underlying, expiry, strike, right };
  }
  const named = readOption(symbol) ?? readOption(columns.cell(row, 'description'));
  if (named === null && reader.format.isGuessed) refuseHalfOption(reader, row, { symbol, strike });
  return named;
}

function rightOf(text: string, isGuessed = false): OptionContract['right'] | null {
  if (text === '') return null;
  const words = isGuessed ? text.toUpperCase().split(/[^A-Z]+/) : [text.toUpperCase()];
  const rights = words.filter((word) => /^(CALLS?|PUTS?|CE|PE|C|P)$/.test(word)).map((word) => word[0]);
  const [right, ...more] = new Set(rights);
  if (right === undefined || more.length > 0) return null;
  return right === 'C' ? 'call' : 'put';
}

/** Options that nothing tells apart would be one position. */
function refuseHalfOption(
  { columns, format }: Reader,
  row: GridRow,
  { symbol, strike }: { symbol: string; strike: number | undefined },
): void {
  const isOption = assetClassOf(columns.cell(row, 'assetClass'), format.assetClasses) === 'option';
  const isBare = /^[A-Z.]{1,6}$/.test(symbol);
  if (!(strike !== undefined && strike > 0) && !(isOption && isBare)) return;
  throw new RowProblem('It is an option, but its row doesn’t say expiry, strike, and call or put.');
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

interface MultiplierFacts extends InstrumentFacts {
  row: GridRow;
  symbol: string;
  assetClass: AssetClass | null;
}

function multiplierOf(reader: Reader, facts: MultiplierFacts): number {
  const { format, columns, decimals } = reader;
  const said = readAmount(columns.cell(facts.row, 'multiplier'), decimals)?.value;
  if (said !== undefined && said > 0) return said;
  if (format.multiplier !== undefined) return format.multiplier;
  if (facts.assetClass === 'option') return OPTION_MULTIPLIER;
  if (facts.assetClass === 'future') return pointValueOf(reader, facts);
  if (format.isGuessed) return guessUnit(reader, facts);
  return format.isInLots && /^[A-Z]{6}/.test(facts.symbol) ? FOREX_LOT : 1;
}

function guessUnit(reader: Reader, facts: MultiplierFacts): number {
  const size = guessLotSize(reader, facts);
  const isSmall = size === 1 && !facts.quote.isHundredth && isPricedInHundredths(reader, facts.row, facts.symbol);
  return isSmall ? 0.01 : size;
}

function pointValueOf(
  { pointValues, format, ask, place }: Reader,
  { row, symbol, day, hasProfit }: MultiplierFacts,
): number {
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
    group: {
      id: `points:${format.id}`,
      text: 'What is a move of one point worth for one contract of each?',
      item: root,
    },
  });
  const typed = answer === null ? null : readAmount(answer)?.value;
  if (typed === undefined || typed === null || !(typed > 0)) throw new RowQuestion();
  return typed;
}
