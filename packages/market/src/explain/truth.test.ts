import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCandles } from '../../fixtures/arbitrary-series.ts';
import type { CandleSpan, Ohlc } from '../candle.ts';
import type { Direction } from '../candlestick/direction.ts';
import { type HitLists, listHits } from '../candlestick/hit.ts';
import { lookbackOf } from '../candlestick/measure/lookback.ts';
import { type CandleSettings, defaultCandleSettings } from '../candlestick/measure/settings.ts';
import { type PatternName, patternNames } from '../candlestick/pattern-name.ts';
import { scan } from '../candlestick/scan.ts';
import { parseCandleCsv } from '../csv.ts';
import { CandleSeries } from '../series.ts';
import { Explainer } from './explain.ts';
import type { Explanation, RuleCheck } from './explanation.ts';
import { compare } from './measure.ts';
import { directionsOf } from './reading.ts';

const fixtures = new URL('../../fixtures/', import.meta.url);
const files = readdirSync(fixtures).filter((file) => file.endsWith('.csv'));

function readFixture(file: string): CandleSeries {
  return parseCandleCsv(readFileSync(new URL(file, fixtures), 'utf8'));
}

/** Some candles upside down, where every pattern is its other side. */
function mirror(series: CandleSeries, { from, to }: CandleSpan): CandleSeries {
  const candles = Array.from({ length: to - from + 1 }, (_, age): Ohlc => {
    const { open, high, low, close } = series.at(from + age);
    return [1000 - open, 1000 - low, 1000 - high, 1000 - close];
  });
  return CandleSeries.fromOhlc(candles);
}

/** Stretches with sides that the fixtures lack. */
const mirrored = [
  { file: 'synth-directed.csv', span: { from: 0, to: 289 } },
  { file: 'synth-grid-2.csv', span: { from: 2140, to: 2180 } },
];

const everySeries = [
  ...files.map((file) => ({ name: file, read: () => readFixture(file) })),
  ...mirrored.map(({ file, span }) => ({ name: `${file} upside down`, read: () => mirror(readFixture(file), span) })),
];

const share = fc.double({ min: -1, max: 1, noNaN: true });

/** Candles that wander by any fraction, each opening off the close before. */
const randomWalk = fc
  .array(fc.tuple(share, share, share, share), { minLength: 20, maxLength: 80, size: 'max' })
  .map((steps) => {
    let last = 100;
    return steps.map(([gap, move, up, down]): Ohlc => {
      const open = last + gap / 3;
      last = open + move;
      return [open, Math.max(open, last) + Math.abs(up), Math.min(open, last) - Math.abs(down), last];
    });
  });

/** Each factor between a quarter and four times TA-Lib's own. */
const arbitrarySettings = fc
  .array(fc.double({ min: 0.25, max: 4, noNaN: true }), { minLength: 10, maxLength: 10 })
  .map((factors) => {
    const moved = Object.entries(defaultCandleSettings).map(([name, value], place) => [
      name,
      value * (factors[place] ?? 1),
    ]);
    return Object.fromEntries(moved) as CandleSettings;
  });

function isMet({ rules }: Explanation): boolean {
  return rules.every(({ met }) => met);
}

function signOf(direction: Direction): number {
  return direction === 'up' ? 1 : -1;
}

/**
 * Where the scanner has no hit, one candle in so many is explained, another one for each pattern: a condition that
 * is too weak is met far more often, and 3,000 candles a pattern are left.
 */
const STRIDE = 4;

interface Explaining {
  readonly pattern: PatternName;
  readonly hits: ReadonlySet<number>;
  readonly length: number;
}

/** The candles at which all checks of a direction are met, as `[index, sign]`. */
function explained(explainer: Explainer, { pattern, hits, length }: Explaining) {
  const found: [number, number][] = [];
  const offset = patternNames.indexOf(pattern);
  for (let index = lookbackOf(pattern); index < length; index++) {
    if (!hits.has(index) && (index + offset) % STRIDE !== 0) continue;
    for (const direction of directionsOf(pattern)) {
      if (isMet(explainer.explain({ pattern, index, direction }))) found.push([index, signOf(direction)]);
    }
  }
  return found;
}

