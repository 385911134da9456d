import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

const column = { from: 0, to: 100, gap: 20 };

it.each([
  [
    [10, 50, 90],
    [10, 50, 90],
  ],
  [
    [50, 52],
    [41, 61],
  ],
  [
    [90, 10, 92],
    [76, 10, 96],
  ],
  [
    [0, 1, 2],
    [0, 20, 40],
  ],
])('labels at %j are drawn at %j', (places, drawn) => {
  expect(spreadLabels(places, column)).toEqual(drawn);
});

it('too many labels for the column are rejected', () => {
  expect(() => spreadLabels([1, 2, 3, 4, 5, 6, 7], column)).toThrow(RangeError);
});

it('labels never overlap or leave their column', () => {
  const places = fc.array(fc.double({ min: -50, max: 150, noNaN: true }), { maxLength: 6 });
  fc.assert(
    fc.property(places, (wanted) => {
      const drawn = spreadLabels(wanted, column).toSorted((one, other) => one - other);
      for (const [index, place] of drawn.entries()) {
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        expect(place).toBeLessThanOrEqual(100 + 1e-9);
        if (index > 0) expect(place - (drawn[index - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
      }
    }),
  );
});
