import { expect, it } from 'vitest';
import { FIRST_DAY } from '../../fixtures/any-answer.ts';
import { type DrillAnswer, drillAnswer } from '../../fixtures/drill-answers.ts';
import { addDays } from '../local-day.ts';
import { rateCharts } from './chart-rating.ts';
import { observe } from './observation.ts';

const TODAY = addDays(FIRST_DAY, 60);

/** Answers that are right as often as `right` of `of`, over and over. */
const answers = (count: number, { right, of }: { right: number; of: number }, facts: Partial<DrillAnswer> = {}) =>
  Array.from({ length: count }, (_, place) =>
    drillAnswer(1, { isCorrect: place % of < right, choices: null, ...facts }),
  );

const rate = (...logs: DrillAnswer[][]) => rateCharts(observe(logs.flat(), TODAY));

it('there is no rating below twenty answers to unseen charts', () => {
  expect(rate(answers(19, { right: 1, of: 2 }))).toBeNull();
  expect(rate(answers(20, { right: 1, of: 2 }))).toMatchObject({ value: 1500, answers: 20 });
  expect(rate(answers(30, { right: 1, of: 2 }, { question: 'outcome' }))).toBeNull();
});

it('half of them right without guessing is even, and three of four one logit of three above it', () => {
  expect(rate(answers(100, { right: 1, of: 2 }))?.value).toBe(1500);
  // The prior draws a little toward even: ln 3 logits are 191 points.
  const { value, low, high } = rate(answers(100, { right: 3, of: 4 })) ?? { value: 0, low: 0, high: 0 };
  expect(value).toBeGreaterThan(1670);
  expect(value).toBeLessThan(1691);
  expect([value - low, high - value].map((reach) => Math.abs(reach - 75) < 6)).toEqual([true, true]);
});

it('half of them right is worth nothing where guessing does as well', () => {
  expect(rate(answers(100, { right: 1, of: 2 }, { choices: 2 }))?.value).toBeLessThan(1250);
});

it('it falls with the latest answers, and older ones are forgotten', () => {
  const early = answers(50, { right: 0, of: 1 });
  const good = answers(100, { right: 1, of: 1 });
  const late = answers(50, { right: 0, of: 1 });
  const before = rate(good)?.value ?? 0;
  expect(rate(good, late)?.value).toBeLessThan(before);
  expect(rate(early, good)).toEqual(rate(good));
});
