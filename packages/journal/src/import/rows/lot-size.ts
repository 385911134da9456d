import { isBelow, multiply, subtract, toDecimal, toNumber } from '../../decimal.ts';
import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';
import { readAmount } from '../text/amounts.ts';
import { forexPair, isIndexOrGoods } from '../text/instruments.ts';
import { directionOf } from '../text/side-words.ts';
import { symbolOf } from './instrument-symbol.ts';
import { RowQuestion } from './row-problem.ts';

const IN_LOTS = /\b(lots?|lotes?|lotti|lotes|losgröße)\b/iu;
/** Fewer units of a currency than anybody trades: lots, or parts of one. */
const FEWEST_UNITS = 1000;

interface LotFacts {
  readonly symbol: string;
  readonly row: GridRow;
}

/** Of a file that nobody declared: what a quantity of 1 is, by its profits or by asking; 1 where it is in single units. */
export function guessLotSize(reader: Reader, { symbol, row }: LotFacts): number {
  if (!mayBeInLots(reader, { symbol, row })) return 1;
  const known = reader.pointValues[symbol] ?? byProfits(reader).get(symbol);
  if (known !== undefined) return known;
  const typed = readAmount(askForLotSize(reader, { symbol, row }) ?? '')?.value ?? 0;
  if (typed > 0) return typed;
  throw new RowQuestion();
}

function mayBeInLots({ columns, decimals }: Reader, { symbol, row }: LotFacts): boolean {
  if (IN_LOTS.test(columns.title('quantity'))) return true;
  const pair = forexPair(symbol);
  if (pair === null) return isIndexOrGoods(symbol);
  const size = Math.abs(readAmount(columns.cell(row, 'quantity'), decimals)?.value ?? 0);
  return pair.isMetal || size < FEWEST_UNITS;
}

function askForLotSize({ format, ask, place }: Reader, { symbol, row }: LotFacts): string | null {
  const pair = forexPair(symbol);
  if (pair === null || pair.isMetal)
    return ask({
      kind: 'multiplier',
      detail: `lot=${symbol}`,
      text: `What is a move of 1.00 in the price of ${symbol} worth, for a quantity of 1?`,
      choices: [],
      input: 'number',
      rows: [place(row)],
      group: {
        id: `moves:${format.id}`,
        text: 'What is a move of 1.00 in the price worth, for a quantity of 1 of each?',
        item: symbol,
      },
    });
  const sizes = ['100000', '10000', '1000', '1'];
  return ask({
    kind: 'multiplier',
    detail: 'lot=currencies',
    text: `What is a quantity of 1 of a currency pair such as ${symbol}?`,
    choices: sizes.map((value) => ({ value, label: lotLabel(Number(value)) })),
    input: 'choice',
    rows: [place(row)],
  });
}

function lotLabel(size: number): string {
  const names: Readonly<Record<number, string>> = {
    100000: 'A standard lot',
    10000: 'A mini lot',
    1000: 'A micro lot',
  };
  return size === 1 ? 'One unit' : `${names[size]}: ${size.toLocaleString('en-US')} units`;
}

const found = new WeakMap<Reader, ReadonlyMap<string, number>>();

/** The lot sizes that the profits of all finished trades of a symbol agree on. */
function byProfits(reader: Reader): ReadonlyMap<string, number> {
  const known = found.get(reader) ?? findByProfits(reader);
  found.set(reader, known);
  return known;
}

interface Move {
  /** Price difference × quantity. */
  readonly move: number;
  readonly profit: number;
}

function findByProfits(reader: Reader): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  if (reader.format.rows !== 'trades' || !reader.columns.has('profit')) return sizes;
  for (const [symbol, rows] of Map.groupBy(reader.rows, (row) => symbolOf(reader, row))) {
    const moves = rows.flatMap((row) => moveOf(reader, row) ?? []);
    const size = agreedSize(moves);
    if (size !== null && moves.length === rows.length) sizes.set(symbol, size);
  }
  return sizes;
}

function moveOf({ columns, decimals, format }: Reader, row: GridRow): Move | null {
  const cells = (['entryPrice', 'exitPrice', 'quantity', 'profit'] as const).map((column) =>
    readAmount(columns.cell(row, column), decimals),
  );
  const [entry, exit, quantity, profit] = cells.map((amount) => amount?.value);
  const direction = columns.has('side') ? directionOf(columns.cell(row, 'side'), format.sides) : 'long';
  if (entry === undefined || exit === undefined || quantity === undefined || profit === undefined || direction === null)
    return null;
  const way = multiply(subtract(toDecimal(exit), toDecimal(entry)), toDecimal(quantity));
  return { move: toNumber(way) * (direction === 'long' ? 1 : -1), profit };
}

const CENT = 0.011;

/** A round number that explains every profit to the cent; null for none. */
function agreedSize(moves: readonly Move[]): number | null {
  const largest = moves.reduce<Move>((best, one) => (Math.abs(one.move) > Math.abs(best.move) ? one : best), {
    move: 0,
    profit: 0,
  });
  if (largest.move === 0 || Math.abs(largest.profit) < 1) return null;
  const size = Number((largest.profit / largest.move).toPrecision(2));
  const explains = ({ move, profit }: Move) => {
    const rest = Math.abs(toNumber(subtract(toDecimal(profit), multiply(toDecimal(move), toDecimal(size)))));
    return isBelow(toDecimal(rest), toDecimal(CENT));
  };
  return size > 0 && moves.every(explains) ? size : null;
}
