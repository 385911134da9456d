import type { GridRow } from '../file/grid.ts';
import type { BrokerFormat, RowKinds } from '../format.ts';
import type { Reader } from '../reader.ts';
import { isEmptyAmount } from '../text/amounts.ts';
import { directionOf, sideOf, sideWithin } from '../text/side-words.ts';
import { statusOf } from '../text/usual-words.ts';
import { findColumn, plainText, saysOneOf } from '../text/words.ts';
import { askForEmptySide, askForWord } from './asked-side.ts';
import { meaningOfSign } from './odd-row.ts';
import { meaningOfNothing } from './price-of-zero.ts';

/** What a row is: how it is read, why it is set aside, or that the trader has to say so first. */
export type RowKind =
  | { readonly kind: 'fill' | 'trade' | 'charge' | 'split' | 'expiry' | 'assignment' | 'exercise' | 'asked' }
  | { readonly kind: 'aside'; readonly reason: string };

const actions = ['charge', 'split', 'expiry', 'assignment', 'exercise'] as const;

export function rowKindOf(reader: Reader, row: GridRow): RowKind {
  const { format, columns } = reader;
  const rule = (format.aside ?? []).find(({ title, words }) => {
    const place = findColumn(reader.table.heading, title);
    return place >= 0 && saysOneOf(row.cells[place] ?? '', words);
  });
  if (rule !== undefined) return { kind: 'aside', reason: rule.reason };
  if (saysAgain(reader, row)) return { kind: 'aside', reason: 'repeated heading' };
  const status = columns.cell(row, 'status');
  const said = status === '' ? 'done' : (statusOf(status, format.statuses) ?? askForStatus(reader, row, status));
  if (said === 'aside' && !isPartlyFilled(reader, row))
    return { kind: 'aside', reason: `order that wasn’t filled (“${status}”)` };
  return said === null ? { kind: 'asked' } : meaningOf(reader, row);
}

/** A purchase or a sale that contradicts itself is what the trader says it is. */
export function fillOrOdd(reader: Reader, row: GridRow): RowKind {
  const [sign, nothing] = [meaningOfSign(reader, row), meaningOfNothing(reader, row)];
  if (sign === null || nothing === null) return { kind: 'asked' };
  if (sign === 'aside' || nothing === 'aside') return { kind: 'aside', reason: 'your choice' };
  return { kind: nothing };
}

function saysAgain({ table }: Reader, { cells }: GridRow): boolean {
  return cells.every((cell, index) => cell.trim() === (table.heading[index] ?? '')) && cells.length > 1;
}

/** An order that was cancelled or that expired after a part of it was filled. */
function isPartlyFilled(reader: Reader, row: GridRow): boolean {
  return /^(fill|exec)/.test(plainText(reader.columns.title('quantity'))) && isTrading(reader, row);
}

function isTrading({ columns }: Reader, row: GridRow): boolean {
  return columns.cell(row, 'symbol') !== '' && /[1-9]/.test(columns.cell(row, 'quantity'));
}

function askForStatus(reader: Reader, row: GridRow, status: string): 'done' | 'aside' | null {
  if (!isTrading(reader, row)) return 'aside';
  const answer = reader.ask({
    kind: 'word',
    detail: `status=${status}`,
    text: `Was an order with the status “${status}” filled?`,
    choices: [
      { value: 'done', label: 'Yes, it’s a trade' },
      { value: 'aside', label: 'No, leave it out' },
    ],
    input: 'choice',
    rows: [reader.place(row)],
    group: { id: `states:${reader.format.id}`, text: 'Were orders with these statuses filled?', item: status },
  });
  return answer === 'done' || answer === 'aside' ? answer : null;
}

/** By the word of its kind, or else what every row of the file is. */
function meaningOf(reader: Reader, row: GridRow): RowKind {
  const { format, columns } = reader;
  const usual = { kind: format.rows === 'fills' ? ('fill' as const) : ('trade' as const) };
  const word = columns.cell(row, 'kind');
  const { kinds = NO_KINDS } = format;
  if (!columns.has('kind')) return emptyOr(reader, row, usual);
  const listed = listedKind(kinds, word);
  if (listed !== null) return listed;
  if (saysOneOf(word, kinds.parts))
    return hasWholes(reader) ? { kind: 'aside', reason: 'part of an order that the file lists as well' } : usual;
  if (saysOneOf(word, kinds.fill) || saysSide(format, word)) return emptyOr(reader, row, usual);
  if (word === '' && lacksSide(reader, row)) return kindWithoutSide(reader, row);
  if (word === '' || !isTrading(reader, row)) return { kind: 'aside', reason: notTrading(word) };
  return askForKind(reader, row, word) ?? { kind: 'asked' };
}

