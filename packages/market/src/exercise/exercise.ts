import type { CandleSpan, Ohlc } from '../candle.ts';
import type { ChartLine } from '../candle-geometry.ts';
import type { MarkedCandles } from '../focus-on-mark.ts';
import { createRandom, happens, type Random, wholeBetween } from '../random.ts';
import { drawBrokenOffPattern, drawChartPattern } from './drawn-pattern.ts';
import { isAsTaught, type Proof, proofOf, type RecognizedPattern } from './proof.ts';
import { scaleCandles, varyCandles } from './vary-candles.ts';

/** Authored charts of one pattern. Each is read up to the end of its mark. */
export interface ExerciseSource {
  /** Null for a pattern that no recognizer names: its charts are scaled and otherwise left as they are. */
  readonly recognizedAs: RecognizedPattern | null;
  /** Charts that show the pattern; at least one. */
  readonly examples: readonly MarkedCandles[];
  /** Charts that only look like it; at least one. */
  readonly nearMisses: readonly MarkedCandles[];
}

/** A chart to judge: its last candles are marked, and either are the pattern or are not. */
export interface Exercise {
  readonly candles: readonly Ohlc[];
  readonly mark: { readonly from: number; readonly to: number };
  /** The lines of a chart pattern or of price action; drawing them gives the answer away. */
  readonly lines: readonly ChartLine[];
  /** Of a near miss, where it is known: a condition that it does not meet, as a sentence. */
  readonly missing: string | null;
  /** Whether it is a generated chart pattern that stops short of its breakout. */
  readonly isBrokenOff: boolean;
}

/** The kind of chart to draw, and its random seed. */
export interface ExerciseRequest {
  readonly source: ExerciseSource;
  /** Whether the chart has to show the pattern. */
  readonly shows: boolean;
  readonly seed: number;
}

/** No chart passed the recognizer: the source contradicts the request. */
export class ExerciseError extends Error {
  override readonly name = 'ExerciseError';
}

/** How many charts are drawn before giving up; each stays closer to its source than the last. */
const ATTEMPTS = 40;
/** Half of the chart patterns are drawn from scratch, the others from the authored charts. */
const DRAWN_SHARE = 0.5;

const MISSING_BREAKOUT = 'What’s missing is the breakout: no close has passed the line yet.';

/**
 * A new chart that shows the pattern, after the trend it needs, or a near miss. The recognizer has found the pattern in
 * every chart that shows it and in no near miss; charts are drawn until one passes. The same seed gives the same chart.
 * @throws ExerciseError when none of 40 charts passes.
 */
export function drawExercise({ source, shows, seed }: ExerciseRequest): Exercise {
  const random = createRandom(seed);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const candidate = drawCandidate(source, { shows, random, calm: attempt / ATTEMPTS });
    if (candidate === null) continue;
    const { isBrokenOff = false } = candidate;
    if (source.recognizedAs === null) return { ...candidate, lines: candidate.lines ?? [], missing: null, isBrokenOff };
    const proof = proofOf(source.recognizedAs, candidate);
    if (proof.isShown !== shows || (shows && !isAsTaught(source.recognizedAs, candidate, proof))) continue;
    const missing = isBrokenOff ? MISSING_BREAKOUT : proof.missing;
    return { ...candidate, mark: fromFirstPoint(candidate.mark, proof), lines: proof.lines, missing, isBrokenOff };
  }
  throw new ExerciseError(`No chart ${shows ? 'shows' : 'misses'} ${source.recognizedAs?.name ?? 'the pattern'}.`);
}

/** Prices that stray can move the first turning point out of the authored mark. */
function fromFirstPoint({ from, to }: CandleSpan, { firstPoint }: Proof): CandleSpan {
  return { from: Math.min(from, firstPoint ?? from), to };
}

interface Candidate extends Pick<Exercise, 'candles' | 'mark'> {
  /** Of a pattern that no recognizer names: those that its author drew. */
  readonly lines?: readonly ChartLine[] | undefined;
  readonly isBrokenOff?: boolean;
}

interface DrawInput {
  readonly shows: boolean;
  readonly random: Random;
  /** From 0, strays freely, up to 1, keeps to the source. */
  readonly calm: number;
}

function drawCandidate(source: ExerciseSource, { shows, random, calm }: DrawInput): Candidate | null {
  const { recognizedAs } = source;
  if (recognizedAs?.kind === 'chart-pattern' && happens(random, DRAWN_SHARE)) {
    if (shows) return drawChartPattern(recognizedAs.name, random);
    const brokenOff = drawBrokenOffPattern(recognizedAs.name, random);
    return brokenOff && { ...brokenOff, isBrokenOff: true };
  }
  const authored = pick(shows ? source.examples : source.nearMisses, random);
  return recognizedAs === null ? scaleCandles(authored, random) : varyCandles(authored, { random, calm });
}

/** The chart up to the end of its mark: what came later would give away the outcome. */
function pick(charts: readonly MarkedCandles[], random: Random): Candidate {
  const chart = charts[wholeBetween(random, 0, charts.length - 1)];
  if (chart === undefined || chart.mark === null) throw new ExerciseError('An authored chart needs a mark.');
  return { candles: chart.candles.slice(0, chart.mark.to + 1), mark: chart.mark, lines: chart.lines };
}
