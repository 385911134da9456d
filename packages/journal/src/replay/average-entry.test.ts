import { expect, it } from 'vitest';
import type { Fill } from '../fill.ts';
import { averageEntry } from './average-entry.ts';

const fill = (side: Fill['side'], size: number, price: number): Fill => ({ side, size, price, fees: 1 });

it('an average entry is weighted by size, whichever the side', () => {
  expect(averageEntry([fill('buy', 10, 100.1)], 2)).toBe(100.1);
  expect(averageEntry([fill('sell', 254, 103), fill('sell', 246, 102.62)], 2)).toBe(102.81);
});

it('half of the last digit is rounded up exactly', () => {
  expect(averageEntry([fill('buy', 10, 100), fill('buy', 10, 100.01)], 2)).toBe(100.01);
  expect(averageEntry([fill('buy', 10, 100), fill('buy', 10, 100.01)], 3)).toBe(100.005);
});

it('closing a part leaves the average unchanged, and what is added later is weighted with the rest', () => {
  const halved = [fill('buy', 10, 100), fill('buy', 20, 103), fill('sell', 15, 110)];
  expect(averageEntry(halved, 2)).toBe(102);
  expect(averageEntry([...halved, fill('buy', 15, 98)], 2)).toBe(100);
});
