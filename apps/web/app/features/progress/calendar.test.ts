import { addDays, parseLocalDay } from '@wickwise/learning/local-day';
import { expect, test } from 'vitest';
import { calendarRows, monthLabels, shortDay } from './calendar.ts';

const start = parseLocalDay('2026-02-16');
const weeks = Array.from({ length: 4 }, (_, week) =>
  Array.from({ length: 7 }, (_, day) => ({ day: addDays(start, 7 * week + day), state: 'missed' as const })),
);

test('a row is a weekday, from the oldest week to the newest', () => {
  const rows = calendarRows(weeks);
  expect(rows.map(({ weekday }) => weekday)).toHaveLength(7);
  expect(rows[0]?.days.map(({ day }) => day)).toEqual(['2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09']);
  expect(rows[6]?.weekday).toBe('Sunday');
});

test('a month is named over the first week that begins in it, where its name has room', () => {
  expect(monthLabels(weeks.slice(1)).map(({ label }) => label)).toEqual([null, 'Mar', null]);
  expect(monthLabels(weeks).map(({ label }) => label)).toEqual(['Feb', null, 'Mar', null]);
  expect(shortDay('2026-03-09')).toBe('Mon, Mar 9');
});
