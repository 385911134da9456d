import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultCandleSettings } from '../candlestick/measure/settings.ts';
import { scan } from '../candlestick/scan.ts';
import { parseCandleCsv } from '../csv.ts';
import { Explainer } from './explain.ts';
import { findCandlesticks } from './find-candlesticks.ts';

const series = parseCandleCsv(readFileSync(new URL('../../fixtures/synth-directed.csv', import.meta.url), 'utf8'));

it('every hit of the scan is found once, in the order of the candles', () => {
  const found = findCandlesticks(series);
  const hits = Object.values(scan(series)).reduce((sum, { indices }) => sum + indices.length, 0);
  expect(found).toHaveLength(hits);
  expect(found.map(({ index }) => index)).toEqual(found.map(({ index }) => index).toSorted((a, b) => a - b));
});

it('a hit has the same reading and trend as its explanation', () => {
  const explainer = new Explainer(series);
  for (const { pattern, index, span, value, reading, fitsTrend } of findCandlesticks(series)) {
    const said = explainer.explain({ pattern, index, direction: value > 0 ? 'up' : 'down' });
    expect({ value, reading }).toEqual({ value: said.value, reading: said.reading });
    // The explanation of a confirmed hikkake begins with its setup.
    if (Math.abs(value) < 200) expect({ span, fitsTrend }).toEqual({ span: said.span, fitsTrend: said.fitsTrend });
  }
});

it('moving a threshold away finds fewer of a pattern, and none at its end', () => {
  const count = (doji: number) =>
    findCandlesticks(series, { ...defaultCandleSettings, doji }).filter(({ pattern }) => pattern === 'CDLDOJI').length;
  expect(count(0.2)).toBeGreaterThan(count(0.1));
  expect(count(0.1)).toBeGreaterThan(count(0.02));
  expect(
    findCandlesticks(series, { ...defaultCandleSettings, longShadow: 1000 }).map(({ pattern }) => pattern),
  ).not.toContain('CDLHAMMER');
});
