import { exchangeCells, isFollowed } from './exchange.ts';
import type { GridRow } from './file/grid.ts';
import type { BrokerColumn, BrokerFormat } from './format.ts';
import type { Table } from './recognize.ts';
import { sideByMoney } from './rows/money-side.ts';
import { findColumn } from './text/words.ts';

/** Reads the cells of a table by what its declaration says they hold. */
export interface Columns {
  readonly has: (column: BrokerColumn) => boolean;
  /** The trimmed text; empty when there is no such column. */
  readonly cell: (row: GridRow, column: BrokerColumn) => string;
  readonly title: (column: BrokerColumn) => string;
}

export function findColumns(format: BrokerFormat, heading: readonly string[]): Columns {
  const { columns, within = {} } = format;
  const places = new Map<string, number>();
  const patterns = new Map(Object.entries(within).map(([column, pattern]) => [column, new RegExp(pattern, 'i')]));
  const exchanged = exchangeCells(format, heading);
  const moneySide = format.moneySides === undefined ? null : sideByMoney(format.moneySides, heading);
  for (const [column, titles] of Object.entries(columns)) {
    const place = findColumn(heading, titles);
    if (place >= 0) places.set(column, place);
  }
  const cell = (row: GridRow, column: BrokerColumn) => {
    if (exchanged !== null && isFollowed(column)) return exchanged(row)[column];
    if (moneySide !== null && column === 'side') return moneySide(row);
    const place = places.get(column);
    const text = place === undefined ? '' : (row.cells[place]?.trim() ?? '');
    const pattern = patterns.get(column);
    return pattern === undefined ? text : (pattern.exec(text)?.slice(1).find(Boolean)?.trim() ?? '');
  };
  const title = (column: BrokerColumn) => heading[places.get(column) ?? -1] ?? '';
  const follows = (column: BrokerColumn) =>
    (exchanged !== null && isFollowed(column)) || (moneySide !== null && column === 'side');
  const has = (column: BrokerColumn) => places.has(column) || follows(column);
  return { has, cell, title };
}

/** The rows with the cells filled in that mean the same as above. */
export function filledDown(
  table: Table,
  { columns, fillDown = [], isGuessed = false }: BrokerFormat,
): readonly GridRow[] {
  if (fillDown.length === 0) return table.rows;
  const placesOf = (names: readonly BrokerColumn[]) =>
    names.map((column) => findColumn(table.heading, columns[column])).filter((place) => place >= 0);
  const places = placesOf(fillDown);
  // Where nobody declared it, a note without them stays one.
  const needed = isGuessed ? placesOf(['quantity', 'price']) : [];
  const last = new Map<number, string>();
  return table.rows.map((row) => {
    const filled = [...row.cells];
    const isFill = needed.every((place) => /[1-9]/.test(filled[place] ?? ''));
    for (const place of isFill ? places : []) {
      if ((filled[place] ?? '').trim() === '') filled[place] = last.get(place) ?? '';
      else last.set(place, filled[place] ?? '');
    }
    return { ...row, cells: filled };
  });
}
