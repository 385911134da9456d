// The page of the chart benchmark, bundled by chart.ts: it draws the same candles with our chart or with the bare library.

import { QueryClientProvider } from '@tanstack/react-query';
import { type CandleColumns, CandleSeries } from '@wickwise/market/series';
import { CandlestickSeries, createChart, type UTCTimestamp } from 'lightweight-charts';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { currentUserQuery } from '../../apps/web/app/features/identity/queries.ts';
import type { WickwiseChartProps } from '../../apps/web/app/features/market/live/use-wickwise-chart.ts';
import { WickwiseChart } from '../../apps/web/app/features/market/live/wickwise-chart.tsx';
import { defaultThresholds } from '../../apps/web/app/features/market/pattern/found-patterns.ts';
import { preferenceStore } from '../../apps/web/app/features/market/preferences.ts';
import { loadPriceChart } from '../../apps/web/app/features/market/use-price-chart.ts';
import { VISITOR } from '../../apps/web/app/lib/owned-store.ts';
import { createQueryClient } from '../../apps/web/app/lib/query-client.ts';
import { ToastProvider } from '../../apps/web/app/ui/overlay/toast.tsx';
import type { Benchmark, Chart, Rows } from './benchmark.ts';

const HEIGHT = 600;
/** How far a color's parts lie apart before it is a candle's: all around the candles is gray. */
const COLORFUL = 60;
const TIMEOUT_MS = 20_000;

declare global {
  interface Window {
    benchmark: Benchmark;
  }
}

/** Draws into an element, and returns a function that removes the drawing. */
type DrawChart = (host: HTMLElement) => () => void;

/** Waits until the next frame is painted, no matter who requested it first. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether candles can be seen on a canvas inside the element. */
function isPainted(host: HTMLElement): boolean {
  return [...host.querySelectorAll('canvas')].some((canvas) => {
    if (canvas.width < 200 || canvas.height < 200) return false;
    const pixels = canvas.getContext('2d')?.getImageData(canvas.width >> 1, 0, 60, canvas.height);
    return pixels !== undefined && hasColor(pixels);
  });
}

function hasColor({ data }: ImageData): boolean {
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > COLORFUL) return true;
  }
  return false;
}

async function timeUntilPainted(host: HTMLElement, draw: DrawChart): Promise<{ ms: number; remove: () => void }> {
  const start = performance.now();
  const remove = draw(host);
  while (!isPainted(host)) {
    if (performance.now() - start > TIMEOUT_MS) throw new Error('No candle was painted.');
    await nextFrame();
  }
  return { ms: performance.now() - start, remove };
}

function drawBare(rows: Rows): DrawChart {
  return (host) => {
    const chart = createChart(host, { width: host.clientWidth, height: HEIGHT });
    const candles = rows.time.map((time, index) => ({
      time: (time / 1000) as UTCTimestamp,
      open: rows.open[index] ?? 0,
      high: rows.high[index] ?? 0,
      low: rows.low[index] ?? 0,
      close: rows.close[index] ?? 0,
    }));
    chart.addSeries(CandlestickSeries).setData(candles);
    return () => chart.remove();
  };
}

let show: (content: ReactNode) => void = () => {};

/** A screen with nothing on it until `show` is called. */
function Screen() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    show = setContent;
  }, []);
  return content;
}

/**
 * The product's whole chart: volume, averages, levels, patterns, and what surrounds it. The application it appears in
 * is loaded already.
 */
async function prepareOurs(host: HTMLElement, columns: CandleColumns): Promise<DrawChart> {
  const element = createElement(ToastProvider, null, createElement(Screen));
  const root = createRoot(host);
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, null);
  preferenceStore(VISITOR).change((before) => ({ ...before, layers: { ...before.layers, filter: 'all' } }));
  const router = createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) });
  root.render(createElement(QueryClientProvider, { client }, router));
  await nextFrame();
  await nextFrame();
  return () => {
    const series = CandleSeries.fromColumns(columns);
    const chart = createElement(WickwiseChart, { ...surroundings, series, choice: { symbol: 'AAPL', interval: '15' } });
    show(createElement('div', { style: { height: HEIGHT, position: 'relative' } }, chart));
    return () => root.unmount();
  };
}

const surroundings: Omit<WickwiseChartProps, 'series' | 'choice'> = {
  lessons: [],
  thresholds: defaultThresholds,
  onThresholds: () => {},
  place: { area: 'first', isActive: true, isBeside: false, activate: () => {} },
  panel: { tab: 'patterns', position: 'closed', change: () => {}, wick: () => null, about: null },
  legend: null,
  prices: { id: 'simulated', name: 'Simulated market', isSimulated: true },
  problem: null,
  source: null,
};

async function draw(which: Chart, rows: Rows) {
  await loadPriceChart();
  const host = document.body.appendChild(document.createElement('div'));
  const start = which === 'bare' ? drawBare(rows) : await prepareOurs(host, columnsOf(rows));
  const { ms, remove } = await timeUntilPainted(host, start);
  const removeAll = () => {
    remove();
    host.remove();
  };
  return { ms, remove: removeAll };
}

function columnsOf({ time, open, high, low, close, volume }: Rows): CandleColumns {
  const column = (values: readonly number[]) => Float64Array.from(values);
  return {
    time: column(time),
    open: column(open),
    high: column(high),
    low: column(low),
    close: column(close),
    volume: column(volume),
  };
}

let shown: { remove: () => void } | null = null;

async function showAlone(which: Chart, rows: Rows): Promise<number> {
  shown?.remove();
  await nextFrame();
  const { ms, remove } = await draw(which, rows);
  shown = { remove };
  return ms;
}

/** Notes how long each frame takes until the function that it returns is called, which returns what was noted. */
function noteFrames(): () => number[] {
  const frames: number[] = [];
  const { port1, port2 } = new MessageChannel();
  let start: number | null = null;
  let isOn = true;
  // Chromium dispatches pointer moves right before the frame, whose callbacks follow.
  const begin = () => {
    start ??= performance.now();
  };
  window.addEventListener('mousemove', begin, { capture: true });
  const count = () => {
    begin();
    port2.postMessage(start);
    start = null;
    if (isOn) requestAnimationFrame(count);
  };
  // The message comes once the frame is painted.
  port1.onmessage = ({ data }) => {
    frames.push(performance.now() - data);
  };
  requestAnimationFrame(count);
  return () => {
    isOn = false;
    window.removeEventListener('mousemove', begin, { capture: true });
    return frames;
  };
}

let stop: () => number[] = () => [];

window.benchmark = {
  show: showAlone,
  startFrames: () => {
    stop = noteFrames();
  },
  stopFrames: () => stop(),
};
