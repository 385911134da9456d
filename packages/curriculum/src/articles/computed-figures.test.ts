import { wilsonInterval } from '@wickwise/statistics/interval';
import { erf } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { type Gains, mean, RULES, tryRules } from '../../checks/best-of-twenty.ts';
import { all, sample } from '../../checks/best-of-twenty-figures.ts';
import { FIRST_SEED, MARKETS, meanAndError, SAMPLE_MARKETS, sumMarkets } from '../../checks/best-of-twenty-sums.ts';
import { textsOf } from './article-text.ts';
import { backtestOverfitting } from './backtest-overfitting.ts';
import { paperTrading } from './paper-trading.ts';

describe('the best of twenty rules on random prices', () => {
  const text = textsOf(backtestOverfitting.blocks).join(' ');
  const percent = (shareOfMarkets: number) => Math.round(shareOfMarkets * 100);
  const meanOf = (years: 'chosenOn' | 'tradedOn', measure: keyof typeof all.chosenOn) =>
    meanAndError(all[years][measure], all.markets);

  it('gives the stored sums again in the first markets', () => {
    expect([all.markets, sample.markets]).toEqual([MARKETS, SAMPLE_MARKETS]);
    const again = sumMarkets(SAMPLE_MARKETS);
    for (const years of ['chosenOn', 'tradedOn'] as const) {
      const stored = Object.entries(sample[years]);
      expect(stored).toHaveLength(Object.keys(again[years]).length);
      for (const [measure, { sum, squares }] of Object.entries(again[years])) {
        const kept = sample[years][measure as keyof typeof sample.chosenOn];
        expect(kept.sum, `${years}, ${measure}`).toBeCloseTo(sum, 6);
        expect(kept.squares, `${years}, ${measure}`).toBeCloseTo(squares, 4);
      }
    }
  });

  it('gains in the shares of markets that the bars show, each good to a point', () => {
    const bars = backtestOverfitting.blocks.flatMap((block) => (block.kind === 'bars' ? block.bars : []));
    const shares = [
      meanOf('chosenOn', 'bestGained'),
      meanOf('tradedOn', 'bestGained'),
      meanOf('tradedOn', 'rulesGained'),
      meanOf('tradedOn', 'holdGained'),
    ];
    expect(bars.map(({ value }) => value)).toEqual(shares.map(({ mean }) => percent(mean)));
    expect(Math.max(...shares.map(({ error }) => 1.96 * error))).toBeLessThan(0.01);
    expect(text).toContain(`${MARKETS.toLocaleString('en-US')} such markets`);
  });

  it('leads the average rule by the points that the example gives', () => {
    for (const years of ['chosenOn', 'tradedOn'] as const) {
      const [best, rules, lead] = [meanOf(years, 'best'), meanOf(years, 'rules'), meanOf(years, 'lead')];
      const points = [best, rules].map(({ mean }) => mean.toFixed(2)).join(' − ');
      expect(text).toContain(`${points} = ${lead.mean.toFixed(2)} points`);
    }
    expect(text).toContain(`less than the standard error of ${meanOf('tradedOn', 'lead').error.toFixed(2)} points`);
    expect(meanOf('tradedOn', 'lead').mean).toBeLessThan(meanOf('tradedOn', 'lead').error);
  });

  it('gains about half of what a buyer who holds does', () => {
    const [rules, hold] = [meanOf('tradedOn', 'rules').mean, meanOf('tradedOn', 'hold').mean];
    expect(text).toContain(`Buying and holding made ${hold.toFixed(1)}% on average in the third year`);
    expect(rules / hold).toBeCloseTo(0.5, 1);
  });

  it('wins and loses in one market as the example tells', () => {
    const { best, chosenOn, tradedOn } = tryRules(FIRST_SEED + 8);
    const gainOf = ({ rules }: Gains) => rules[best] ?? Number.NaN;
    expect(RULES[best]).toEqual({ shorter: 3, longer: 20 });
    expect(text).toContain(`lost ${(-mean(chosenOn.rules)).toFixed(1)}% on average`);
    expect(text).toContain(`the worst lost ${(-Math.min(...chosenOn.rules)).toFixed(1)}%`);
    expect(text).toContain(`gained ${gainOf(chosenOn).toFixed(1)}%`);
    expect(text).toContain(`In the third year, it lost ${(-gainOf(tradedOn)).toFixed(1)}%`);
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
