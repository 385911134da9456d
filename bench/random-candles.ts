import { CandleSeries } from '@wickwise/market/series';

/** Reproducible numbers in [0, 1) (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random walk of candles with gaps, in cents, as daily prices are quoted. */
export function randomCandles(length: number, seed = 1): CandleSeries {
  const random = createRandom(seed);
  const column = () => new Float64Array(length);
  const columns = { time: column(), open: column(), high: column(), low: column(), close: column(), volume: column() };
  let price = 100;
  for (let index = 0; index < length; index++) {
    const open = cents(price * (1 + (random() - 0.5) * 0.01));
    const close = cents(open * (1 + (random() - 0.5) * 0.04));
    columns.time[index] = index;
    columns.open[index] = open;
    columns.close[index] = close;
    columns.high[index] = cents(Math.max(open, close) * (1 + random() * 0.015));
    columns.low[index] = cents(Math.min(open, close) * (1 - random() * 0.015));
    columns.volume[index] = Math.round(random() * 1e6);
    price = close < 20 ? 100 : close > 500 ? 100 : close;
  }
  return CandleSeries.fromColumns(columns);
}

function cents(price: number): number {
  return Math.round(price * 100) / 100;
}
