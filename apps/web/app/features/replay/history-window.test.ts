import { expect, test } from 'vitest';
import { pickStretch } from './stretch.ts';

test('a stretch begins anywhere in the series, and never goes beyond it', () => {
  const pick = (random: number) => pickStretch({ available: 1000, bars: 200, random: () => random });
  expect(pick(0)).toEqual({ from: 0, length: 300, shownAtStart: 100 });
  expect(pick(0.999999)).toEqual({ from: 700, length: 300, shownAtStart: 100 });
});

test('a short series shows fewer bars at the start, and one that is too short has no stretch', () => {
  const pick = (available: number) => pickStretch({ available, bars: 200, random: () => 0 });
  expect(pick(260)).toEqual({ from: 0, length: 260, shownAtStart: 60 });
  expect(pick(229)).toBeNull();
});
