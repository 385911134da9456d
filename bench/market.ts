import { PerformanceObserver } from 'node:perf_hooks';
import { patternNames } from '@wickwise/market/candlestick/pattern-name';
import { scan } from '@wickwise/market/candlestick/scan';
import type { CandleSeries } from '@wickwise/market/series';
import * as candlestick from 'candlestick';
import manifest from './package.json' with { type: 'json' };
import { randomCandles } from './random-candles.ts';
import { describeMachine, median, race, ratio, type Speed } from './rounds.ts';
import { scanWithTechnicalIndicators, technicalPatterns } from './technical-indicators.ts';

const CANDLES = 100_000;
/** The other library tests one window at a time and would take minutes for more. */
const FEW_CANDLES = 2_000;
const ROUNDS = 9;
const LENGTHS = [100_000, 1_000_000, 10_000_000];

function toObjects({ open, high, low, close, length }: CandleSeries) {
  return Array.from({ length }, (_, index) => ({
    open: open[index] ?? 0,
    high: high[index] ?? 0,
    low: low[index] ?? 0,
    close: close[index] ?? 0,
  }));
}

function raceLibraries(): void {
  const series = randomCandles(CANDLES);
  const objects = toObjects(series);
  const [ours, ...others] = race(
    [
      { name: `wickwise (${patternNames.length} patterns)`, candles: CANDLES, run: () => scan(series) },
      {
        name: `candlestick ${manifest.devDependencies.candlestick} (${candlestick.allPatterns.length} patterns)`,
        candles: CANDLES,
        run: () => candlestick.patternChain(objects, candlestick.allPatterns),
      },
      {
        name: `technicalindicators ${manifest.devDependencies.technicalindicators} (${technicalPatterns.length} patterns)`,
        candles: FEW_CANDLES,
        run: () => scanWithTechnicalIndicators(series, FEW_CANDLES),
      },
    ],
    ROUNDS,
  );
  if (ours === undefined) return;
  console.log(`\nCandlestick patterns, ${CANDLES} random candles, medians of ${ROUNDS} interleaved rounds`);
  printSpeed(ours, '');
  for (const other of others) printSpeed(other, `wickwise is ${ratio(ours, other).toFixed(1)} ×`);
}

function printSpeed({ name, rounds }: Speed, note: string): void {
  const candles = median(rounds);
  const scans = (candles / CANDLES).toFixed(2);
  console.log(`  ${name.padEnd(42)} ${scans.padStart(7)} scans/s  ${millions(candles)} M candles/s  ${note}`);
}

function millions(value: number): string {
  return (value / 1e6).toFixed(3).padStart(7);
}

function measureGrowth(): void {
  console.log('\nCost per candle as a series grows');
  const contestants = LENGTHS.map((length) => {
    const series = randomCandles(length);
    return { name: `${length} candles`, candles: length, run: () => scan(series) };
  });
  const speeds = race(contestants, 3);
  const [first] = speeds;
  for (const speed of speeds) {
    const nanoseconds = (1e9 / median(speed.rounds)).toFixed(0);
    const growth = first === undefined ? 1 : 1 / ratio(speed, first);
    console.log(`  ${speed.name.padEnd(20)} ${nanoseconds.padStart(5)} ns a candle, ${growth.toFixed(2)} × the first`);
  }
}

/** Young-generation collections happen only when something is allocated. */
async function countCollections(): Promise<void> {
  const series = randomCandles(1_000_000, 2);
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  globalThis.gc?.();
  await new Promise(setImmediate);
  observer.observe({ entryTypes: ['gc'] });
  scan(series);
  await new Promise(setImmediate);
  observer.disconnect();
  console.log(`\nGarbage collections while scanning ${series.length} candles: ${collections}`);
}

console.log(describeMachine());
raceLibraries();
measureGrowth();
await countCollections();
