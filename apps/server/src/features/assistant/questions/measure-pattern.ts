import { lookbackOf } from '@wickwise/market/candlestick/measure/lookback';
import { type PatternName, patternNames } from '@wickwise/market/candlestick/pattern-name';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import { Explainer } from '@wickwise/market/explain/explain';
import { findCandlesticks } from '@wickwise/market/explain/find-candlesticks';
import { chartPatternCase } from '../facts/chart-pattern-case.ts';
import type { CandleContext } from '../facts/fact-context.ts';
import { candlestickCase, type PatternCase } from '../facts/pattern-case.ts';
import type { NamedPattern } from '../facts/pattern-names.ts';

/** What can be measured at one candle of a series. */
export class PatternMeter {
  readonly #context: CandleContext;
  readonly #index: number;
  readonly #explainer: Explainer;

  constructor(context: CandleContext, index: number) {
    this.#context = context;
    this.#index = index;
    this.#explainer = new Explainer(context.series);
  }

  /**
   * A pattern at the candle. One that isn't there is measured too, if it is a candlestick pattern: a chart pattern has no
   * parts to measure before it is found.
   */
  measure({ recognizedAs }: Pick<NamedPattern, 'recognizedAs'>): PatternCase | null {
    if (recognizedAs === null) return null;
    if (recognizedAs.kind === 'chart-pattern') return this.#findChartPattern(recognizedAs.name);
    return this.#explain(recognizedAs.name, recognizedAs.direction);
  }

  /** The patterns that the candle completes, those with a lesson and in the right trend first. */
  found(): PatternCase[] {
    const { series } = this.#context;
    const candlesticks = findCandlesticks(series).filter(({ index }) => index === this.#index);
    const cases = candlesticks.flatMap(({ pattern, value }) => this.#explain(pattern, value > 0 ? 'up' : 'down') ?? []);
    const charts = findChartPatterns(series).filter(({ breakout }) => breakout.index === this.#index);
    const worth = ({ isThere, entry }: PatternCase) => Number(isThere) + Number(entry !== null);
    return [...charts.map((found) => chartPatternCase(found, this.#context)), ...cases].sort(
      (one, other) => worth(other) - worth(one),
    );
  }

  #findChartPattern(name: string): PatternCase | null {
    const found = findChartPatterns(this.#context.series).find((one) => {
      return one.name === name && one.breakout.index === this.#index;
    });
    return found === undefined ? null : chartPatternCase(found, this.#context);
  }

  #explain(pattern: PatternName, direction: 'up' | 'down' | null): PatternCase | null {
    if (!patternNames.includes(pattern) || this.#index < lookbackOf(pattern)) return null;
    const request = { pattern, index: this.#index };
    return candlestickCase(
      this.#explainer.explain(direction === null ? request : { ...request, direction }),
      this.#context,
    );
  }
}
