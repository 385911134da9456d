import { type CandlePrices, findPriceFault, type Price } from '../candle.ts';
import { type CandleSeries, SeriesError } from '../series.ts';
import { HitCollector, type MatchSink, type PatternHits, type PatternValue } from './hit.ts';
import { type CandleSettings, defaultCandleSettings } from './measure/settings.ts';
import { type PatternName, patternNames } from './pattern-name.ts';
import { Scanner } from './scanner.ts';

/**
 * All hits of all 61 patterns in a series, equal to TA-Lib's with the same settings: ±100, ±80 where
 * one end of two bodies matches, ±200 for a confirmation; the sign says which way it is read.
 */
export function scan(series: CandleSeries, settings: CandleSettings = defaultCandleSettings): PatternHits {
  const hits = new HitCollector();
  const scanner = new Scanner(hits, settings);
  const { open, high, low, close } = series;
  // One candle is filled again and again: reading a series allocates nothing per candle.
  const candle = { open: 0 as Price, high: 0 as Price, low: 0 as Price, close: 0 as Price };
  for (let index = 0; index < series.length; index++) {
    candle.open = open[index] as Price;
    candle.high = high[index] as Price;
    candle.low = low[index] as Price;
    candle.close = close[index] as Price;
    scanner.read(candle);
  }
  return hits.toHits();
}

/** A pattern that the newest candle completes. */
export interface Hit {
  readonly pattern: PatternName;
  readonly value: PatternValue;
}

/** Reads candles as they come. */
export interface PatternStream {
  /**
   * The hits of the next candle, by the order of names: the same that `scan` finds at its index.
   * @throws SeriesError, and stays as it was, when the prices cannot be those of one session.
   */
  append(candle: CandlePrices): Hit[];
}

/** Starts a stream. Its memory, and the work per candle, do not grow with what it has read. */
export function createStream(): PatternStream {
  const newest = new NewestHits();
  const scanner = new Scanner(newest);
  return {
    append(candle) {
      const fault = findPriceFault(candle);
      if (fault !== null) throw new SeriesError(fault, scanner.length);
      scanner.read(candle);
      return newest.takeAll();
    },
  };
}

class NewestHits implements MatchSink {
  #matches: { pattern: number; value: PatternValue }[] = [];

  add(pattern: number, value: PatternValue): void {
    this.#matches.push({ pattern, value });
  }

  takeAll(): Hit[] {
    const matches = this.#matches.sort((a, b) => a.pattern - b.pattern);
    this.#matches = [];
    return matches.map(({ pattern, value }) => ({ pattern: patternNames[pattern] as PatternName, value }));
  }
}