/** Compares all patterns of a series, and returns the scanner's hits. */
function compareWithScanner(series: CandleSeries, settings = defaultCandleSettings): HitLists {
  const hits = listHits(scan(series, settings));
  const explainer = new Explainer(series, settings);
  for (const pattern of patternNames) {
    const signs = hits[pattern].map(([index, value]) => [index, Math.sign(value)]);
    const asked = { pattern, hits: new Set(hits[pattern].map(([index]) => index)), length: series.length };
    expect([pattern, explained(explainer, asked)]).toEqual([pattern, signs]);
    for (const [index, value] of hits[pattern]) {
      const explanation = explainer.explain({ pattern, index });
      const sign = signOf(explanation.direction);
      expect([isMet(explanation), explanation.value, sign]).toEqual([true, value, Math.sign(value)]);
    }
  }
  return hits;
}

/** What a check says of itself, unless measured number and limit differ by rounding only. */
function agreesWithItsNumbers({ measured, comparison, threshold, met }: RuleCheck): boolean {
  const limits = typeof threshold === 'number' ? [threshold] : threshold;
  const isClose = limits.some((limit) => Math.abs(limit - measured) <= 1e-9 * Math.abs(limit));
  return isClose || compare({ measured, comparison, threshold }) === met;
}

describe('explanations and scanner agree', () => {
  it.each(everySeries)('explanations agree with the scanner on $name', ({ read }) => {
    compareWithScanner(read());
  });

  it.each([
    { name: 'random walks', candles: randomWalk },
    { name: 'series with gaps, ties and flat runs, in ticks of any size', candles: arbitraryCandles },
  ])('explanations agree with the scanner on $name', ({ candles }) => {
    const property = fc.property(candles, (drawn) => {
      compareWithScanner(CandleSeries.fromOhlc(drawn));
    });
    fc.assert(property, { numRuns: 40 });
  });

  it('all checks are met exactly at the hits, whatever the settings', () => {
    const property = fc.property(randomWalk, arbitrarySettings, (drawn, settings) => {
      compareWithScanner(CandleSeries.fromOhlc(drawn), settings);
    });
    fc.assert(property, { numRuns: 40 });
  });

  it('all checks are met exactly at the hits, even where a running total’s residue hides a doji from TA-Lib', () => {
    const moving = Array.from({ length: 12 }, (_, index): Ohlc => [0, 0.3 * (index % 11), 0, 0]);
    const still = Array.from({ length: 12 }, (): Ohlc => [1, 1, 1, 1]);
    const hits = compareWithScanner(CandleSeries.fromOhlc([...moving, ...still]));
    expect(hits.CDLDOJI.filter(([index]) => index >= 22)).toEqual([]);
  });

  it('every side of every pattern is among the compared hits', () => {
    const allHits = everySeries.map(({ read }) => listHits(scan(read())));
    const missing = patternNames.flatMap((pattern) => {
      const signs = new Set(allHits.flatMap((hits) => hits[pattern].map(([, value]) => Math.sign(value))));
      const unseen = directionsOf(pattern).filter((direction) => !signs.has(signOf(direction)));
      return unseen.map((direction) => `${pattern} ${direction}`);
    });
    expect(missing).toEqual([]);
  });
});

it('the numbers shown agree with the outcome, in units of any size', () => {
  fc.assert(
    fc.property(arbitraryCandles, fc.constantFrom(...patternNames), (candles, pattern) => {
      const explainer = new Explainer(CandleSeries.fromOhlc(candles));
      for (let index = lookbackOf(pattern); index < candles.length; index++) {
        const { rules } = explainer.explain({ pattern, index });
        expect(rules.filter((rule) => !agreesWithItsNumbers(rule))).toEqual([]);
      }
    }),
  );
});
