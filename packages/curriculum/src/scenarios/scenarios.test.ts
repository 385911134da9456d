import { describe, expect, it } from 'vitest';
import { findArithmeticFaults, numbersIn } from '../arithmetic-check.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const ids = [
  ...['position-sizing', 'stop-loss', 'pattern-recognition', 'fomo', 'news-reaction', 'breakout-volume'],
  ...['support-test', 'earnings-play', 'market-sentiment', 'gap-strategy', 'averaging-down', 'revenge-trading'],
  ...['sector-correlation', 'oversold-bounce', 'fed-meeting', 'short-squeeze', 'dividend-capture'],
  ...['momentum-reversal', 'sector-rotation', 'options-assignment', 'wash-sale-rule', 'liquidity-crisis'],
  ...['pre-market-trading', 'margin-call'],
];
const levels = ['beginner', 'intermediate', 'advanced'];

/** What the learner knows before answering. */
function premises({ context, situation, question, options }: Scenario): string[] {
  return [context, situation, question, ...options.map(({ text }) => text)];
}

/** What the learner is told afterwards. */
function outcomes({ options }: Scenario): string[] {
  return options.flatMap(({ explanation, consequence }) => [explanation, consequence]);
}

function correct({ options }: Scenario) {
  const [only, ...others] = options.filter(({ isCorrect }) => isCorrect);
  if (only === undefined || others.length > 0) throw new Error('Not exactly one option is correct.');
  return only;
}

/** A full stop inside a price or a time ends no sentence. */
function sentenceCount(text: string): number {
  return text.split(/(?<=[.?])\s+/).length;
}

describe('the scenarios', () => {
  it('are 24, with their own titles', () => {
    expect(scenarios.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(new Set(scenarios.map(({ title }) => title)).size).toBe(24);
  });

  it('lead from beginner to advanced', () => {
    const order = scenarios.map(({ difficulty }) => levels.indexOf(difficulty));
    expect(order).toEqual(order.toSorted());
    expect(new Set(order).size).toBe(levels.length);
  });

  it.each(['a', 'b', 'c', 'd'])('are right with %s at least three times', (letter) => {
    expect(scenarios.filter((scenario) => correct(scenario).id === letter).length).toBeGreaterThanOrEqual(3);
  });

  it('do not give the right answer away by its length', () => {
    const longest = scenarios.filter((scenario) => {
      const length = correct(scenario).text.length;
      return scenario.options.every(({ text, isCorrect }) => isCorrect || text.length < length);
    });
    expect(longest.length).toBeLessThanOrEqual(scenarios.length / 2);
  });
});

describe.each(scenarios)('$id', (scenario) => {
  const { context, situation, options, arithmetic, terms } = scenario;

  it('offers four different options, one of them correct', () => {
    expect(options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(() => correct(scenario)).not.toThrow();
  });

  it('stays short', () => {
    expect(sentenceCount(context)).toBeLessThanOrEqual(2);
    expect(sentenceCount(situation)).toBeLessThanOrEqual(4);
    for (const text of outcomes(scenario)) expect(sentenceCount(text)).toBeLessThanOrEqual(3);
  });

  it('ends every text with a full stop and the question with its mark', () => {
    expect(scenario.question).toMatch(/\?$/);
    const texts = [context, situation, ...options.map(({ text }) => text), ...outcomes(scenario)];
    expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('names three to six different terms', () => {
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.length).toBeGreaterThanOrEqual(3);
    expect(terms.length).toBeLessThanOrEqual(6);
  });

  it('adds up', () => {
    const text = [...premises(scenario), ...outcomes(scenario)].join(' ');
    expect(arithmetic).not.toEqual([]);
    expect(findArithmeticFaults(arithmetic, { text })).toEqual([]);
  });

  it('takes every number of an outcome from the story or from a sum', () => {
    const results = arithmetic.map((line) => Math.abs(Number(line.split(' = ')[1])));
    const known = new Set([0, 1, 2, 10, 100, ...numbersIn(premises(scenario).join(' ')), ...results]);
    expect(outcomes(scenario).flatMap((text) => numbersIn(text).filter((number) => !known.has(number)))).toEqual([]);
  });
});