/** Of a file that nobody declared: all that a trade has but the side. */
function lacksSide({ format, columns }: Reader, row: GridRow): boolean {
  const isFilled = (['symbol', 'quantity', 'price'] as const).every(
    (column) => !isEmptyAmount(columns.cell(row, column)),
  );
  return format.isGuessed === true && columns.has('side') && isFilled && /[1-9]/.test(columns.cell(row, 'quantity'));
}

function kindWithoutSide(reader: Reader, row: GridRow): RowKind {
  // What is given for nothing may be a split, and is asked about as such.
  if (!/[1-9]/.test(reader.columns.cell(row, 'price'))) return { kind: 'fill' };
  const side = askForEmptySide(reader, row);
  if (side === null) return { kind: 'asked' };
  return side === 'aside' ? { kind: 'aside', reason: 'your choice' } : { kind: 'fill' };
}

const NO_KINDS: RowKinds = {};
const listedKinds = new WeakMap<RowKinds, Map<string, RowKind | null>>();
const KEPT = 1000;

/** What the lists of words say of a word. */
function listedKind(kinds: RowKinds, word: string): RowKind | null {
  const known = listedKinds.get(kinds) ?? new Map<string, RowKind | null>();
  listedKinds.set(kinds, known);
  const kind = known.get(word);
  if (kind !== undefined) return kind;
  const found = findListedKind(kinds, word);
  if (known.size < KEPT) known.set(word, found);
  return found;
}

function findListedKind(kinds: RowKinds, word: string): RowKind | null {
  const aside = Object.entries(kinds.aside ?? {}).find(([, words]) => saysOneOf(word, words));
  if (aside !== undefined) return { kind: 'aside', reason: aside[0] };
  const action = actions.find((name) => saysOneOf(word, kinds[name]));
  return action === undefined ? null : { kind: action };
}

function saysSide({ rows, isGuessed, sides }: BrokerFormat, word: string): boolean {
  if (rows === 'trades') return directionOf(word, sides) !== null;
  return (isGuessed ? sideWithin(word, sides) : sideOf(word, sides)) !== null;
}

const summed = new WeakMap<Reader, boolean>();

/** Whether the table lists orders beside their executions. */
function hasWholes(reader: Reader): boolean {
  const { rows, columns, format } = reader;
  const known = summed.get(reader) ?? rows.some((row) => saysOneOf(columns.cell(row, 'kind'), format.kinds?.fill));
  summed.set(reader, known);
  return known;
}

/** A row without a symbol and a quantity is a total, a note or a booking. */
function emptyOr(reader: Reader, row: GridRow, usual: RowKind): RowKind {
  const { columns, format } = reader;
  const isEmpty = (column: 'quantity' | 'price') => !/[1-9]/.test(columns.cell(row, column));
  // A side by money alone is that of every booking, of a dividend as well.
  const isNameless = format.moneySides !== undefined || columns.cell(row, 'symbol') === '';
  const isNote = columns.has('symbol') && isNameless && isEmpty('quantity') && isEmpty('price');
  return isNote ? { kind: 'aside', reason: notTrading('') } : usual;
}

function notTrading(word: string): string {
  return word === '' ? 'note or total, not a trade' : `“${word}”, not a trade`;
}

function askForKind(reader: Reader, row: GridRow, word: string): RowKind | null {
  if (reader.format.isGuessed && reader.format.rows === 'fills') {
    const said = askForWord(reader, row, word);
    if (said !== null) return said === 'aside' ? { kind: 'aside', reason: notTrading(word) } : { kind: 'fill' };
    return null;
  }
  const answer = reader.ask({
    kind: 'word',
    detail: `kind=${word}`,
    text: `What are rows of the kind “${word}”?`,
    choices: [
      { value: 'fill', label: 'Purchases or sales' },
      { value: 'aside', label: 'Not trades: leave them out' },
    ],
    input: 'choice',
    rows: [reader.place(row)],
    group: { id: `kinds:${reader.format.id}`, text: 'What are rows of these kinds?', item: word },
  });
  if (answer === 'fill') return { kind: reader.format.rows === 'fills' ? 'fill' : 'trade' };
  return answer === 'aside' ? { kind: 'aside', reason: notTrading(word) } : null;
}
