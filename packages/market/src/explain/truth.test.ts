import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCandles } from '../../fixtures/arbitrary-series.ts';
import { listHits } from '../candlestick/hit.ts';
import { lookbackOf } from '../candlestick/lookback.ts';
import { type PatternName, patternNames } from '../candlestick/pattern-name.ts';
import { scan } from '../candlestick/scan.ts';
import { parseCandleCsv } from '../csv.ts';
import { CandleSeries } from '../series.ts';
import { Explainer } from './explain.ts';
import type { Direction } from './explanation.ts';
import { ruleSets } from './rule-sets.ts';

const fixtures = new URL('../../fixtures/', import.meta.url);
const files = readdirSync(fixtures).filter((file) => file.endsWith('.csv'));

/** The candles at which all checks of a direction are met, as `[index, sign]`. */
function explained(explainer: Explainer, { pattern, length }: { pattern: PatternName; length: number }) {
  const found: [number, number][] = [];
  for (let index = lookbackOf(pattern); index < length; index++) {
    for (const direction of ruleSets[pattern].directions) {
      const { rules } = explainer.explain({ pattern, index, direction });
      if (rules.every(({ met }) => met)) found.push([index, signOf(direction)]);
    }
  }
  return found;
}

function signOf(direction: Direction): number {
  return direction === 'up' ? 1 : -1;
}

/** Compares all patterns of a series at once. */
function compareWithScanner(series: CandleSeries): void {
  const hits = listHits(scan(series));
  const explainer = new Explainer(series);
  for (const pattern of patternNames) {
    const signs = hits[pattern].map(([index, value]) => [index, Math.sign(value)]);
    expect([pattern, explained(explainer, { pattern, length: series.length })]).toEqual([pattern, signs]);
  }
}

describe('all checks are met exactly where the scanner hits', () => {
  it.each(files)('%s', { timeout: 120_000 }, (file) => {
    compareWithScanner(parseCandleCsv(readFileSync(new URL(file, fixtures), 'utf8')));
  });

  it('in series with gaps, ties and flat runs, in ticks of any size', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(arbitraryCandles, (candles) => compareWithScanner(CandleSeries.fromOhlc(candles))),
      { numRuns: 40 },
    );
  });
});
