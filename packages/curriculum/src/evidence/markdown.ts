import type { MeasuredRates } from './figures.ts';

/** A Markdown table whose first column is text and the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, place) => (place === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** Which series were counted. */
export function seriesTable(series: MeasuredRates['series']): string {
  const rows = series.map(({ symbol, from, to, candles }) => [symbol, from, to, count(candles)]);
  return table(['Symbol', 'From', 'To', 'Candles'], rows);
}

/** 240000 as 240,000, without asking the machine for its language. */
export function count(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
