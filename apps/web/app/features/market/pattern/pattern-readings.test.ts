import type { Ohlc } from '@wickwise/market/candle';
import { Explainer } from '@wickwise/market/explain/explain';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import { ruleReadings, turnReadings } from './pattern-readings.ts';

/** Eleven candles that fall, and a hammer. */
const fall = Array.from({ length: 11 }, (_, index): Ohlc => [100 - index, 100.5 - index, 98.5 - index, 99 - index]);
const series = CandleSeries.fromOhlc([...fall, [88.4, 88.65, 87, 88.6]]);
const hammer = new Explainer(series).explain({ pattern: 'CDLHAMMER', index: 11, direction: 'up' });

it('all rules of a pattern are drawn on the candles that they measure, without the sizes allowed', () => {
  const [met, ...others] = ruleReadings(hammer, series, null);
  expect(others).toEqual([]);
  expect(met?.met).toBe(true);
  // The body, and the lower shadow.
  expect(met?.lines).toContainEqual({ from: [11, 88.4], to: [11, 88.6] });
  expect(met?.lines).toContainEqual({ from: [11, 88.4], to: [11, 87] });
  expect(met?.limits.filter(({ from, to }) => from[0] === to[0])).toEqual([]);
});

it('one rule is drawn with the size that it allows', () => {
  const shadow = hammer.rules.findIndex(({ words }) => words.toLowerCase().includes('lower shadow'));
  const [drawn] = ruleReadings(hammer, series, shadow);
  expect(drawn?.lines).toEqual([{ from: [11, 88.4], to: [11, 87] }]);
  expect(drawn?.limits).toHaveLength(1);
});

it('what is not met is drawn apart from what is', () => {
  const rules = hammer.rules.map((rule, place) => ({ ...rule, met: place > 0 }));
  expect(ruleReadings({ ...hammer, rules }, series, null).map(({ met }) => met)).toEqual([true, false]);
});

it('a chart pattern is drawn with its turns and its breakout', () => {
  const pattern = {
    kind: 'chart-pattern',
    found: {
      points: [{ index: 3, price: 90, role: 'first low' }],
      breakout: { index: 9, price: 95, direction: 'up' },
    },
  } as unknown as Parameters<typeof turnReadings>[0];
  expect(turnReadings(pattern)).toEqual([
    {
      met: true,
      lines: [
        { from: [3, 90], to: [3, 90] },
        { from: [9, 95], to: [9, 95] },
      ],
      limits: [],
    },
  ]);
});
