// npm run noise [-- --real FOLDER]: counts what the published rates count on random prices and, given the files, on real
// ones, and the trades behind them on the series that ship with the market package. Writes the figures into
// packages/curriculum/src/evidence and docs/noise.md; fails when two runs disagree.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseCandleCsv } from '@wickwise/market/csv';
import { startTallies } from '@wickwise/market/noise/count-statistics';
import type { MeasuredRates } from '../src/evidence/figures.ts';
import { measuredRates } from '../src/evidence/measured-rates.ts';
import { addTallies, MAIN_RUNS, OTHER_RUNS, SAMPLE_RUN } from '../src/evidence/noise-runs.ts';
import { countReal, fromDay, REAL_SERIES } from '../src/evidence/real-series.ts';
import { listDisagreements, reportNoise } from '../src/evidence/report.ts';
import { CANDLES_PER_WALK, countNoise } from '../src/evidence/run.ts';
import { statistics } from '../src/evidence/statistics.ts';
import { countTrades } from '../src/evidence/trade-run.ts';
import { readTradeSeries } from '../src/evidence/trade-series.ts';
import { measuredRatesSource, noiseFiguresSource, tradeCountsSource } from '../src/evidence/write-figures.ts';
import { patterns } from '../src/patterns.ts';

const DOCUMENT = fileURLToPath(new URL('../../../docs/noise.md', import.meta.url));
const START = '<!-- figures: written by npm run noise -->';
const END = '<!-- end of figures -->';
const today = new Date().toISOString().slice(0, 10);

function sourceFile(name: string): string {
  return fileURLToPath(new URL(`../src/evidence/${name}`, import.meta.url));
}

function countFolder(folder: string): MeasuredRates {
  const tallies = startTallies(statistics);
  const series = REAL_SERIES.map(({ symbol, file, from }) => {
    const candles = fromDay(parseCandleCsv(readFileSync(join(folder, file), 'utf8')), from);
    countReal(candles, tallies);
    return {
      symbol,
      from: dayOf(candles.at(0).time),
      to: dayOf(candles.at(candles.length - 1).time),
      candles: candles.length,
    };
  });
  return { date: today, series, tallies };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function replaceFigures(text: string, figures: string): string {
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} needs the lines "${START}" and "${END}" around its figures.`);
  return `${text.slice(0, from + START.length)}\n\n${figures}\n\n${text.slice(to)}`;
}

function readHistory(file: string): string {
  return readFileSync(new URL(`../../market/history/${file}`, import.meta.url), 'utf8');
}

const { values } = parseArgs({ options: { real: { type: 'string' } } });
const real = values.real === undefined ? measuredRates : countFolder(values.real);
const runs = [countNoise(MAIN_RUNS[0]), countNoise(MAIN_RUNS[1])] as const;
const others = Object.fromEntries(Object.entries(OTHER_RUNS).map(([name, run]) => [name, countNoise(run)]));
const noise = {
  date: today,
  candles: MAIN_RUNS.reduce((sum, { walks }) => sum + walks * CANDLES_PER_WALK, 0),
  tallies: addTallies(runs[0], runs[1]),
  sample: { run: SAMPLE_RUN, tallies: countNoise(SAMPLE_RUN) },
};
writeFileSync(sourceFile('noise-figures.ts'), noiseFiguresSource(noise));
if (values.real !== undefined) writeFileSync(sourceFile('measured-rates.ts'), measuredRatesSource(real));
const trades = countTrades(readTradeSeries(readHistory));
writeFileSync(sourceFile('trade-counts.ts'), tradeCountsSource(trades));
const figures = reportNoise(patterns, { noise, real, trades, runs, others });
writeFileSync(DOCUMENT, replaceFigures(readFileSync(DOCUMENT, 'utf8'), figures));
console.log(figures);
const apart = listDisagreements(runs);
if (apart.length > 0) process.exitCode = 1;
