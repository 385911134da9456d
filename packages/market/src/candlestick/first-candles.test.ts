import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawSeries, SHORT } from '../../fixtures/random-series.ts';
import { digestOf, SHORT_ANSWERS, scanAll } from '../../fixtures/series-hits.ts';
import { CandleSeries } from '../series.ts';
import { listHits } from './hit.ts';
import { scan } from './scan.ts';

it('all 61 patterns equal TA-Lib on 5,000 random series of 1 to 40 candles', () => {
  expect(digestOf(scanAll(drawSeries(SHORT)))).toEqual(JSON.parse(readFileSync(SHORT_ANSWERS, 'utf8')));
});

it('a pattern of three candles is found in the first three', () => {
  const candles = CandleSeries.fromOhlc([
    [10, 12, 9, 11],
    [12, 14, 11.5, 13],
    [12.5, 12.6, 10.2, 10.5],
  ]);
  expect(listHits(scan(candles)).CDLXSIDEGAP3METHODS).toEqual([[2, 100]]);
});
