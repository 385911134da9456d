import { describe, expect, it } from 'vitest';
import { createDraws, createLayeredNoise, createNoise } from './draws.ts';

const COUNT = 20_000;
const listed = (draw: (counter: number) => number) => Array.from({ length: COUNT }, (_, counter) => draw(counter));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const moment = (values: readonly number[], power: number) => mean(values.map((value) => value ** power));

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const together = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
  return together / Math.sqrt((moment(a, 2) - meanA ** 2) * (moment(b, 2) - meanB ** 2));
}

describe('createDraws', () => {
  const { uniform, normal } = createDraws('test');

  it('uniform draws are even between 0 and 1', () => {
    const values = listed(uniform);
    expect(mean(values)).toBeCloseTo(0.5, 2);
    expect(moment(values, 2) - mean(values) ** 2).toBeCloseTo(1 / 12, 2);
    expect(values.every((value) => value > 0 && value < 1)).toBe(true);
    expect(Math.abs(correlation(values.slice(1), values.slice(0, -1)))).toBeLessThan(0.03);
  });

  it('normal draws have a kurtosis of 3', () => {
    const values = listed(normal);
    expect(mean(values)).toBeCloseTo(0, 1);
    expect(moment(values, 2)).toBeCloseTo(1, 1);
    expect(moment(values, 4)).toBeCloseTo(3, 0);
  });

  it('draws are the same for the same name, and unrelated for another', () => {
    expect(createDraws('test').normal(5)).toBe(normal(5));
    expect(Math.abs(correlation(listed(normal), listed(createDraws('other').normal)))).toBeLessThan(0.03);
  });
});

describe('noise', () => {
  it('noise passes through its knots, without jumps between them', () => {
    const noise = createNoise('test', 10);
    const { normal } = createDraws('test/10');
    expect(noise(30)).toBe(normal(3));
    const steps = Array.from({ length: 5000 }, (_, n) => Math.abs(noise((n + 1) / 10) - noise(n / 10)));
    expect(Math.max(...steps)).toBeLessThan(0.15);
  });

  it('noise does not depend on the order of reads', () => {
    const [one, other] = [createNoise('test', 10), createNoise('test', 10)];
    const positions = [3, 57, 12, 59, 3];
    expect(positions.map(one)).toEqual(positions.toReversed().map(other).toReversed());
  });

  it('layered noise has variance 1 and a long memory', () => {
    const noise = createLayeredNoise('test', [5, 20]);
    const values = listed(noise);
    expect(moment(values, 2)).toBeCloseTo(1, 0);
    expect(correlation(values.slice(1), values.slice(0, -1))).toBeGreaterThan(0.8);
    expect(Math.abs(correlation(values.slice(200), values.slice(0, -200)))).toBeLessThan(0.1);
  });
});
