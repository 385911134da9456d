import { expect, test } from 'vitest';
import { planProblems } from './trade-plan-draft.ts';

const plan = { symbol: 'AAPL', entry: '100', stop: '95', target: '', riskAmount: '50', reason: 'Breakout' };

test.each([
  ['95', '110', undefined],
  ['95', '90', 'With a stop below the entry, the target belongs above it.'],
  ['95', '100', 'With a stop below the entry, the target belongs above it.'],
  ['105', '90', undefined],
  ['105', '110', 'With a stop above the entry, the target belongs below it.'],
  ['105', '', undefined],
])('a plan with the entry at 100, the stop at %s and the target at %s is checked', (stop, target, problem) => {
  expect(planProblems({ ...plan, stop, target }).target).toBe(problem);
});
