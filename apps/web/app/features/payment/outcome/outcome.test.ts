import { expect, it } from 'vitest';
import { paymentOutcome } from './outcome.ts';

it.each([
  [undefined, false, false, 'checking'],
  [undefined, false, true, 'unavailable'],
  ['processing', false, false, 'processing'],
  ['processing', false, true, 'processing'],
  ['paid', true, false, 'unlocking'],
  ['paid', false, false, 'other-account'],
  ['reversed', false, false, 'reversed'],
  ['failed', false, false, 'failed'],
  ['unknown', false, false, 'unknown'],
] as const)(
  'the outcome of a payment that is %s (open: %s, error: %s) is %s',
  (state, opensHeritage, isError, outcome) => {
    expect(paymentOutcome({ state, opensHeritage, isError })).toBe(outcome);
  },
);
