import { expect, test } from 'vitest';
import { newEntry } from './entry.ts';
import type { Fill } from './fill.ts';
import { withResult } from './profit.ts';

const fill = (side: Fill['side'], size: number, price: number, fees = 0): Fill => ({ side, size, price, fees });
const open = (fields: object, ...fills: Fill[]) =>
  withResult({ ...newEntry({ id: '1', date: '2026-03-02' }), positionSize: 100, entryPrice: 10, fills, ...fields });

test('the closed part of an open position counts, with its share of the fees', () => {
  const trade = open({}, fill('buy', 100, 10, 1), fill('sell', 60, 12, 1));
  // 60 × 2.00 − 0.60 − 1.00
  expect(trade).toMatchObject({ pnl: 118.4, winLoss: 'pending', rMultiple: null });
});

test.each([
  ['fifo', 500],
  ['lifo', 300],
  ['average', 400],
] as const)('by %s, the purchases at 10 and at 12 close as they should', (matching, pnl) => {
  const trade = open({ matching }, fill('buy', 100, 10), fill('buy', 100, 12), fill('sell', 100, 15));
  expect(trade.pnl).toBe(pnl);
});

test('a position of which nothing is closed has no profit', () => {
  expect(open({}, fill('buy', 100, 10, 1)).pnl).toBeNull();
});

test('of an open short, what was bought back counts', () => {
  expect(open({ direction: 'short', multiplier: 100 }, fill('sell', 2, 1.5), fill('buy', 1, 1)).pnl).toBe(50);
});

test('fees and prices that a trader changed count instead of those of the fills', () => {
  const fills = [fill('buy', 1000, 0.8), fill('sell', 1000, 0.95)];
  const trade = { entryPrice: 0.8, exitPrice: 0.95, positionSize: 1000 };
  expect(open({ ...trade, fees: 12, edited: ['fees'] }, ...fills).pnl).toBe(138);
  expect(open({ ...trade, exitPrice: 0.9, edited: ['exitPrice'] }, ...fills).pnl).toBe(100);
});

test('what the broker says a closed position made counts instead of prices times size', () => {
  const [entry, exit] = [fill('buy', 0.5, 1.1, 1.75), { ...fill('sell', 0.5, 1.103, 1.85), profit: 150 }];
  expect(open({ exitPrice: 1.103 }, entry, exit).pnl).toBe(146.4);
});
