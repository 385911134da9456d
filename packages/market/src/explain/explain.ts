import type { CandleSpan } from '../candle.ts';
import type { Direction } from '../candlestick/direction.ts';
import type { HitColumns, PatternHits } from '../candlestick/hit.ts';
import { lookbackOf } from '../candlestick/measure/lookback.ts';
import { type CandleSettings, defaultCandleSettings } from '../candlestick/measure/settings.ts';
import { type PatternName, patternNames } from '../candlestick/pattern-name.ts';
import { candlestickPatterns } from '../candlestick/patterns.ts';
import { scan } from '../candlestick/scan.ts';
import { ema } from '../indicators/ema.ts';
import type { IndicatorLine } from '../indicators/indicator.ts';
import type { CandleSeries } from '../series.ts';
import { Averages } from './averages.ts';
import { ExplainError } from './explain-error.ts';
import type { Explanation } from './explanation.ts';
import { candlesBackToTrend, readingOf, requiredTrend } from './meaning.ts';
import type { Place } from './measure.ts';
import { resolveOutcome } from './outcome.ts';
import { directionsOf, nearestOf, type Reading, readShape } from './reading.ts';
import { settingsIn } from './settings-in.ts';
import { readSetupOrConfirmation, resolveSetup } from './setup.ts';
import { measureTrend, TREND_PERIOD } from './trend.ts';

/** What to explain. */
export interface ExplainRequest {
  readonly pattern: PatternName;
  /** Of the candle that is or would be the last of the pattern, counted from 0. */
  readonly index: number;
  /** The side to explain: up for positive values. Without it, the side that hits or comes nearest to it. */
  readonly direction?: Direction;
}

/**
 * Explains why a candle is, or is not, the last of a pattern: the scanner's value, every condition with its
 * numbers, the trend before, and how a hit turned out. Takes time in proportion to the series, once; for
 * several questions about one series use an `Explainer`.
 * @throws ExplainError `unknown_pattern`; `index_out_of_range` when the series has no such candle;
 * `before_lookback` when too few candles come before it for the scanner to judge it (`lookbackOf`);
 * `direction_not_offered` for the side that a one-sided pattern does not have.
 */
export function explainCandle({ series, ...request }: ExplainRequest & { readonly series: CandleSeries }): Explanation {
  return new Explainer(series).explain(request);
}

/** Explains the candles of one series. */
export class Explainer {
  readonly #series: CandleSeries;
  readonly #settings: CandleSettings;
  readonly #averages: Averages;
  readonly #hits: PatternHits;
  readonly #trendAverage: IndicatorLine;

  /** @param settings what counts as long, short, near and so on; TA-Lib's own by default. */
  constructor(series: CandleSeries, settings: CandleSettings = defaultCandleSettings) {
    this.#series = series;
    this.#settings = settings;
    this.#averages = new Averages(series);
    this.#hits = scan(series, settings);
    this.#trendAverage = ema(series.close, TREND_PERIOD);
  }

  /** As `explainCandle`, with the same errors. */
  explain(request: ExplainRequest): Explanation {
    requireAnswerable(this.#series, request);
    const { pattern, index } = request;
    const place = { averages: this.#averages, settings: this.#settings, index };
    const value = valueAt(this.#hits[pattern], index);
    const chosen = choose({ pattern, place }, request.direction ?? sideOf(value));
    const { direction, span, rules } = chosen;
    const reading = readingOf(pattern, direction);
    const meaning = this.#compareTrend(pattern, { span, reading });
    const outcome = this.#resolve({ pattern, place }, { chosen, reading, value });
    return {
      pattern,
      index,
      span,
      value,
      direction,
      reading,
      rules,
      settings: settingsIn(candlestickPatterns[pattern].sides.flatMap(({ conditions }) => conditions)),
      note: noteOn(place, value),
      ...meaning,
      ...outcome,
    };
  }

  #compareTrend(pattern: PatternName, { span, reading }: ReadSpan): Pick<Explanation, 'trend' | 'fitsTrend'> {
    const index = span.from - candlesBackToTrend(pattern);
    const trend = measureTrend({ series: this.#series, average: this.#trendAverage, index });
    const required = requiredTrend(pattern, reading);
    return { trend, fitsTrend: trend === null || required === null ? null : trend.direction === required };
  }

  #resolve(
    target: ExplainTarget,
    { chosen, reading, value }: ChosenReading,
  ): Pick<Explanation, 'state' | 'resolvedAt'> {
    if (reading === null || sideOf(value) !== chosen.direction) return { state: null, resolvedAt: null };
    if (Math.abs(value) === CONFIRMED) return { state: 'confirmed', resolvedAt: target.place.index };
    if (candlestickPatterns[target.pattern].confirmedWithin !== undefined) return resolveSetup(target, chosen);
    return resolveOutcome(this.#series, { span: chosen.span, reading });
  }
}

/** The pattern to explain, and where. */
interface ExplainTarget {
  readonly pattern: PatternName;
  readonly place: Place;
}

/** The reading in a direction or, if none is given, the one that comes nearest to a hit. */
function choose({ pattern, place }: ExplainTarget, direction: Direction | null): Reading {
  const read = (side: Direction) => {
    return candlestickPatterns[pattern].confirmedWithin === undefined
      ? [readShape(pattern, { place, direction: side })]
      : readSetupOrConfirmation({ pattern, place }, side);
  };
  return nearestOf((direction === null ? directionsOf(pattern) : [direction]).flatMap(read));
}

interface ReadSpan {
  readonly span: CandleSpan;
  readonly reading: Direction | null;
}

interface ChosenReading {
  readonly chosen: Reading;
  readonly reading: Direction | null;
  readonly value: number;
}

/** What the scanner gives a confirmed hikkake, and a shape that shares an end with the body before. */
const CONFIRMED = 200;
const SHARED_END = 80;

function requireAnswerable(series: CandleSeries, { pattern, index, direction }: ExplainRequest): void {
  if (!patternNames.includes(pattern)) {
    throw new ExplainError('unknown_pattern', `There is no pattern "${pattern}".`);
  }
  if (!Number.isInteger(index) || index < 0 || index >= series.length) {
    throw new ExplainError('index_out_of_range', `There is no candle ${index} among ${series.length}.`);
  }
  const lookback = lookbackOf(pattern);
  if (index < lookback) {
    throw new ExplainError('before_lookback', `${pattern} can be judged from candle ${lookback} on, not at ${index}.`);
  }
  if (direction !== undefined && !directionsOf(pattern).includes(direction)) {
    throw new ExplainError('direction_not_offered', `${pattern} has no side for ${direction}.`);
  }
}

function valueAt({ indices, values }: HitColumns, index: number): number {
  const hit = indices.indexOf(index);
  return hit === -1 ? 0 : (values[hit] ?? 0);
}

function sideOf(value: number): Direction | null {
  if (value === 0) return null;
  return value > 0 ? 'up' : 'down';
}

function noteOn({ averages, index }: Place, value: number): string | null {
  if (Math.abs(value) !== SHARED_END) return null;
  const [first, second] = [averages.candleAt(index - 1), averages.candleAt(index)];
  const lower = first.bottom === second.bottom;
  if (first.top !== second.top)
    return 'The lower ends of the two bodies match, so TA-Lib counts it as a weaker case: 80 instead of 100.';
  if (!lower) return 'The upper ends of the two bodies match, so TA-Lib counts it as a weaker case: 80 instead of 100.';
  return 'Both ends of the two bodies match, so TA-Lib counts it as a weaker case: 80 instead of 100.';
}
