import { createRandom } from '@wickwise/statistics/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries } from '../../fixtures/arbitrary-entry.ts';
import { breakDown, resultsByDay } from './breakdown.ts';
import { breakdownKeys } from './breakdown-groups.ts';
import { equityCurve } from './drawdown.ts';
import { centsList, listStatistics, rHistogram, rList } from './trade-statistics.ts';

const example = [2, -1, -1, 3, 0.5, -1, -0.5, 1.5, -1, 2];
const statisticsOf = (values: readonly number[]) => listStatistics({ values, random: createRandom(1) });

describe('listStatistics of +2, −1, −1, +3, +0.5, −1, −0.5, +1.5, −1, +2', () => {
  const { expectancy, profitFactor, payoff, sqn, winRate, maxDrawdown } = statisticsOf(example);

  it('the mean is 0.45, and 10 trades have no interval of it', () => {
    expect(expectancy).toEqual({ value: 0.45, interval: null, n: 10, needed: 20 });
  });

  it('the profit factor is 2 and the payoff 2', () => {
    expect(profitFactor.value).toBe(2);
    expect(payoff.value).toBe(2);
  });

  it('the SQN is withheld', () => {
    expect(sqn).toEqual({ value: null, interval: null, n: 10, needed: 30 });
  });

  it('the maximum drawdown is 2.0 R', () => {
    expect(maxDrawdown).toBe(2);
  });

  it('the win rate is 50%, by Wilson between 23.66% and 76.34%', () => {
    expect(winRate.value).toBe(0.5);
    expect(winRate.interval?.low).toBeCloseTo(0.2366, 4);
    expect(winRate.interval?.high).toBeCloseTo(0.7634, 4);
  });
});

describe('listStatistics of the same results three times over', () => {
  const { expectancy, profitFactor, payoff, sqn } = statisticsOf([...example, ...example, ...example]);

  it('the SQN is 1.6441', () => {
    expect(sqn.value).toBeCloseTo(1.6441, 4);
  });

  it('each interval contains its value', () => {
    for (const { value, interval } of [expectancy, profitFactor, payoff, sqn]) {
      expect(interval?.low).toBeLessThan(value ?? Number.NaN);
      expect(interval?.high).toBeGreaterThan(value ?? Number.NaN);
    }
  });
});

describe('listStatistics', () => {
  it('without trades there are no figures', () => {
    const { expectancy, profitFactor, payoff, sqn, winRate, maxDrawdown } = statisticsOf([]);
    for (const { value, interval } of [expectancy, profitFactor, payoff, sqn, winRate]) {
      expect([value, interval]).toEqual([null, null]);
    }
    expect(maxDrawdown).toBe(0);
  });

  it('one trade has a mean and neither interval nor SQN', () => {
    const { expectancy, sqn, profitFactor } = statisticsOf([1.5]);
    expect([expectancy.value, expectancy.interval]).toEqual([1.5, null]);
    expect([sqn.value, profitFactor.value]).toEqual([null, null]);
  });

  it('results that count as breakeven are in the mean and the drawdown, and no wins or losses', () => {
    const values = [990, 297, 177.35, 478, 148.5, 120, -20, -146, -40, -505, -208];
    const decided = values.map((value) => (Math.abs(value) <= 150 ? 0 : value));
    const statistics = listStatistics({ values, decided, random: createRandom(1) });
    // 1942.35 / 713, and 485.59 / 356.50.
    expect(statistics.profitFactor.value).toBeCloseTo(2.7242, 4);
    expect(statistics.payoff.value).toBeCloseTo(1.3621, 4);
    expect(statistics.winRate.value).toBeCloseTo(4 / 11, 10);
    expect(statistics).toMatchObject({ expectancy: statisticsOf(values).expectancy, maxDrawdown: 919 });
  });

  it('the intervals take as many wins and losses beyond breakeven', () => {
    const values = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? 2 : -1));
    const decided = values.map((value, index) => (index < 22 ? 0 : value));
    const { expectancy, profitFactor, payoff, sqn } = listStatistics({ values, decided, random: createRandom(1) });
    for (const { interval } of [expectancy, profitFactor, payoff, sqn]) expect(interval).toBeNull();
    expect(statisticsOf(values).expectancy.interval).not.toBeNull();
  });

  it('without losers there is neither profit factor nor payoff', () => {
    const { profitFactor, payoff, expectancy } = statisticsOf([1, 2, 3]);
    expect([profitFactor.value, profitFactor.interval, payoff.value]).toEqual([null, null, null]);
    expect(expectancy.value).toBe(2);
  });

  it('results that are all the same have no SQN', () => {
    expect(statisticsOf(Array(30).fill(0.1)).sqn.value).toBeNull();
  });

  it('the SQN counts at most a hundred trades', () => {
    const many = Array.from({ length: 400 }, (_, index) => (index % 2 === 0 ? 2 : -1));
    expect(statisticsOf(many).sqn.value).toBeCloseTo((10 * 0.5) / Math.sqrt((2.25 * 400) / 399), 10);
  });
});

describe('too few trades', () => {
  const alternating = (n: number) => Array.from({ length: n }, (_, index) => (index % 2 === 0 ? 2 : -1));

  it.each([
    ['expectancy', 20],
    ['profitFactor', 20],
    ['payoff', 20],
    ['sqn', 30],
  ] as const)('the interval of %s takes %d trades', (name, needed) => {
    expect(statisticsOf(alternating(needed - 1))[name]).toMatchObject({ interval: null, needed });
    expect(statisticsOf(alternating(needed))[name].interval).not.toBeNull();
  });

  it('the win rate has its interval from the first trade on, as Wilson’s holds for any number', () => {
    expect(statisticsOf([2]).winRate.interval?.low).toBeCloseTo(0.2065, 4);
  });
});

describe('rHistogram', () => {
  it('the histogram counts in steps of half an R, each from its lower bound on', () => {
    const counted = rHistogram([-2.5, -1, -1, -0.6, 0, 0.49, 0.5, 3, 12]).filter(({ count }) => count > 0);
    expect(counted).toEqual([
      { from: null, to: -2, count: 1 },
      { from: -1, to: -0.5, count: 3 },
      { from: 0, to: 0.5, count: 2 },
      { from: 0.5, to: 1, count: 1 },
      { from: 3, to: null, count: 2 },
    ]);
  });
});

/** Every number that lies anywhere in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value instanceof Map) return [...value.values()].flatMap(numbersIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('for any trades', () => {
  const figuresOf = (entries: Parameters<typeof rList>[0]) => ({
    r: statisticsOf(rList(entries)),
    money: statisticsOf(centsList(entries)),
    histogram: rHistogram(rList(entries)),
    equity: equityCurve(entries),
    days: resultsByDay(entries),
    groups: breakdownKeys.map((key) => breakDown(entries, key)),
  });

  it('statistics do not depend on the order of entry, and none is infinite or NaN', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const figures = figuresOf(entries);
        expect(figuresOf(entries.toReversed())).toEqual(figures);
        expect(numbersIn(figures).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
