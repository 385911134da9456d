import { createRandom } from '@wickwise/statistics/random';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceOfRight, rate } from './rating.ts';

it('a right answer is never less likely than a guess, and more likely with more ability', () => {
  const anyLogit = fc.double({ min: -8, max: 8, noNaN: true });
  fc.assert(
    fc.property(anyLogit, anyLogit, fc.constantFrom(0, 0.2, 0.5), (one, other, guess) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(chanceOfRight({ advantage: less, guess })).toBeGreaterThanOrEqual(guess);
      expect(chanceOfRight({ advantage: more, guess })).toBeGreaterThanOrEqual(
        chanceOfRight({ advantage: less, guess }),
      );
    }),
  );
});

it('an even match is right half the time, and with two choices three quarters of it', () => {
  expect(chanceOfRight({ advantage: 0, guess: 0 })).toBe(0.5);
  expect(chanceOfRight({ advantage: 0, guess: 0.5 })).toBe(0.75);
});

it('the first answers move a rating most', () => {
  const speed = { first: 1, slowing: 0.05 };
  expect(rate({ value: 0, answers: 0 }, 0.5, speed)).toEqual({ value: 0.5, answers: 1 });
  expect(rate({ value: 0, answers: 20 }, 0.5, speed)).toEqual({ value: 0.25, answers: 21 });
});

it.each([-1, 0.5, 2])('the rating of somebody whose ability is %d comes close to it', (ability) => {
  const random = createRandom(7);
  let rating = { value: 0, answers: 0 };
  for (let answer = 0; answer < 2000; answer++) {
    const isCorrect = random() < chanceOfRight({ advantage: ability, guess: 0.25 });
    const surprise = Number(isCorrect) - chanceOfRight({ advantage: rating.value, guess: 0.25 });
    rating = rate(rating, surprise, { first: 1, slowing: 0.05 });
  }
  expect(Math.abs(rating.value - ability)).toBeLessThan(0.3);
});
