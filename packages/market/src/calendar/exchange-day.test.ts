import { expect, it } from 'vitest';
import { dayNumber, formatDay, weekdayOf } from './exchange-day.ts';

it('day numbers count from 1970, a Thursday', () => {
  expect(dayNumber(1970, 1, 1)).toBe(0);
  expect(weekdayOf(dayNumber(1970, 1, 1))).toBe(4);
  expect(weekdayOf(dayNumber(1969, 12, 28))).toBe(0);
  expect(formatDay(dayNumber(2024, 2, 30))).toBe('2024-03-01');
});
