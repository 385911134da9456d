import { explainCandle } from '@wickwise/market/explain/explain';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import { SAME_SHAPE, sessions } from './landing-candles.tsx';

const series = CandleSeries.fromOhlc(sessions);
const [afterRise, failed, held] = SAME_SHAPE;
const asHammer = (index: number) => explainCandle({ series, pattern: 'CDLHAMMER', index });

it('the landing chart has three candles of one shape, and the market engine finds no fourth', () => {
  const judged = sessions.map((_, index) => index).slice(11);
  const isHit = (pattern: 'CDLHAMMER' | 'CDLHANGINGMAN') => (index: number) =>
    explainCandle({ series, pattern, index }).value !== 0;
  expect(judged.filter(isHit('CDLHAMMER'))).toEqual([failed, held]);
  expect(judged.filter(isHit('CDLHANGINGMAN'))).toEqual([afterRise]);
});

it('the landing chart shows what the notes below it say', () => {
  const closes = sessions.map(([, , , close]) => close);
  expect(explainCandle({ series, pattern: 'CDLHANGINGMAN', index: afterRise }).state).toBe('failed');
  expect(Math.max(...closes.slice(afterRise, failed))).toBeGreaterThan((closes[afterRise] ?? 0) + 5);
  expect(asHammer(failed)).toMatchObject({ fitsTrend: true, state: 'failed' });
  expect(closes[failed + 1]).toBeLessThan(sessions[failed]?.[2] ?? 0);
  expect(asHammer(held)).toMatchObject({ fitsTrend: true, state: 'confirmed' });
  expect(closes[held + 1]).toBeGreaterThan(sessions[held]?.[1] ?? 0);
});
