// The chart against the bare library it is drawn with: first paint and panning of 10,000 candles, in one headless browser.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type JSHandle, type Page } from '@playwright/test';
import { simulateCandles } from '@wickwise/market/simulation/simulated-market';
import { build } from 'vite';
import { chromiumPath } from '../tests/support/chromium.ts';
import type { Benchmark, Chart, Rows } from './chart/benchmark.ts';
import { describeMachine, median } from './rounds.ts';

const CANDLES = 10_000;
const ROUNDS = 9;
const PAINT_BUDGET = 1.5;
const FRAME_BUDGET_MS = 16;
const PANS = 6;

/** The product's styles that the chart needs: its height and its colors. */
const STYLE = `
  :root {
    --panel: #fffdf9; --ink: #14181f; --muted: #5c6470; --line: #e3ddd2; --control: #8b8372;
    --brass: #b97a1e; --up: #0f7a5f; --down: #b93a2b;
  }
  [role=application] { position: relative; height: 600px; }
  [role=application] > div { position: absolute; inset: 0; }
`;
/** A chart that is never painted must not keep the benchmark waiting. */
const TIMEOUT_MS = 60_000;

/** The newest candles of a quarter of an hour on the simulated market. */
function candles(): Rows {
  const series = simulateCandles({
    symbol: 'AAPL',
    interval: '15',
    from: Date.UTC(2024, 0, 1),
    to: Date.UTC(2026, 0, 1),
  });
  const newest = (column: Float64Array) => Array.from(column.subarray(-CANDLES));
  const { time, open, high, low, close, volume } = series;
  return {
    time: newest(time),
    open: newest(open),
    high: newest(high),
    low: newest(low),
    close: newest(close),
    volume: newest(volume),
  };
}

/** Bundles the page as one script, compiled as in production. */
async function bundle(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-chart-'));
  const entry = fileURLToPath(new URL('chart/page.ts', import.meta.url));
  try {
    const output = { entryFileNames: 'page.js', codeSplitting: false };
    await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: folder, rolldownOptions: { input: entry, output } },
    });
    return path.join(folder, 'page.js');
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

async function openPage(script: string) {
  const args = ['--no-sandbox'];
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? chromium.executablePath(),
    args,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.setContent(`<!doctype html><style>${STYLE}</style>`);
  await page.addScriptTag({ path: script, type: 'module' });
  await page.waitForFunction('"benchmark" in window');
  return { browser, page, benchmark: await page.evaluateHandle<Benchmark>('benchmark') };
}

/** Drags the chart from side to side, and returns how long the browser worked on each frame meanwhile, in milliseconds. */
async function pan(page: Page, benchmark: JSHandle<Benchmark>): Promise<number[]> {
  await page.waitForTimeout(1000);
  const box = await page.locator('canvas').first().boundingBox();
  const { x, y, width } = box ?? { x: 0, y: 0, width: 800 };
  await benchmark.evaluate((it) => it.startFrames());
  for (let round = 0; round < PANS; round++) {
    await page.mouse.move(x + 0.1 * width, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + 0.9 * width, y + 240, { steps: 80 });
    await page.mouse.up();
  }
  return benchmark.evaluate((it) => it.stopFrames());
}

function printFrames(name: string, frames: readonly number[]): void {
  const sorted = frames.toSorted((a, b) => a - b);
  const late = sorted[Math.floor(0.99 * sorted.length)] ?? 0;
  const budget = (FRAME_BUDGET_MS / median(frames)).toFixed(1);
  console.log(
    `  ${name.padEnd(24)} median ${median(frames).toFixed(1)} ms, 99th percentile ${late.toFixed(1)} ms, ${budget} × as fast as the budget`,
  );
}

const script = await bundle();
const { browser, page, benchmark } = await openPage(script);
try {
  const rows = candles();
  /** Milliseconds to the first paint. */
  const show = (which: Chart) =>
    benchmark.evaluate((it, [chart, data]) => it.show(chart, data), [which, rows] as const);
  for (const which of ['bare', 'ours'] as const) await show(which);
  const rounds: { bare: number; ours: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ bare: await show('bare'), ours: await show('ours') });
  const ratio = median(rounds.map(({ bare, ours }) => ours / bare));
  const [bare, ours] = [median(rounds.map((round) => round.bare)), median(rounds.map((round) => round.ours))];
  console.log(`${describeMachine()}, Chromium ${browser.version()}`);
  console.log(`\nFirst paint of ${CANDLES} candles, medians of ${ROUNDS} interleaved rounds`);
  console.log(`  bare library             ${bare.toFixed(0)} ms`);
  console.log(`  wickwise                 ${ours.toFixed(0)} ms, ${ratio.toFixed(2)} × (budget ${PAINT_BUDGET} ×)`);
  console.log(
    `\nWork on a frame while panning ${CANDLES} candles, with volume, averages, levels and every pattern marked`,
  );
  await show('bare');
  printFrames('bare library', await pan(page, benchmark));
  await show('ours');
  printFrames('wickwise', await pan(page, benchmark));
} finally {
  await browser.close();
  await rm(path.dirname(script), { recursive: true });
}
