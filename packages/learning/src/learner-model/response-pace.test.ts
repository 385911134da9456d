import { expect, it } from 'vitest';
import { isSlow, paceAfter, type ResponsePace } from './response-pace.ts';

const paceOf = (...times: number[]) => times.reduce<ResponsePace | null>(paceAfter, null);

it('an answer is slow that takes more than twice the usual time, once a few answers show what is usual', () => {
  const usual = paceOf(3000, 4000, 5000, 4000, 4000);
  expect([isSlow(7000, usual), isSlow(9000, usual)]).toEqual([false, true]);
  expect(isSlow(9000, paceOf(4000, 4000, 4000, 4000))).toBe(false);
  expect(isSlow(9000, null)).toBe(false);
});

it('one very long answer hardly changes what is usual, and the pace follows a learner who gets faster', () => {
  const times = Array.from({ length: 20 }, () => 4000);
  expect(isSlow(10_000, paceOf(...times, 60_000))).toBe(true);
  const faster = Array.from({ length: 100 }, () => 1000);
  expect(isSlow(2500, paceOf(...times, ...faster))).toBe(true);
});

it('a time of nothing is no reason to call every later answer slow', () => {
  const pace = paceOf(0, 4000, 4000, 4000, 4000, 4000, 4000, 4000, 4000, 4000);
  expect([isSlow(1000, pace), isSlow(60_000, pace)]).toEqual([false, true]);
});
