import { createRandom, type Random } from '@wickwise/statistics/random';
import { describe, expect, it } from 'vitest';
import { NEEDED_TRADES } from './needed-trades.ts';
import { listStatistics } from './trade-statistics.ts';

const exponential = (random: Random) => -Math.log(1 - random());
const normal = (random: Random) => Math.sqrt(2 * exponential(random)) * Math.cos(2 * Math.PI * random());

const traders: Record<string, (random: Random) => number> = {
  'many small gains and rare large losses': (random) => (random() < 0.9 ? 0.1 + 0.4 * random() : -1 - 2 * random()),
  'gains of 0.2R, and in 5% a loss of 3R': (random) => (random() < 0.95 ? 0.2 : -3),
  'a stake doubled after each loss, up to four times': (random) => (random() < 15 / 16 ? 1 : -15),
  'many losses of about 1R and few large gains': (random) =>
    random() < 0.65 ? -0.8 - 0.4 * random() : 0.5 + 2.5 * exponential(random),
  'gains of 2R and losses of 1R': (random) => (random() < 0.4 ? 2 : -1),
  'results around zero': (random) => 0.1 + normal(random),
};

const figures = ['expectancy', 'profitFactor', 'payoff', 'sqn'] as const;

/** Each figure of so many trades as it is in the long run. */
function truthOf(draw: (random: Random) => number, trades: number): Record<(typeof figures)[number], number> {
  const random = createRandom(9);
  const longRun = 200_000;
  let [total, squares, won, wins, losses] = [0, 0, 0, 0, 0];
  for (let trade = 0; trade < longRun; trade++) {
    const result = draw(random);
    total += result;
    squares += result ** 2;
    if (result > 0) [won, wins] = [won + result, wins + 1];
    else if (result < 0) losses++;
  }
  const [expectancy, lost] = [total / longRun, won - total];
  const deviation = Math.sqrt(squares / longRun - expectancy ** 2);
  return {
    expectancy,
    profitFactor: won / lost,
    payoff: won / wins / (lost / losses),
    sqn: (Math.sqrt(Math.min(trades, 100)) * expectancy) / deviation,
  };
}

const SHOWN = 150;

/** Of 150 samples with an interval of the mean: how many show one of each figure, and how many of those miss the truth. */
function countMisses(draw: (random: Random) => number, trades: number) {
  const truth = truthOf(draw, trades);
  const random = createRandom(trades);
  const counts = figures.map((figure) => ({ figure, shown: 0, missed: 0 }));
  for (let shown = 0; shown < SHOWN; ) {
    const results = Array.from({ length: trades }, () => draw(random));
    const statistics = listStatistics({ values: results, random });
    if (statistics.expectancy.interval === null) continue;
    shown++;
    for (const count of counts) {
      const { interval } = statistics[count.figure];
      if (interval === null) continue;
      count.shown++;
      // The payoff of a trader whose wins are alike, and losses too, is exact but for what the long run is off.
      const slack = 0.01 * Math.abs(truth[count.figure]);
      if (truth[count.figure] + slack < interval.low || interval.high < truth[count.figure] - slack) count.missed++;
    }
  }
  return counts;
}

describe.each(Object.entries(traders))('of a trader with %s', (_, draw) => {
  it.each([30, 100])('at most 10 of 100 intervals shown of %i trades miss the truth', (trades) => {
    for (const { figure, shown, missed } of countMisses(draw, trades)) {
      expect(shown, figure).toBeGreaterThan(10);
      expect(missed / shown, figure).toBeLessThanOrEqual(0.1);
    }
  });
});

it('a trader who has not yet seen a large loss gets no interval of the mean', () => {
  const wins = Array.from({ length: 30 }, (_, trade) => 0.1 + 0.01 * trade);
  expect(listStatistics({ values: wins, random: createRandom(1) }).expectancy.interval).toBeNull();
  const { onEitherSide } = NEEDED_TRADES;
  const with4 = [...wins, ...Array(onEitherSide - 1).fill(-1)];
  expect(listStatistics({ values: with4, random: createRandom(1) }).expectancy.interval).toBeNull();
  expect(listStatistics({ values: [...with4, -1], random: createRandom(1) }).expectancy.interval).not.toBeNull();
});

it('the Trader Score is within 4 points, as with 3 trades it is within 10', () => {
  // Each trade moves the score by its win rate × 0.4 / 4 and its R × 10 / 4.
  const [win, loss, share] = [10 + 2 * 2.5, -2.5, 0.4];
  const margin = (n: number) => (1.96 * (win - loss) * Math.sqrt(share * (1 - share))) / Math.sqrt(n);
  expect(margin(3)).toBeCloseTo(9.7, 1);
  expect(margin(NEEDED_TRADES.traderScore)).toBeLessThan(4);
});
