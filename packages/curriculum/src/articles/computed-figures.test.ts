import { wilsonInterval } from '@wickwise/statistics/interval';
import { erf } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { mean, RULES, tryRules } from '../../checks/best-of-twenty.ts';
import { textsOf } from './article-text.ts';
import { backtestOverfitting } from './backtest-overfitting.ts';
import { paperTrading } from './paper-trading.ts';

const FIRST_SEED = 9_000_000;
const MARKETS = 400;

describe('the best of twenty rules on random prices', () => {
  const text = textsOf(backtestOverfitting.blocks).join(' ');
  const labs = Array.from({ length: MARKETS }, (_, place) => tryRules(FIRST_SEED + place));
  const gainers = (gains: readonly number[]) =>
    Math.round((gains.filter((gain) => gain > 0).length / gains.length) * 100);
  const ofBest = (years: 'chosenOn' | 'tradedOn') => labs.map((lab) => lab[years][lab.best] ?? Number.NaN);

  it('gains in the shares of markets that the bars show', () => {
    const bars = backtestOverfitting.blocks.flatMap((block) => (block.kind === 'bars' ? block.bars : []));
    expect(bars.map(({ value }) => value)).toEqual([
      gainers(ofBest('chosenOn')),
      gainers(ofBest('tradedOn')),
      gainers(labs.flatMap(({ tradedOn }) => tradedOn)),
    ]);
  });

  it('leads the average rule by the points that the example gives', () => {
    const points = (years: 'chosenOn' | 'tradedOn') =>
      [mean(ofBest(years)), mean(labs.flatMap((lab) => lab[years]))].map((gain) => gain.toFixed(1)).join(' − ');
    expect(text).toContain(`${points('chosenOn')} = `);
    expect(text).toContain(`${points('tradedOn')} = `);
  });

  it('wins and loses in one market as the example tells', () => {
    const lab = labs[8];
    if (lab === undefined) throw new RangeError('No such market.');
    const { best, chosenOn, tradedOn } = lab;
    expect(RULES[best]).toEqual({ shorter: 3, longer: 20 });
    expect(text).toContain(`lost ${(-mean(chosenOn)).toFixed(1)}% on average`);
    expect(text).toContain(`the worst lost ${(-Math.min(...chosenOn)).toFixed(1)}%`);
    expect(text).toContain(`gained ${chosenOn[best]?.toFixed(1)}%`);
    expect(text).toContain(`In the third year, it lost ${(-(tradedOn[best] ?? 0)).toFixed(1)}%`);
  });

  it('is one of twenty, with the shortest and longest averages that the text names', () => {
    expect(RULES).toHaveLength(20);
    expect([RULES[0], RULES.at(-1)]).toEqual([
      { shorter: 3, longer: 20 },
      { shorter: 13, longer: 200 },
    ]);
  });
});

it('the best of 45 rules without skill is expected to return its volatility in a year, on five years', () => {
  expect(textsOf(backtestOverfitting.blocks).join(' ')).toContain('On five years of prices, 45 independent tries');
  expect(expectedMaximum(45) / Math.sqrt(5)).toBeCloseTo(1, 1);
});

it('the ranges of the true win rate are Wilson’s', () => {
  const [table] = paperTrading.blocks.flatMap((block) =>
    block.kind === 'table' && block.head.includes('Wins') ? [block] : [],
  );
  expect(table?.rows).toHaveLength(3);
  for (const [trades, wins, from, to] of table?.rows ?? []) {
    const interval = wilsonInterval({ successes: Number(wins), trials: Number(trades) });
    const ends = [interval?.low, interval?.high].map((end) => `${Math.round((end ?? Number.NaN) * 100)}%`);
    expect([from, to]).toEqual(ends);
  }
});

/** The mean of the largest of so many standard normal numbers: the sum over x of x times the density of the maximum. */
function expectedMaximum(count: number): number {
  const step = 0.001;
  const below = (x: number) => (1 + erf(x / Math.SQRT2)) / 2;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const points = Array.from({ length: 16_000 }, (_, place) => -8 + place * step);
  return points.reduce((sum, x) => sum + x * count * density(x) * below(x) ** (count - 1) * step, 0);
}
