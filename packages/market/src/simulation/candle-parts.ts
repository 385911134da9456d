import type { TradingSession } from '../calendar/trading-session.ts';
import type { Candle, CandleTime, Price } from '../candle.ts';
import type { Bar } from './growing-bar.ts';
import { BAR_MS, type SessionBars } from './session-bars.ts';

/** A candle with the instant at which it is over, in epoch milliseconds. */
export interface TimedCandle {
  readonly candle: Candle;
  readonly endMs: number;
}

/**
 * The candles of a session, each of `barsEach` bars counted from the open; the last one may have fewer.
 * @param barsEach whole, from 1 up, or Infinity for one candle
 */
export function candlesOfSession(session: TradingSession, bars: SessionBars, barsEach: number): TimedCandle[] {
  const candles: TimedCandle[] = [];
  for (let from = 0; from < bars.count; from += barsEach) {
    const to = Math.min(bars.count, from + barsEach);
    const joined = new Joined(barAt(bars, from));
    for (let index = from + 1; index < to; index++) joined.add(barAt(bars, index));
    candles.push({ candle: joined.toCandle(session.openMs + from * BAR_MS), endMs: session.openMs + to * BAR_MS });
  }
  return candles;
}

/**
 * One candle of several that follow one another; it begins with the first of them.
 * @throws RangeError when there are none.
 */
export function joinCandles([first, ...rest]: readonly Candle[]): Candle {
  if (!first) throw new RangeError('A candle is made of at least one other.');
  const joined = new Joined(first);
  for (const candle of rest) joined.add(candle);
  return joined.toCandle(first.time);
}

/** One bar of a session, counted from 0; prices in dollars. `index` must be under `count`: it is not checked. */
export function barAt({ open, high, low, close, volume }: SessionBars, index: number): Bar {
  return {
    open: open[index] as number,
    high: high[index] as number,
    low: low[index] as number,
    close: close[index] as number,
    volume: volume[index] as number,
  };
}

class Joined {
  readonly #open: number;
  #high: number;
  #low: number;
  #close: number;
  #volume: number;

  constructor({ open, high, low, close, volume }: Bar) {
    this.#open = open;
    this.#high = high;
    this.#low = low;
    this.#close = close;
    this.#volume = volume;
  }

  add({ high, low, close, volume }: Bar): void {
    this.#high = Math.max(this.#high, high);
    this.#low = Math.min(this.#low, low);
    this.#close = close;
    this.#volume += volume;
  }

  toCandle(timeMs: number): Candle {
    return {
      time: timeMs as CandleTime,
      open: this.#open as Price,
      high: this.#high as Price,
      low: this.#low as Price,
      close: this.#close as Price,
      volume: this.#volume,
    };
  }
}
