import { createRandom } from '@wickwise/market/random';
import { hash32 } from '@wickwise/market/simulation/hash';
import { wilsonInterval } from '@wickwise/statistics/interval';
import { describe, expect, it } from 'vitest';
import type { DrawnQuestion, QuizItem } from '../quiz-bank.ts';
import { evidenceItems } from './evidence-items.ts';
import { priceActionItems } from './price-action-items.ts';
import { riskItems } from './risk-items.ts';
import { targetItems } from './target-items.ts';

const SEEDS = Number(process.env.QUESTION_SEEDS ?? 40);

const drawAll = (item: QuizItem): DrawnQuestion[] =>
  Array.from({ length: SEEDS }, (_, seed) => item.draw(createRandom(hash32(seed, 3))));

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')));

const rightOf = ({ options, correctAnswer }: DrawnQuestion) =>
  options.find(({ id }) => id === correctAnswer)?.text ?? '';

/** The number of the right option, with its sign. */
const numberOf = (text: string) => Number((text.match(/[−\d,.]*\d/)?.[0] ?? '').replace('−', '-').replaceAll(',', ''));

/** The right number, from those of the question in their order. */
const results: Readonly<Record<string, (...given: number[]) => number>> = {
  'sum-losses-in-a-row': (risk = 0, losses = 0) => 100 - 100 * (1 - risk / 100) ** losses,
  'sum-expectancy': (wins = 0, gain = 0, loss = 0) => (wins * gain - (100 - wins) * loss) / 100,
  'sum-shares-from-risk': (account = 0, risk = 0, distance = 0) => Math.floor((account * risk) / 100 / distance + 1e-9),
  'sum-gap-through-stop': (_stop = 0, gap = 0) => gap,
  'sum-back-to-even': (start = 0, end = 0) => (start / end - 1) * 100,
  'sum-break-even': (times = 0) => 100 / (times + 1),
  'sum-multiple-of-risk': (entry = 0, stop = 0, exit = 0) => (exit - entry) / (entry - stop),
  'sum-leverage': (own = 0, worth = 0, drop = 0) => (worth * drop) / own,
  'sum-cost-in-risk': (risk = 0, cost = 0) => cost / risk,
  'sum-target-for-ratio': (entry = 0, stop = 0, times = 0) => entry + times * (entry - stop),
  'target-bull-flag': (start = 0, end = 0, line = 0) => line + end - start,
  'target-bear-flag': (start = 0, end = 0, line = 0) => line + end - start,
  'lucky-patterns': (tested = 0) => tested * 0.05,
  'one-case-more': (_reversed = 0, cases = 0) => Math.round(100 / cases),
  'above-chance': (published = 0, chance = 0) => published - chance,
};
const ofTarget = (far = 0, line = 0) => line + line - far;

describe.each([...riskItems, ...targetItems, ...priceActionItems, ...evidenceItems])('$id', (item) => {
  const drawn = drawAll(item);

  it(`${item.id} offers four different choices, and others each time`, () => {
    for (const { options } of drawn) expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(new Set(drawn.map((question) => JSON.stringify(question))).size).toBeGreaterThan(SEEDS / 3);
    expect(new Set(drawn.map(({ correctAnswer }) => correctAnswer)).size).toBe(4);
  });
});

it.each([...riskItems, ...targetItems, ...evidenceItems.slice(2)])(
  'the right number of $id follows from its question',
  (item) => {
    const result = results[item.id] ?? ofTarget;
    for (const question of drawAll(item)) {
      const right = rightOf(question);
      const decimals = right.match(/\.(\d+)/)?.[1]?.length ?? 0;
      const expected = result(...numbersIn(question.question));
      expect(Math.abs(numberOf(right) - expected), question.question).toBeLessThanOrEqual(
        0.5 * 10 ** -Math.max(decimals, right.endsWith('%') ? 1 : 0) + 1e-9,
      );
    }
  },
);

it('a losing trade and leverage of two are asked about, too', () => {
  const drawn = (id: string) => riskItems.filter((item) => item.id === id).flatMap(drawAll);
  expect(drawn('sum-multiple-of-risk').map(rightOf)).toContain('−0.5');
  expect(drawn('sum-leverage').some(({ explanation }) => explanation.includes('2:1'))).toBe(true);
});

it.each(evidenceItems.slice(0, 2))('the interval of $id is Wilson’s', (item) => {
  for (const question of drawAll(item)) {
    const [one = 0, other = 0] = numbersIn(question.question);
    const [trials, successes] = item.id === 'interval-of-few-trades' ? [one, other] : [one, (one * other) / 100];
    const interval = wilsonInterval({ successes, trials });
    const percents = [interval?.low ?? 0, interval?.high ?? 0].map((share) => Math.round(100 * share));
    expect(numbersIn(rightOf(question))).toEqual(percents);
  }
});

it('only one range is inside, one candle fails at the old high, and one close is outside', () => {
  const rules: Readonly<Record<string, (given: number[], option: number[]) => boolean>> = {
    'prices-of-an-inside-bar': ([low = 0, high = 0], [from = 0, to = 0]) => from > low && to < high,
    'prices-of-a-swing-failure': ([peak = 0], [high = 0, close = 0]) => high > peak && close < peak,
    'prices-of-a-structure': (given, [close = 0]) => close === given[4],
    'prices-of-a-mother-bar': ([low = 0, high = 0], [close = 0]) => close > high || close < low,
  };
  for (const item of priceActionItems) {
    const rule = rules[item.id];
    if (rule === undefined) continue;
    for (const question of drawAll(item)) {
      const given = numbersIn(question.question);
      const right = question.options.filter(({ text }) => rule(given, numbersIn(text))).map(({ id }) => id);
      expect(right, question.question).toEqual([question.correctAnswer]);
    }
  }
});

it('what happened at resistance is named as its closes say', () => {
  const item = priceActionItems.find(({ id }) => id === 'prices-at-resistance');
  for (const question of item === undefined ? [] : drawAll(item)) {
    const [level = 0, first = 0, second = 0] = numbersIn(question.question);
    const isTold = (words: string) => question.question.includes(words);
    const named = isTold('trades up to')
      ? second > level
        ? 'A breakout'
        : 'A test of the level'
      : second > level
        ? 'A retest of the level'
        : 'A false breakout';
    expect(first).toBeGreaterThan(level);
    expect(rightOf(question)).toBe(named);
  }
});
