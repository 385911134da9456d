import type { GridRow } from '../file/grid.ts';
import type { BrokerColumn } from '../format.ts';
import { readFractionPrice } from '../futures/fraction-price.ts';
import { readOrderText } from '../order-text.ts';
import type { Reader } from '../reader.ts';
import type { Moment } from '../record.ts';
import { type Amount, isEmptyAmount, readAmount } from '../text/amounts.ts';
import { readMoment } from '../text/moments.ts';
import { effectOf, type SideMeaning, sideOf } from '../text/side-words.ts';
import { zoneOf } from '../text/zones.ts';
import { askForEmptySide, askForSide } from './asked-side.ts';
import { symbolOf } from './instrument-symbol.ts';
import { meaningOfSign } from './odd-row.ts';
import { RowProblem } from './row-problem.ts';

export function problemOf({ columns }: Reader, row: GridRow, column: BrokerColumn, what: string): RowProblem {
  const cell = columns.cell(row, column);
  return new RowProblem(
    `${columns.title(column) || what}: ${cell === '' ? 'the cell is empty.' : `“${cell}” can’t be read.`}`,
  );
}

const priceColumns: readonly BrokerColumn[] = ['price', 'entryPrice', 'exitPrice', 'buyPrice', 'sellPrice'];

/** A number that may be missing. */
export function optionalAmount(reader: Reader, row: GridRow, column: BrokerColumn): Amount | null {
  const text = reader.columns.cell(row, column);
  if (isEmptyAmount(text)) return null;
  const price = priceColumns.includes(column) ? readFractionPrice(text, symbolOf(reader, row)) : null;
  const found = price === null ? readAmount(text, reader.decimals) : { value: price, unit: null };
  if (found === null) throw problemOf(reader, row, column, column);
  return found;
}

interface TimeColumns {
  readonly time: BrokerColumn;
  readonly clock: BrokerColumn;
}

/** When a row happened. A zone in the title of its column counts as one in the cell. */
export function momentOf(reader: Reader, row: GridRow, { time, clock }: TimeColumns): Moment {
  const { columns, dates } = reader;
  const parts = [columns.cell(row, time), columns.cell(row, clock)].filter((part) => part !== '');
  const [, named] = /\(?((?:UTC|GMT)[+-]?\d*:?\d*|[A-Z]{2,4}T)\)?$/.exec(columns.title(time)) ?? [];
  const zone = named === undefined ? dates.zone : (zoneOf(named) ?? dates.zone);
  const moment = readMoment(parts.join(' '), { ...dates, zone });
  if (moment === null) throw problemOf(reader, row, time, 'Date');
  return moment;
}

/** Side, quantity and price as a row says them; a price that follows from an amount is worked out later. */
export interface RowOrder extends SideMeaning {
  readonly quantity: Amount;
  readonly price: Amount | null;
  readonly currency: string | null;
}

/** Null while the word of the side is asked about. */
export function orderOf(reader: Reader, row: GridRow): RowOrder | null {
  const { columns, decimals } = reader;
  if (columns.has('sentence')) return sentenceOf(reader, row);
  const quantity = readAmount(columns.cell(row, 'quantity'), decimals);
  if (quantity === null || quantity.value === 0) throw problemOf(reader, row, 'quantity', 'Quantity');
  const meaning = meaningOfSide(reader, row, quantity.value);
  if (meaning === null) return null;
  const price = optionalAmount(reader, row, 'price');
  return { ...meaning, quantity, price, currency: null };
}

/** Sentences are English in every language of the export, and so are their numbers. */
function sentenceOf(reader: Reader, row: GridRow): RowOrder {
  const said = readOrderText(reader.columns.cell(row, 'sentence'));
  const quantity = said && readAmount(said.quantity, 'point');
  const price = said && readAmount(said.price, 'point');
  if (!said || !quantity || !price) throw problemOf(reader, row, 'sentence', 'Order');
  return { side: said.side, effect: said.effect, quantity, price, currency: said.currency || null };
}

function meaningOfSide(reader: Reader, row: GridRow, quantity: number): SideMeaning | null {
  const { columns, format } = reader;
  const effect = effectOf(columns.cell(row, 'effect'), format.effects);
  if (!columns.has('side')) return { side: quantity < 0 ? 'sell' : 'buy', effect };
  const word = columns.cell(row, 'side');
  const known = word === '' ? emptySide(reader, row) : (knownSide(reader, row, word) ?? askedSide(reader, row, word));
  if (known === null) return null;
  const isUndone = meaningOfSign(reader, row) === 'undo';
  const side = isUndone ? (known.side === 'buy' ? 'sell' : 'buy') : known.side;
  return { side, effect: isUndone ? null : (known.effect ?? effect) };
}

function knownSide({ columns, format, decimals }: Reader, row: GridRow, word: string): SideMeaning | null {
  const said = sideOf(word, format.sides);
  if (said !== null || format.isGuessed) return said;
  const quantity = readAmount(columns.cell(row, 'quantity'), decimals)?.value ?? 0;
  return quantity < 0 ? { side: 'sell', effect: null } : null;
}

function askedSide(reader: Reader, row: GridRow, word: string): SideMeaning | null {
  const side = askForSide(reader, row, word);
  return side === null ? null : { side, effect: null };
}

function emptySide(reader: Reader, row: GridRow): SideMeaning | null {
  if (!reader.format.isGuessed) throw problemOf(reader, row, 'side', 'Side');
  const side = askForEmptySide(reader, row);
  return side === 'buy' || side === 'sell' ? { side, effect: null } : null;
}
