import { expect, test } from 'vitest';
import { pickWindow } from './history-window.ts';

test('a window begins anywhere in the series, and never goes beyond it', () => {
  const pick = (random: number) => pickWindow({ available: 1000, bars: 200, random: () => random });
  expect(pick(0)).toEqual({ from: 0, length: 300, shownAtStart: 100 });
  expect(pick(0.999999)).toEqual({ from: 700, length: 300, shownAtStart: 100 });
});

test('a short series shows fewer bars at the start, and one that is too short has no window', () => {
  const pick = (available: number) => pickWindow({ available, bars: 200, random: () => 0 });
  expect(pick(260)).toEqual({ from: 0, length: 260, shownAtStart: 60 });
  expect(pick(229)).toBeNull();
});
