import type { CompiledSetup, CompiledSetups } from './compiled/compiled-rule.ts';
import type { PatternValue } from './hit.ts';
import type { CandleSettings } from './measure/settings.ts';
import type { RecentCandles } from './measured-candle.ts';

/**
 * Follows a pattern that a later close confirms. A setup is worth ±100; the first close beyond its inside candle, at
 * most this many candles later, confirms it with ±200, unless that candle is a setup itself.
 */
export class SetupMatcher {
  readonly pattern: number;
  readonly lookback: number;
  readonly #sides: readonly CompiledSetup[];
  readonly #settings: CandleSettings;
  #waiting: CompiledSetup | null = null;
  #candlesSince = 0;

  constructor({ pattern, lookback, sides }: CompiledSetups, settings: CandleSettings) {
    this.pattern = pattern;
    this.lookback = lookback;
    this.#sides = sides;
    this.#settings = settings;
  }

  /** The value of the newest candle, 0 for none. Show every candle in turn, from the first of the series on. */
  match(candles: RecentCandles): PatternValue | 0 {
    for (const side of this.#sides) {
      if (side.isSetup(candles, this.#settings)) {
        this.#waiting = side;
        this.#candlesSince = 0;
        return side.value;
      }
    }
    return this.#waiting === null ? 0 : this.#confirm(this.#waiting, candles);
  }

  #confirm({ confirms, confirmedValue }: CompiledSetup, candles: RecentCandles): PatternValue | 0 {
    const isConfirmed = confirms[this.#candlesSince]?.(candles, this.#settings) ?? false;
    this.#candlesSince += 1;
    if (isConfirmed || this.#candlesSince === confirms.length) this.#waiting = null;
    return isConfirmed ? confirmedValue : 0;
  }
}
