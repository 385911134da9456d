// The page of the chart benchmark, bundled by chart.ts: it draws the same candles with our chart or with the bare library.
import { CandleSeries } from '@wickwise/market/series';
import { CandlestickSeries, createChart } from 'lightweight-charts';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { defaultSettings } from '../../apps/web/app/features/market/chart-settings.ts';
import { loadPriceChart } from '../../apps/web/app/features/market/use-price-chart.ts';
import { WickwiseChart } from '../../apps/web/app/features/market/wickwise-chart.tsx';
import { ToastProvider } from '../../apps/web/app/ui/toast.tsx';

const HEIGHT = 600;
/** How far a color's parts lie apart before it is a candle's: all around the candles is gray. */
const COLORFUL = 60;
const PATIENCE_MS = 20_000;

/** Waits until the next frame is painted, whoever asked for it first. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether candles can be seen on a canvas inside the element. */
function isPainted(host) {
  return [...host.querySelectorAll('canvas')].some((canvas) => {
    if (canvas.width < 200 || canvas.height < 200) return false;
    const { data } = canvas.getContext('2d').getImageData(canvas.width >> 1, 0, 60, canvas.height);
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > COLORFUL) return true;
    }
    return false;
  });
}

async function timeUntilPainted(host, draw) {
  const start = performance.now();
  const remove = draw(host);
  while (!isPainted(host)) {
    if (performance.now() - start > PATIENCE_MS) throw new Error('No candle was painted.');
    await nextFrame();
  }
  return { ms: performance.now() - start, remove };
}

function drawBare(columns) {
  return (host) => {
    const chart = createChart(host, { width: host.clientWidth, height: HEIGHT });
    const candles = Array.from(columns.time, (time, index) => ({
      time: time / 1000,
      open: columns.open[index],
      high: columns.high[index],
      low: columns.low[index],
      close: columns.close[index],
    }));
    chart.addSeries(CandlestickSeries).setData(candles);
    return () => chart.remove();
  };
}

let show = () => {};

/** A screen with nothing on it until `show` is called. */
function Screen() {
  const [content, setContent] = useState(null);
  useEffect(() => {
    show = setContent;
  }, []);
  return content;
}

/**
 * The whole chart of the product: volume, averages, levels, patterns, and what stands around it. The application that it
 * appears in is there before.
 */
async function prepareOurs(host, columns) {
  const element = createElement(ToastProvider, null, createElement(Screen));
  const root = createRoot(host);
  root.render(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }));
  await nextFrame();
  await nextFrame();
  return () => {
    const series = CandleSeries.fromColumns(columns);
    const choice = { symbol: 'AAPL', interval: '15' };
    show(createElement(WickwiseChart, { series, choice, lessons: [], settings: allPatterns, onSettings: () => {} }));
    return () => root.unmount();
  };
}

const allPatterns = { ...defaultSettings, layers: { ...defaultSettings.layers, filter: 'all' } };

async function draw(which, rows) {
  await loadPriceChart();
  const columns = Object.fromEntries(Object.entries(rows).map(([name, values]) => [name, Float64Array.from(values)]));
  const host = document.body.appendChild(document.createElement('div'));
  const start = which === 'bare' ? drawBare(columns) : await prepareOurs(host, columns);
  const { ms, remove } = await timeUntilPainted(host, start);
  return { ms, remove: () => [remove(), host.remove()] };
}

let shown = null;

window.benchmark = {
  /** Milliseconds from the candles to their first paint. The chart stays until the next one is drawn. */
  async show(which, rows) {
    shown?.remove();
    await nextFrame();
    shown = await draw(which, rows);
    return shown.ms;
  },
  /** How long the main thread works on each frame, from its first event to its paint, until `stopFrames`. */
  startFrames() {
    const frames = [];
    const { port1, port2 } = new MessageChannel();
    let start = null;
    let isOn = true;
    // Chromium hands out the moves of a pointer right before the frame, whose callbacks follow.
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
    window.benchmark.stopFrames = () => {
      isOn = false;
      window.removeEventListener('mousemove', begin, { capture: true });
      return frames;
    };
  },
};
