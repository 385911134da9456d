import { expect, test } from 'vitest';
import { tradeProblems } from './trade-draft.ts';

const trade = { stage: 'taken', direction: 'long', date: '2026-03-02', entryPrice: '100', takeProfit: '' };
/** Late in the evening, where it is already the next day in other zones. */
const now = new Date(2026, 10, 28, 23, 30);

const TO_COME = 'This day is still to come. Check the date.';

test.each([
  [{ date: '2026-11-29' }, {}],
  [{ date: '2026-11-30' }, { date: TO_COME }],
  [{ exitDate: '2026-11-30' }, { exitDate: TO_COME }],
  [{ date: '2027-03-01', stage: 'planned' }, {}],
])('on November 28, a trade with %j has the problems %j', (fields, problems) => {
  const { date, exitDate } = tradeProblems({ ...trade, ...fields }, now);
  expect({ date, exitDate }).toEqual({ date: undefined, exitDate: undefined, ...problems });
});

const LONG = 'For a long, the target belongs above the entry.';

test.each([
  [{ takeProfit: '110' }, undefined],
  [{ takeProfit: '90' }, LONG],
  [{ takeProfit: '100' }, LONG],
  [{ takeProfit: '90', direction: 'short' }, undefined],
  [{ takeProfit: '110', direction: 'short' }, 'For a short, the target belongs below the entry.'],
  [{ takeProfit: '90', stage: 'missed' }, undefined],
  [{ takeProfit: '90', entryPrice: '' }, undefined],
  [{ takeProfit: '' }, undefined],
])('the target of a trade with %j: %s', (fields, problem) => {
  expect(tradeProblems({ ...trade, ...fields }, now).takeProfit).toBe(problem);
});
