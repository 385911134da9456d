import { expect, it } from 'vitest';
import { monthWeeks, shiftMonth } from './trade-month.ts';

it.each([
  ['2026-03', 1, '2026-04'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %d months are %s', (month, months, shifted) => {
  expect(shiftMonth(month, months)).toBe(shifted);
});

it('the weeks of a month run from Sunday to Saturday', () => {
  const weeks = monthWeeks('2026-02');
  expect(weeks).toHaveLength(4);
  expect([weeks[0]?.[0], weeks[3]?.[6]]).toEqual(['2026-02-01', '2026-02-28']);
  expect(monthWeeks('2024-02').flat().filter(Boolean)).toHaveLength(29);
  expect(monthWeeks('2026-05')[0]).toEqual([null, null, null, null, null, '2026-05-01', '2026-05-02']);
});
