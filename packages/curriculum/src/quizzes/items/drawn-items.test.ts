import { createRandom } from '@wickwise/market/random';
import { describe, expect, it } from 'vitest';
import { patterns } from '../../patterns.ts';
import { checkRules } from '../../questions/checked-rules.ts';
import type { DrawnQuestion, QuizItem } from '../quiz-bank.ts';
import { anatomyItems } from './anatomy-items.ts';
import { conditionItems } from './condition-items.ts';
import { confirmationItems } from './confirmation-items.ts';
import { readingItems } from './reading-items.ts';
import { shapeItems } from './shape-items.ts';

const SEEDS = Number(process.env.QUESTION_SEEDS ?? 25);

const drawAll = (item: QuizItem): DrawnQuestion[] =>
  Array.from({ length: SEEDS }, (_, seed) => item.draw(createRandom(seed)));

/** The letters of the options that pass. */
const lettersWhere = ({ options }: DrawnQuestion, passes: (text: string) => boolean) =>
  options.filter(({ text }) => passes(text)).map(({ id }) => id);

const pricesIn = (text: string) => (text.match(/\d+\.\d\d/g) ?? []).map(Number);

it.each([...conditionItems, ...readingItems, ...confirmationItems, ...shapeItems, ...anatomyItems])(
  '$id offers four different choices and is seldom drawn twice',
  (item) => {
    const drawn = drawAll(item);
    for (const { options } of drawn) expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(new Set(drawn.map((question) => JSON.stringify(question))).size).toBeGreaterThan(0.9 * SEEDS);
  },
);

describe.each(conditionItems)('$id', (item) => {
  const entry = patterns.find(({ id }) => id === item.patternType);
  if (entry === undefined) throw new Error('A condition is of a lesson.');

  it(`exactly one condition of ${entry.id} is not met, by the market engine`, () => {
    for (const question of drawAll(item)) {
      const { candles = [], mark = null } = question.picture ?? {};
      const unmet = checkRules(entry, { candles, mark }).filter(({ met }) => met === false);
      expect(unmet).toHaveLength(1);
      expect(lettersWhere(question, (text) => text.startsWith(unmet[0]?.rule ?? 'none'))).toEqual([
        question.correctAnswer,
      ]);
      expect(question.picture?.mark?.to).toBe(candles.length - 1);
    }
  });
});

it('the candle to find stands out in its chart', () => {
  const measures: Record<string, (candle: readonly [number, number, number, number]) => number> = {
    'reading-longest-body': ([open, , , close]) => Math.abs(open - close),
    'reading-shortest-body': ([open, , , close]) => -Math.abs(open - close),
    'reading-widest-range': ([, high, low]) => high - low,
    'reading-narrowest-range': ([, high, low]) => low - high,
    'reading-longest-upper-shadow': ([open, high, , close]) => high - Math.max(open, close),
    'reading-longest-lower-shadow': ([open, , low, close]) => Math.min(open, close) - low,
    'reading-highest-close': ([, , , close]) => close,
    'reading-lowest-close': ([, , , close]) => -close,
  };
  expect(readingItems.map(({ id }) => id)).toEqual(Object.keys(measures));
  for (const item of readingItems) {
    for (const { picture, correctAnswer } of drawAll(item)) {
      const values = (picture?.candles.slice(-4) ?? []).map((candle) => measures[item.id]?.(candle) ?? 0);
      expect('ABCD'[values.indexOf(Math.max(...values))], item.id).toBe(correctAnswer);
    }
  }
});

it('only one session closes beyond the end of the range that the rule names', () => {
  for (const item of confirmationItems) {
    const isBearish = /star|bearish/.test(item.id);
    const isAbove = item.id.startsWith('confirms-') !== isBearish;
    for (const question of drawAll(item)) {
      const [low = 0, high = 0] = pricesIn(question.question);
      const decides = (close = 0) => (isAbove ? close > high : close < low);
      expect(
        lettersWhere(question, (text) => decides(pricesIn(text)[1])),
        item.id,
      ).toEqual([question.correctAnswer]);
      const trades = question.options.filter(({ text }) => decides(pricesIn(text)[0]));
      expect(trades).toHaveLength(2);
    }
  }
});

it('only one of four candles has the shape, or covers the first body in the other color', () => {
  const shapes: Record<string, (open: number, high: number, low: number, close: number) => boolean> = {
    hammer: (open, high, low, close) =>
      isPin(Math.abs(open - close), Math.min(open, close) - low, high - Math.max(open, close)),
    star: (open, high, low, close) =>
      isPin(Math.abs(open - close), high - Math.max(open, close), Math.min(open, close) - low),
    doji: (open, high, low, close) => Math.abs(open - close) <= 0.05 * (high - low),
  };
  for (const item of shapeItems) {
    const shape = shapes[item.id.replace('shape-of-a-', '')];
    for (const question of drawAll(item)) {
      const [first = 0, second = 0] = pricesIn(question.question);
      const engulfs = (open = 0, close = 0) =>
        Math.sign(close - open) === Math.sign(first - second) &&
        Math.min(open, close) < Math.min(first, second) &&
        Math.max(open, close) > Math.max(first, second);
      const passes = (text: string) => {
        const [one = 0, two = 0, three = 0, four = 0] = pricesIn(text);
        return shape === undefined ? engulfs(one, two) : shape(one, two, three, four);
      };
      expect(lettersWhere(question, passes), item.id).toEqual([question.correctAnswer]);
    }
  }
});

/** A long shadow on one side of a small body, and hardly one on the other. */
const isPin = (body: number, long: number, short: number) => body > 0.02 && long >= 2 * body && short <= 0.2 * body;

it('the length that is right is the one between the prices that the question names', () => {
  for (const item of anatomyItems.filter(({ id }) => id.startsWith('length-of-'))) {
    for (const question of drawAll(item)) {
      const [open = 0, low = 0, high = 0, close = 0] = pricesIn(question.question);
      const lengths: Record<string, number> = {
        'length-of-body': Math.abs(open - close),
        'length-of-upper': high - Math.max(open, close),
        'length-of-lower': Math.min(open, close) - low,
        'length-of-range': high - low,
      };
      const right = lengths[item.id]?.toFixed(2);
      expect(
        lettersWhere(question, (text) => text === right),
        item.id,
      ).toEqual([question.correctAnswer]);
    }
  }
  const ratio = anatomyItems.at(-1);
  for (const question of ratio === undefined ? [] : drawAll(ratio)) {
    const [open = 0, low = 0, close = 0] = pricesIn(question.question);
    const right = `${((open - low) / (close - open)).toFixed(1)} times as long`;
    expect(lettersWhere(question, (text) => text === right)).toEqual([question.correctAnswer]);
  }
});
