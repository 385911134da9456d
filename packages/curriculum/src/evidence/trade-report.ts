import type { TradeResult } from '@wickwise/contract/lesson/evidence';
import type { TradeCounts } from './figures.ts';
import { count, seriesTable, table } from './markdown.ts';
import { rateOf } from './rates.ts';

/** The trades of docs/noise.md as Markdown. */
export function reportTrades({ series, results, chartPatterns }: TradeCounts): string {
  const lessons = Object.entries(results);
  const market = (name: 'all' | 'chance') =>
    lessons.map(([id, parts]) => [id, ...cells(parts[name]), ...shareCells(parts[name])]);
  const regimes = lessons.map(([id, { above, below }]) => [id, ...cells(above), ...cells(below)]);
  const rare = Object.entries(chartPatterns).map(([id, found]) => [id, count(found)]);
  return [
    '### Trades on real series, after costs',
    table(['Lesson', 'Trades', 'Mean %', '95%', 'Counted side %', '95%'], market('all')),
    summary(results),
    '### Trades by regime',
    table(['Lesson', 'Above', 'Mean %', '95%', 'Below', 'Mean %', '95%'], regimes),
    '### The same trades on random prices',
    table(['Lesson', 'Trades', 'Mean %', '95%', 'Counted side %', '95%'], market('chance')),
    '### Chart patterns on the same series',
    table(['Lesson', 'Found'], rare),
    '### The series of the trades',
    seriesTable(series),
  ].join('\n\n');
}

function cells({ trades, mean }: TradeResult): string[] {
  if (mean === null) return [count(trades), 'too few', ''];
  return [count(trades), mean.percent.toFixed(2), `${mean.low.toFixed(2)} to ${mean.high.toFixed(2)}`];
}

function shareCells({ trades, successes, mean }: TradeResult): string[] {
  const rate = mean && rateOf({ cases: trades, successes });
  return rate ? [rate.percent.toFixed(1), `${rate.low.toFixed(1)} to ${rate.high.toFixed(1)}`] : ['too few', ''];
}

function summary(results: TradeCounts['results']): string {
  const means = Object.values(results).flatMap(({ all }) => all.mean ?? []);
  const above = means.filter(({ low }) => low > 0).length;
  const below = means.filter(({ high }) => high < 0).length;
  return `Of the ${means.length} lessons with enough trades, the interval lies above zero in ${above} and below zero in ${below}; in ${means.length - above - below} it includes zero.`;
}
