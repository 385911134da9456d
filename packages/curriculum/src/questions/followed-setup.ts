import type { CandleSpan, Ohlc } from '@wickwise/market/candle';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import { resolveChartPattern } from '@wickwise/market/chart-patterns/resolve-chart-pattern';
import { scaleCandles, toCents } from '@wickwise/market/exercise/vary-candles';
import { readingOf } from '@wickwise/market/explain/meaning';
import { resolveOutcome } from '@wickwise/market/explain/outcome';
import { between, type Random, wholeBetween } from '@wickwise/market/random';
import { CandleSeries } from '@wickwise/market/series';
import type { PatternEntry, RecognizedAs } from '../pattern.ts';

/** The state of a setup: it went the way it is read, against it, or neither yet. */
export type SetupState = 'worked' | 'failed' | 'open';

/** A chart of the pattern with what followed, and the two prices that decide. */
export interface FollowedSetup {
  readonly candles: readonly Ohlc[];
  readonly mark: CandleSpan;
  /** Beyond the first of them it has worked, beyond the second it has failed. */
  readonly levels: { readonly works: number; readonly fails: number };
  /** Index of the candle that decides it; null when none of them does. */
  readonly resolvedAt: number | null;
  /** The state that this candle decides. */
  readonly state: SetupState;
  /** Candles after the mark that may pass without a decision before the setup is given up; null without end. */
  readonly patience: number | null;
}

/** Candles in which a candlestick has to be confirmed, as the market engine has it. */
const CONFIRMED_WITHIN = 3;
/** Their confirmation follows rules of its own. */
const OWN_CONFIRMATION: readonly string[] = ['CDLHIKKAKE', 'CDLHIKKAKEMOD'];

/**
 * The example and the failure as setups, at other prices; for a candlestick also one for each state with a drawn
 * sequel. None for a pattern that is read in neither direction.
 */
export function followSetups(entry: PatternEntry, random: Random): FollowedSetup[] {
  const [followed, ...others] = followPictures(entry, random);
  if (followed === undefined) return [];
  const states = followed.patience === null ? [] : (['worked', 'failed', 'open'] as const);
  return [followed, ...others, ...states.map((state) => drawSequel(followed, { state, random }))];
}

function followPictures({ recognizedAs, example, failure }: PatternEntry, random: Random): FollowedSetup[] {
  return [example, failure].flatMap(({ candles, mark }) => {
    if (mark === null || recognizedAs === null) return [];
    const chart = scaleCandles({ candles, mark }, random);
    const isCandlestick = recognizedAs.kind === 'candlestick';
    return (isCandlestick ? followCandlestick(recognizedAs, chart) : followChartPattern(recognizedAs, chart)) ?? [];
  });
}

/** As shares of the range: how far a close stays from its ends or goes beyond them, and the longest shadow. */
const SEQUEL = { inside: 0.15, least: 0.1, most: 0.5, shadow: 0.25 };

interface Sequel {
  readonly state: SetupState;
  readonly random: Random;
}

/** The setup followed by closes between its levels, whatever their shadows do, and by one that decides if one should. */
function drawSequel({ candles, mark, levels, ...setup }: FollowedSetup, { state, random }: Sequel): FollowedSetup {
  const known = candles.slice(0, mark.to + 1);
  const range = Math.abs(levels.works - levels.fails);
  const inside = () => Math.min(levels.works, levels.fails) + range * between(random, SEQUEL.inside, 1 - SEQUEL.inside);
  const draw = (close: number) => drawCandle([inside(), close], range * between(random, 0, SEQUEL.shadow));
  const waited = Array.from({ length: wholeBetween(random, 1, CONFIRMED_WITHIN - 1) }, () => draw(inside()));
  const followed = { ...setup, mark, levels };
  if (state === 'open') return { ...followed, candles: [...known, ...waited], ...NOT_DECIDED };
  const [beyond, other] = state === 'worked' ? [levels.works, levels.fails] : [levels.fails, levels.works];
  const close = beyond + Math.sign(beyond - other) * range * between(random, SEQUEL.least, SEQUEL.most);
  const decided = [...known, ...waited, draw(close)];
  return { ...followed, candles: decided, state, resolvedAt: decided.length - 1 };
}

function drawCandle([open, close]: readonly [number, number], shadow: number): Ohlc {
  const prices: Ohlc = [open, Math.max(open, close) + shadow, Math.min(open, close) - shadow, close];
  return toCents(prices, (price) => price);
}

interface MarkedChart {
  readonly candles: readonly Ohlc[];
  readonly mark: CandleSpan;
}

type Candlestick = Extract<RecognizedAs, { kind: 'candlestick' }>;

function followCandlestick({ name, direction }: Candlestick, { candles, mark }: MarkedChart): FollowedSetup | null {
  const reading = direction === null ? null : readingOf(name, direction);
  if (reading === null || OWN_CONFIRMATION.includes(name)) return null;
  const marked = candles.slice(mark.from, mark.to + 1);
  const [high, low] = [Math.max(...marked.map((candle) => candle[1])), Math.min(...marked.map((candle) => candle[2]))];
  const levels = reading === 'up' ? { works: high, fails: low } : { works: low, fails: high };
  const { state, resolvedAt } = resolveOutcome(CandleSeries.fromOhlc(candles), { span: mark, reading });
  const close = resolvedAt === null ? null : (candles[resolvedAt]?.[3] ?? null);
  // Three closes inside the range end the wait too, but no candle shows it.
  const isDecided = close !== null && (close > high || close < low);
  const decided = isDecided
    ? { resolvedAt, state: state === 'confirmed' ? ('worked' as const) : ('failed' as const) }
    : NOT_DECIDED;
  return { candles, mark, levels, ...decided, patience: CONFIRMED_WITHIN };
}

const NOT_DECIDED = { resolvedAt: null, state: 'open' } as const;

type ChartPatternName = Extract<RecognizedAs, { kind: 'chart-pattern' }>;

function followChartPattern({ name }: ChartPatternName, { candles, mark }: MarkedChart): FollowedSetup | null {
  const series = CandleSeries.fromOhlc(candles);
  const found = findChartPatterns(series).find(
    (pattern) => pattern.name === name && pattern.breakout.index === mark.to,
  );
  if (found === undefined) return null;
  const { state, resolvedAt } = resolveChartPattern(series, found);
  const decided = resolvedAt === null ? NOT_DECIDED : { resolvedAt, state: STATES[state] };
  return { candles, mark, levels: { works: found.target, fails: found.stop }, ...decided, patience: null };
}

const STATES = { target_reached: 'worked', stop_reached: 'failed', open: 'open' } as const;
