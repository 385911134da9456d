import { createRandom, type Random } from '@wickwise/statistics/random';
import { describe, expect, it } from 'vitest';
import { shownMeanInterval } from './shown-interval.ts';

const exponential = (random: Random) => -Math.log(1 - random());
const normal = (random: Random) => Math.sqrt(2 * exponential(random)) * Math.cos(2 * Math.PI * random());
const mixture =
  (share: number, { often, rarely }: Record<'often' | 'rarely', (random: Random) => number>) =>
  (random: Random) =>
    random() < share ? rarely(random) : often(random);
const smallGain = (random: Random) => 0.1 + 0.4 * random();

/** What a trade of each kind of trader makes, and its mean. */
const traders: Record<string, { draw: (random: Random) => number; truth: number }> = {
  'small gains, and in 10% a loss of 1R to 3R': {
    draw: mixture(0.1, { often: smallGain, rarely: (random) => -1 - 2 * random() }),
    truth: 0.9 * 0.3 - 0.1 * 2,
  },
  'small gains, and in 10% a loss of 3R on average and often far more': {
    draw: mixture(0.1, { often: smallGain, rarely: (random) => -3 * exponential(random) }),
    truth: 0.9 * 0.3 - 0.1 * 3,
  },
  'gains of 0.2R, and in 5% a loss of 3R': {
    draw: mixture(0.05, { often: () => 0.2, rarely: () => -3 }),
    truth: 0.95 * 0.2 - 0.05 * 3,
  },
  'gains of 0.2R, and in 3% a loss of 6R': {
    draw: mixture(0.03, { often: () => 0.2, rarely: () => -6 }),
    truth: 0.97 * 0.2 - 0.03 * 6,
  },
  'a stake doubled after each loss, up to four times': {
    draw: mixture(1 / 16, { often: () => 1, rarely: () => -15 }),
    truth: 0,
  },
  'small losses, and in 5% a gain of 6R on average': {
    draw: mixture(0.05, { often: (random) => -smallGain(random), rarely: (random) => 6 * exponential(random) }),
    truth: 0.05 * 6 - 0.95 * 0.3,
  },
  'losses of about 1R, and in 35% a gain of 0.5R or far more': {
    draw: mixture(0.35, {
      often: (random) => -0.8 - 0.4 * random(),
      rarely: (random) => 0.5 + 2.5 * exponential(random),
    }),
    truth: 0.35 * 3 - 0.65,
  },
  'gains of 2R and losses of 1R': { draw: mixture(0.4, { often: () => -1, rarely: () => 2 }), truth: 0.2 },
  'more than half of the trades closed at no gain': {
    draw: mixture(0.4, { often: () => 0, rarely: mixture(0.5, { often: () => -1, rarely: () => 1.5 }) }),
    truth: 0.1,
  },
  'results around zero': { draw: (random) => 0.1 + normal(random), truth: 0.1 },
};

const SHOWN = 500;

/** Of 500 samples with an interval, how many hold the true mean. Those without one are drawn again. */
function countHits({ draw, truth }: { draw: (random: Random) => number; truth: number }, trades: number): number {
  const random = createRandom(trades);
  let [shown, hits] = [0, 0];
  while (shown < SHOWN) {
    const interval = shownMeanInterval(Array.from({ length: trades }, () => draw(random)));
    if (interval === null) continue;
    shown++;
    if (interval.low <= truth && truth <= interval.high) hits++;
  }
  return hits;
}

describe.each(Object.entries(traders))('of a trader with %s', (_, trader) => {
  it.each([30, 100])('93 of 100 intervals shown of %i trades hold the mean', (trades) => {
    expect(countHits(trader, trades) / SHOWN).toBeGreaterThanOrEqual(0.93);
  });
});

describe('shownMeanInterval', () => {
  const gains = Array.from({ length: 30 }, (_, trade) => 0.1 + 0.01 * trade);
  const gain = 0.245;

  it('without enough losses there is none, as a large one may not have come yet', () => {
    expect(shownMeanInterval(gains)).toBeNull();
    expect(shownMeanInterval([...gains, ...Array(4).fill(-1)])).toBeNull();
  });

  it('with the fifth loss it reaches to the mean of the gains, as all five may be bad luck', () => {
    expect(shownMeanInterval([...gains, ...Array(5).fill(-1)])?.high).toBeCloseTo(gain, 10);
  });

  it('with more losses it no longer does', () => {
    expect(shownMeanInterval([...gains, ...Array(9).fill(-1)])?.high).toBeLessThan(gain - 0.05);
  });

  it('rare gains are the same upside down', () => {
    const { low, high } = shownMeanInterval([...gains, ...Array(6).fill(-1)]) ?? { low: 0, high: 0 };
    const mirrored = shownMeanInterval([...gains.map((value) => -value), ...Array(6).fill(1)]);
    expect(mirrored?.low).toBeCloseTo(-high, 10);
    expect(mirrored?.high).toBeCloseTo(-low, 10);
  });
});
