import type { GridRow } from '../file/grid.ts';
import type { MoneySides } from '../format.ts';
import { findColumn } from '../text/words.ts';

type SideText = 'buy' | 'sell' | '';

/** Reads from each row whether money was paid or received; empty where the row has neither, or both. */
export function sideByMoney(
  { paid, received }: MoneySides,
  heading: readonly string[],
): (row: Pick<GridRow, 'cells'>) => SideText {
  const [out, into] = [findColumn(heading, paid), findColumn(heading, received)];
  if (out === into) return ({ cells }) => sideBySign(cells[out] ?? '');
  return ({ cells }) => sideOfPair(isFilled(cells[out]), isFilled(cells[into]));
}

function isFilled(cell = ''): boolean {
  return /[1-9]/.test(cell);
}

function sideOfPair(isPaid: boolean, isReceived: boolean): SideText {
  if (isPaid === isReceived) return '';
  return isPaid ? 'buy' : 'sell';
}

function sideBySign(cell: string): SideText {
  if (!isFilled(cell)) return '';
  return /^\D*[-−–(]|-\s*$/.test(cell) ? 'buy' : 'sell';
}
