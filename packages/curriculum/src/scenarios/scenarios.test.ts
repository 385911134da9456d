import { parseExchangeDay } from '@wickwise/market/calendar/exchange-day';
import { isTradingDay } from '@wickwise/market/calendar/trading-session';
import { describe, expect, it } from 'vitest';
import { findArithmeticFaults, numbersIn } from '../../checks/arithmetic-check.ts';
import { sampleScenario } from '../copy/sample-scenario.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const ids = [
  'position-sizing',
  'stop-loss',
  'pattern-recognition',
  'fomo',
  'news-reaction',
  'breakout-volume',
  'support-test',
  'earnings-play',
  'market-sentiment',
  'gap-strategy',
  'averaging-down',
  'revenge-trading',
  'sector-correlation',
  'oversold-bounce',
  'fed-meeting',
  'short-squeeze',
  'dividend-capture',
  'momentum-reversal',
  'sector-rotation',
  'options-assignment',
  'wash-sale-rule',
  'liquidity-crisis',
  'pre-market-trading',
  'margin-call',
];
const levels = ['beginner', 'intermediate', 'advanced'];
const YEAR_MONTHS: Readonly<Record<string, string>> = { December: '2026-12', January: '2027-01' };

/** What the learner knows before answering. */
function premises({ context, situation, question, options }: Scenario): string[] {
  return [context, situation, question, ...options.map(({ text }) => text)];
}

/** What the learner is told afterwards. */
function told({ options }: Scenario): string[] {
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
  it('there are 24 scenarios with unique titles', () => {
    expect(scenarios.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(new Set(scenarios.map(({ title }) => title)).size).toBe(24);
  });

  it('the scenarios are about risk, charts, psychology, options and taxes, among others', () => {
    expect([...new Set(scenarios.map(({ category }) => category))]).toEqual(
      expect.arrayContaining([
        'Risk Management',
        'Technical Analysis',
        'Psychology',
        'Options Trading',
        'Tax Strategy',
      ]),
    );
  });

  it('the scenarios progress from beginner to advanced', () => {
    const order = scenarios.map(({ difficulty }) => levels.indexOf(difficulty));
    expect(order).toEqual(order.toSorted());
    expect(new Set(order).size).toBe(levels.length);
  });

  it.each(['a', 'b', 'c', 'd'])('%s is the right choice in at least three scenarios', (letter) => {
    expect(scenarios.filter((scenario) => correct(scenario).id === letter).length).toBeGreaterThanOrEqual(3);
  });

  it('scenarios have a chart wherever one price is at the center of the story', () => {
    expect(scenarios.filter(({ chart }) => chart === null).map(({ id }) => id)).toEqual(['breakout-volume']);
  });

  it('the scenarios include good decisions that lost and poor ones that gained', () => {
    const lost = scenarios.filter((scenario) => scenario.outcomes[correct(scenario).id] < 0);
    const gained = scenarios.filter(({ options, outcomes }) =>
      options.some(({ id, isCorrect }) => !isCorrect && outcomes[id] > 0),
    );
    expect(lost.length).toBeGreaterThanOrEqual(5);
    expect(gained.length).toBeGreaterThanOrEqual(5);
  });

  it('the scenarios do not give the right answer away by its length', () => {
    const isKeyBeyond = (sign: 1 | -1) =>
      scenarios.filter((scenario) => {
        const length = correct(scenario).text.length;
        return scenario.options.every(({ text, isCorrect }) => isCorrect || sign * (length - text.length) > 0);
      });
    expect(isKeyBeyond(1).length / scenarios.length).toBeLessThanOrEqual(0.35);
    expect(isKeyBeyond(-1).length / scenarios.length).toBeLessThanOrEqual(0.35);
  });

  it('in scenarios neither always ordering nor always holding back is a winning strategy', () => {
    const acting = scenarios.filter((scenario) =>
      /^(Buy|Move|Wait for the open)|buy \d+ shares/.test(correct(scenario).text),
    );
    expect(acting.length).toBeGreaterThanOrEqual(8);
    expect(acting.length).toBeLessThanOrEqual(14);
  });
});

