import { createRandom } from '@wickwise/statistics/random';
import { describe, expect, it } from 'vitest';
import { createReshuffle, RESHUFFLES, refuseReshuffle } from './reshuffle.ts';

const example = [2, -1, -1, 3, 0.5, -1, -0.5, 1.5, -1, 2];

describe('createReshuffle', () => {
  it('a reshuffle draws ten thousand orders, bit by bit', () => {
    const reshuffle = createReshuffle(example, createRandom(7));
    expect(reshuffle.drawdowns()).toBeNull();
    expect(reshuffle.draw(4000)).toBe(4000);
    expect(reshuffle.draw(9000)).toBe(RESHUFFLES);
  });

  it('a reshuffle agrees with all six orders of +1, −1, −2', () => {
    // By hand: a drawdown of 2 when +1 comes between the losses, which is in two of the six orders, otherwise of 3.
    const reshuffle = createReshuffle([1, -1, -2], createRandom(3));
    reshuffle.draw(RESHUFFLES);
    const drawdowns = reshuffle.drawdowns();
    expect(drawdowns).toMatchObject({ median: 3, high: 3, low: 2 });
    expect(drawdowns?.shareAsLarge).toBeCloseTo(4 / 6, 1);
  });

  it('the same seed gives the same drawdowns in whichever order the trades were made', () => {
    const drawdownsOf = (values: number[]) => {
      const reshuffle = createReshuffle(values, createRandom(11));
      reshuffle.draw(RESHUFFLES);
      const { median, low, high } = reshuffle.drawdowns() ?? {};
      return [median, low, high];
    };
    expect(drawdownsOf(example.toReversed())).toEqual(drawdownsOf(example));
  });

  it('winning trades alone have no drawdown', () => {
    const reshuffle = createReshuffle([1, 2], createRandom(1));
    reshuffle.draw(10);
    expect(reshuffle.drawdowns()).toEqual({ median: 0, low: 0, high: 0, shareAsLarge: 1 });
  });
});

describe('refuseReshuffle', () => {
  const trades = (wins: number, losses: number) => [...Array(wins).fill(2), ...Array(losses).fill(-1)];

  it('fewer than 20 trades are too few for random sequences', () => {
    expect(refuseReshuffle([-50, 20, 10])).toBe('too-few');
    expect(refuseReshuffle(trades(9, 10))).toBe('too-few');
    expect(refuseReshuffle(trades(10, 10))).toBeNull();
  });

  it.each([
    [20, 0],
    [20, 1],
    [0, 20],
  ])('%d wins and %d losses have the same drawdown in every sequence', (wins, losses) => {
    const reshuffle = createReshuffle(trades(wins, losses), createRandom(1));
    reshuffle.draw(100);
    const { low, high } = reshuffle.drawdowns() ?? {};
    expect(low).toBe(high);
    expect(refuseReshuffle(trades(wins, losses))).toBe('order-is-irrelevant');
  });
});
