import { parseExchangeDay } from '@wickwise/market/calendar/exchange-day';
import { isTradingDay } from '@wickwise/market/calendar/trading-session';
import { expect, test } from 'vitest';
import { sampleTrades } from './sample-trades.ts';

test('the made-up trades are forty, in their order, each on a day on which the exchange is open', () => {
  const days = sampleTrades.map(({ date }) => date);
  expect(days).toHaveLength(40);
  expect(days).toEqual(days.toSorted());
  expect(days.filter((day) => !isTradingDay(parseExchangeDay(day)))).toEqual([]);
});