describe('charts that keep the time of their story', () => {
  const chartOf = (id: string) => {
    const chart = scenarios.find((scenario) => scenario.id === id)?.chart;
    if (!chart) throw new Error(`${id} has no chart.`);
    return chart;
  };

  it.each([
    ['pre-market-trading', 57.4, 13],
    ['fed-meeting', 92.02, 13],
    // From 10:00 a.m. to the close, and the first candle of the next day.
    ['liquidity-crisis', 12.4, 12 + 1],
  ])('%s has a candle for each half hour from the open at %d', (id, open, count) => {
    const { after } = chartOf(id);
    expect(after.length - after.findIndex(([price]) => price === open)).toBe(count);
  });

  it('the stop at 12.00 in the thin book is reached in the half hour before noon', () => {
    expect(chartOf('liquidity-crisis').after.findIndex(([, , low]) => low <= 12)).toBe(3);
  });

  it('an RSI of 26 that rises to 33 first passes 50 at the close of 86.50', () => {
    const { before, after } = chartOf('oversold-bounce');
    const closes = [...before.slice(-2), ...after].map(([, , , close]) => close);
    const [first = 0, ...gains] = closes.slice(1).map((close, at) => close - (closes[at] ?? close));
    // Wilder’s averages of gains and losses, so that the first gain takes the RSI from 26 to 33.
    const ratio = 26 / 74;
    let loss = first / 13 / (33 / 67 - ratio);
    let gain = (13 * loss * ratio + first) / 14;
    loss *= 13 / 14;
    const passed = gains.findIndex((change) => {
      gain = (13 * gain + Math.max(change, 0)) / 14;
      loss = (13 * loss + Math.max(-change, 0)) / 14;
      return gain > loss;
    });
    expect(after[passed]?.[3]).toBe(86.5);
  });

  it('the days of the wash sale are days on which the market is open, in the year of its rules', () => {
    const scenario = scenarios.find(({ id }) => id === 'wash-sale-rule');
    const dates = JSON.stringify(scenario).matchAll(/\b(December|January) (\d+)\b/g);
    const days = new Set(
      [...dates].map(([, month, date = '']) => `${YEAR_MONTHS[month ?? '']}-${date.padStart(2, '0')}`),
    );
    expect(days.size).toBeGreaterThanOrEqual(4);
    expect([...days].filter((day) => !isTradingDay(parseExchangeDay(day)))).toEqual([]);
  });

  it('the drawdown to 328.00 ends at the lowest price', () => {
    const { before } = chartOf('market-sentiment');
    expect(Math.min(...before.map(([, , low]) => low))).toBe(328);
  });
});

describe.each([...scenarios, sampleScenario])('$id', (scenario) => {
  const { context, situation, options, arithmetic, terms, outcomes, chart } = scenario;

  it('a scenario offers four different options, one of them correct', () => {
    expect(options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(() => correct(scenario)).not.toThrow();
  });

  it('a scenario stays short', () => {
    expect(sentenceCount(context)).toBeLessThanOrEqual(2);
    expect(sentenceCount(situation)).toBeLessThanOrEqual(4);
    for (const text of told(scenario)) expect(sentenceCount(text)).toBeLessThanOrEqual(3);
  });

  it('every text of a scenario ends with a period, and its question with a question mark', () => {
    expect(scenario.question).toMatch(/\?$/);
    const texts = [context, situation, ...options.map(({ text }) => text), ...told(scenario)];
    expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('a scenario names three to six different terms', () => {
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.length).toBeGreaterThanOrEqual(3);
    expect(terms.length).toBeLessThanOrEqual(6);
  });

  it('a scenario’s numbers add up', () => {
    const text = [...premises(scenario), ...told(scenario)].join(' ');
    expect(arithmetic).not.toEqual([]);
    expect(findArithmeticFaults(arithmetic, { text })).toEqual([]);
  });

  it('a scenario takes every number of an outcome from the story or from a sum', () => {
    const results = arithmetic.map((line) => Math.abs(Number(line.split(' = ')[1])));
    const known = new Set([0, 1, 2, 10, 100, ...numbersIn(premises(scenario).join(' ')), ...results]);
    expect(told(scenario).flatMap((text) => numbersIn(text).filter((number) => !known.has(number)))).toEqual([]);
  });

  it('the outcome of each choice agrees with its consequence', () => {
    for (const { id, consequence } of options) {
      const outcome = outcomes[id];
      if (outcome !== 0) expect(numbersIn(consequence)).toContain(Math.abs(outcome));
    }
  });

  it('a scenario’s chart has only possible candles', () => {
    const candles = [...(chart?.before ?? []), ...(chart?.after ?? [])];
    const odd = candles.filter(
      ([open, high, low, close]) => high < Math.max(open, close) || low > Math.min(open, close),
    );
    expect(odd).toEqual([]);
  });

  it('a scenario’s chart shows the prices that its texts name, up to the one at which the learner decides', () => {
    if (chart === null) return;
    const named = numbersIn([...premises(scenario), ...told(scenario)].join(' '));
    const drawn = new Set([...chart.before, ...chart.after].flat());
    expect(chart.prices.filter((price) => !named.includes(price) || !drawn.has(price))).toEqual([]);
    expect(numbersIn(situation)).toContain(chart.before.at(-1)?.[3]);
  });
});
