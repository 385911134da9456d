import { findColumn } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';

const debitsAndCredits = [
  ['Debit', 'Credit'],
  ['Debit Amount', 'Credit Amount'],
  ['Soll', 'Haben'],
  ['Débit', 'Crédit'],
  ['Debe', 'Haber'],
  ['Dare', 'Avere'],
  ['Debet', 'Credit'],
] as const;

/** The titles of the total of a row: one, or a debit and a credit, of which each row has one. */
export function totalColumns(heading: readonly string[], { amount }: ColumnTitles): readonly string[] {
  if (amount !== undefined) return [amount];
  const pair = debitsAndCredits.find((titles) => titles.every((title) => findColumn(heading, title) >= 0));
  return (pair ?? []).map((title) => heading[findColumn(heading, title)] ?? title);
}

/** The total as the row writes it; empty when it has none. */
export function totalIn(heading: readonly string[], cells: readonly string[], titles: readonly string[]): string {
  const texts = titles.map((title) => cells[findColumn(heading, title)]?.trim() ?? '');
  return texts.find((text) => /[1-9]/.test(text)) ?? '';
}

/** Whether a total is that of a price in percent, or in hundredths of the currency. */
export function isHundredthPart(total: number, value: number): boolean {
  return value > 0 && total > 0.008 * value && total < 0.012 * value;
}
