import type { NoiseLevel } from '../src/chart-patterns/drawing/draw-candles.ts';
import { type DrawnPattern, drawPattern } from '../src/chart-patterns/drawing/draw-pattern.ts';
import { drawRandomWalk, type RandomWalkInput } from '../src/chart-patterns/drawing/random-walk.ts';
import { findChartPatterns } from '../src/chart-patterns/find-chart-patterns.ts';
import { type ChartPattern, type ChartPatternName, chartPatternNames } from '../src/chart-patterns/finding.ts';
import { createRandom } from '../src/random.ts';

/** The recognition results for one drawn pattern. */
export interface NameTally {
  readonly name: ChartPatternName;
  readonly drawn: number;
  /** Series whose pattern was found with its name, direction and breakout. */
  readonly recognized: number;
  /** Candles from the drawn breakout to the one found, for each that was recognized; negative when found earlier. */
  readonly delays: readonly number[];
  /** Findings with this name in all series of the noise level, whatever was drawn there. */
  readonly named: number;
  /** Candles of these series. */
  readonly candles: number;
  /** Series in which another name was given to the drawn breakout, by that name. */
  readonly mistaken: Readonly<Partial<Record<ChartPatternName, number>>>;
}

/** The tallies of all names at one noise level. */
export interface NoiseTally {
  readonly noise: NoiseLevel;
  readonly names: readonly NameTally[];
}

/** What `measureDrawn` draws. */
export interface DrawnMeasurement {
  readonly noise: NoiseLevel;
  readonly seriesPerPattern: number;
  /** The same seed gives the same tally. */
  readonly seed: number;
}

/** Draws every pattern many times, looks for patterns, and counts what was found. */
export function measureDrawn({ noise, seriesPerPattern, seed }: DrawnMeasurement): NoiseTally {
  const named = new Map<ChartPatternName, number>();
  const tallies = chartPatternNames.map((name, position) => {
    const random = createRandom(seed * 100 + position);
    const results = Array.from({ length: seriesPerPattern }, () => readOne(drawPattern({ name, noise, random })));
    for (const { found } of results) for (const one of found) count(named, one.name);
    return tallyName(name, results);
  });
  return { noise, names: tallies.map((tally) => ({ ...tally, named: named.get(tally.name) ?? 0 })) };
}

interface Result {
  readonly drawn: DrawnPattern;
  readonly found: readonly ChartPattern[];
  readonly recognized: ChartPattern | undefined;
}

function readOne(drawn: DrawnPattern): Result {
  const found = findChartPatterns(drawn.series);
  return { drawn, found, recognized: found.find((one) => one.name === drawn.name && isAtBreakout(drawn, one)) };
}

function isAtBreakout(drawn: DrawnPattern, { breakout }: ChartPattern): boolean {
  return breakout.direction === drawn.direction && Math.abs(breakout.index - drawn.breakout) <= drawn.tolerance;
}

function tallyName(name: ChartPatternName, results: readonly Result[]): Omit<NameTally, 'named'> {
  const mistaken = new Map<ChartPatternName, number>();
  for (const { drawn, found, recognized } of results) {
    const other = found.find((one) => one.name !== name && isAtBreakout(drawn, one));
    if (recognized === undefined && other !== undefined) count(mistaken, other.name);
  }
  const delays = results.flatMap(({ drawn, recognized }) =>
    recognized === undefined ? [] : [recognized.breakout.index - drawn.breakout],
  );
  return {
    name,
    drawn: results.length,
    recognized: delays.length,
    delays,
    candles: results.reduce((sum, { drawn }) => sum + drawn.series.close.length, 0),
    mistaken: Object.fromEntries(mistaken),
  };
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Found and right, of all findings with the name, as a fraction; null when there was none. */
export function precisionOf({ recognized, named }: NameTally): number | null {
  return named === 0 ? null : recognized / named;
}

/** Found and right, of all that were drawn, as a fraction. */
export function recallOf({ recognized, drawn }: NameTally): number {
  return recognized / drawn;
}

/** Kinds of charts without patterns: calm and wild, with and without drift, gaps and fat tails. */
export const RANDOM_WALKS: readonly (Omit<RandomWalkInput, 'random' | 'candles'> & { readonly label: string })[] = [
  { label: 'calm (0.5% a candle)', volatility: 0.005, drift: 0, gapShare: 0, tails: null },
  { label: 'usual (1.5% a candle)', volatility: 0.015, drift: 0, gapShare: 0, tails: null },
  { label: 'wild (3% a candle)', volatility: 0.03, drift: 0, gapShare: 0, tails: null },
  { label: 'rising', volatility: 0.015, drift: 0.001, gapShare: 0, tails: null },
  { label: 'falling', volatility: 0.015, drift: -0.001, gapShare: 0, tails: null },
  { label: 'with gaps', volatility: 0.012, drift: 0, gapShare: 0.25, tails: null },
  { label: 'fat tails (t with 4 degrees)', volatility: 0.015, drift: 0, gapShare: 0, tails: 4 },
  { label: 'fat tails, gaps and drift', volatility: 0.015, drift: 0.0005, gapShare: 0.15, tails: 3 },
];

/** The findings in random walks of one kind. */
export interface WalkTally {
  readonly label: string;
  readonly candles: number;
  /** Findings by their name; a name that was not found is missing. */
  readonly found: Readonly<Partial<Record<ChartPatternName, number>>>;
  /** All findings together. */
  readonly alarms: number;
}

/** False alarms per 1,000 candles, over random walks of all kinds. */
export function falsePositiveRate(walks: readonly Pick<WalkTally, 'alarms' | 'candles'>[]): number {
  const [alarms, candles] = walks.reduce(([sum, length], walk) => [sum + walk.alarms, length + walk.candles], [0, 0]);
  return (1000 * alarms) / candles;
}

/** Counts findings in random walks, each kind in charts of 1,000 candles. Every finding is a false alarm. */
export function measureWalks({ chartsPerKind, seed }: { chartsPerKind: number; seed: number }): WalkTally[] {
  const candles = 1000;
  return RANDOM_WALKS.map(({ label, ...kind }, position) => {
    const random = createRandom(seed * 100 + 50 + position);
    const found = new Map<ChartPatternName, number>();
    for (let chart = 0; chart < chartsPerKind; chart++) {
      for (const { name } of findChartPatterns(drawRandomWalk({ ...kind, random, candles }))) count(found, name);
    }
    const alarms = [...found.values()].reduce((sum, number) => sum + number, 0);
    return { label, candles: candles * chartsPerKind, found: Object.fromEntries(found), alarms };
  });
}

/** The size of a run. */
export interface RecognitionRun {
  /** The same seed gives the same figures. */
  readonly seed: number;
  /** Series per pattern and noise level. */
  readonly seriesPerPattern: number;
  /** Charts of 1,000 candles per kind of random walk. */
  readonly chartsPerKind: number;
}

/** The results of one run. */
export interface RecognitionResults {
  readonly drawn: Readonly<Record<NoiseLevel, NoiseTally>>;
  readonly walks: readonly WalkTally[];
}

/** Measures drawn patterns at every noise level, and random walks of every kind. A pure function of its input. */
export function measureRecognition({ seed, seriesPerPattern, chartsPerKind }: RecognitionRun): RecognitionResults {
  const measure = (noise: NoiseLevel) => measureDrawn({ noise, seriesPerPattern, seed });
  return {
    drawn: { clean: measure('clean'), medium: measure('medium'), strong: measure('strong') },
    walks: measureWalks({ chartsPerKind, seed }),
  };
}
