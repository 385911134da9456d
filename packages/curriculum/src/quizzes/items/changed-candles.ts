import type { Ohlc } from '@wickwise/market/candle';
import { between, type Random } from '@wickwise/market/random';

/** A chart whose last one or two candles are marked. */
export type Candles = readonly Ohlc[];

/** A chart that differs from another one in one respect; nothing says that it meets or misses any rule. */
export type Change = (candles: Candles, random: Random) => Candles;

const rangeOf = ([, high, low]: Ohlc) => high - low;
const topOf = ([open, , , close]: Ohlc) => Math.max(open, close);
const bottomOf = ([open, , , close]: Ohlc) => Math.min(open, close);

function changeAt(candles: Candles, place: number, change: (candle: Ohlc) => Ohlc): Candles {
  return candles.map((candle, index) => (index === candles.length + place ? toCents(change(candle)) : candle));
}

function toCents([open, high, low, close]: Ohlc): Ohlc {
  const cents = (price: number) => Math.round(price * 100) / 100;
  const [body, end] = [cents(open), cents(close)];
  return [body, Math.max(cents(high), body, end), Math.min(cents(low), body, end), end];
}

/** The last candle moved by `by`, which may depend on it. */
function shiftLast(candles: Candles, by: (candle: Ohlc) => number): Candles {
  return changeAt(candles, -1, (candle) => {
    const [open, high, low, close] = candle;
    const moved = by(candle);
    return [open + moved, high + moved, low + moved, close + moved];
  });
}

/** Shadows and body of the last candle in other proportions. */
export const last = {
  /** A body that grows into the shadow below it. */
  bodyIntoLowerShadow: (candles, random) =>
    changeAt(candles, -1, (candle) => {
      const [open, high, low, close] = candle;
      const grown = (bottomOf(candle) - low) * between(random, 0.1, 0.5);
      return close >= open ? [open - grown, high, low, close] : [open, high, low, close - grown];
    }),
  /** A body that grows into the shadow above it. */
  bodyIntoUpperShadow: (candles, random) =>
    changeAt(candles, -1, (candle) => {
      const [open, high, low, close] = candle;
      const grown = (high - topOf(candle)) * between(random, 0.1, 0.5);
      return close >= open ? [open, high, low, close + grown] : [open + grown, high, low, close];
    }),
  upperShadow: (candles, random) =>
    changeAt(candles, -1, (candle) => {
      const [open, high, low, close] = candle;
      return [open, high + rangeOf(candle) * between(random, 0.25, 0.6), low, close];
    }),
  lowerShadow: (candles, random) =>
    changeAt(candles, -1, (candle) => {
      const [open, high, low, close] = candle;
      return [open, high, low - rangeOf(candle) * between(random, 0.25, 0.6), close];
    }),
  shorterLowerShadow: (candles, random) =>
    changeAt(candles, -1, (candle) => {
      const [open, high, , close] = candle;
      const body = topOf(candle) - bottomOf(candle);
      return [open, high, bottomOf(candle) - body * between(random, 0.2, 0.8), close];
    }),
  shorterUpperShadow: (candles, random) =>
    changeAt(candles, -1, (candle) => {
      const [open, , low, close] = candle;
      const body = topOf(candle) - bottomOf(candle);
      return [open, topOf(candle) + body * between(random, 0.2, 0.8), low, close];
    }),
  /** No longer above the body before it. */
  withoutGap: (candles, random) => {
    const before = candles.at(-2);
    if (before === undefined) return candles;
    return shiftLast(
      candles,
      (candle) => topOf(before) - bottomOf(candle) - rangeOf(before) * between(random, 0.05, 0.3),
    );
  },
} satisfies Record<string, Change>;

/** The second of two candles covers less of the first. */
export const second = {
  lowerTop: (candles, random) =>
    changeSecond(candles, (first, candle) => withTop(candle, topOf(first) - part(first, random))),
  higherBottom: (candles, random) =>
    changeSecond(candles, (first, candle) => withBottom(candle, bottomOf(first) + part(first, random))),
} satisfies Record<string, Change>;

const part = (candle: Ohlc, random: Random) => (topOf(candle) - bottomOf(candle)) * between(random, 0.15, 0.5);

function changeSecond(candles: Candles, change: (first: Ohlc, candle: Ohlc) => Ohlc): Candles {
  const first = candles.at(-2);
  return first === undefined ? candles : changeAt(candles, -1, (candle) => change(first, candle));
}

function withTop([open, high, low, close]: Ohlc, top: number): Ohlc {
  return close >= open ? [open, high, low, top] : [top, high, low, close];
}

function withBottom([open, high, low, close]: Ohlc, bottom: number): Ohlc {
  return close >= open ? [bottom, high, low, close] : [open, high, low, bottom];
}

/** The first of two candles in the color of the second. */
export const sameColor: Change = (candles) =>
  changeAt(candles, -2, ([open, high, low, close]) => [close, high, low, open]);

/** The candles before the last two upside down: a decline becomes a rise that ends at the same price. */
export const oppositeTrend: Change = (candles) => {
  const pivot = candles.at(-2)?.[0] ?? 0;
  const turn = (price: number) => 2 * pivot - price;
  return candles.map((candle, index) => {
    const [open, high, low, close] = candle;
    return index >= candles.length - 2 ? candle : toCents([turn(open), turn(low), turn(high), turn(close)]);
  });
};
