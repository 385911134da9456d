import { expect, test } from 'vitest';
import { type JournalEntry, matchings, newEntry } from './entry.ts';
import { restOf, restPriceOf, withRestAt } from './exit-price.ts';
import type { Fill } from './fill.ts';
import { withResult } from './profit.ts';

const fill = (side: Fill['side'], size: number, price: number, fees = 0): Fill => ({ side, size, price, fees });

/** A trade of which the fills close a part, as its form saves it with an exit for the rest. */
function closedAt(price: number, fields: Partial<JournalEntry>): JournalEntry {
  const open = { ...newEntry({ id: '1', date: '2026-03-02' }), positionSize: 100, ...fields };
  return withResult({ ...open, exitPrice: withRestAt(open, price), edited: ['exitPrice'] });
}

const long = {
  entryPrice: 200,
  fees: 2,
  riskAmount: 100,
  fills: [fill('buy', 100, 200, 1), fill('sell', 40, 205, 1)],
};

test('a typed exit closes only what the fills leave open', () => {
  // 40 × 5.00 + 60 × 10.00 − 2.00
  expect(closedAt(210, long)).toMatchObject({ exitPrice: 208, pnl: 798, rMultiple: 7.98, winLoss: 'win' });
  // 40 × 5.00 − 60 × 4.00 − 2.00
  expect(closedAt(196, long)).toMatchObject({ exitPrice: 199.6, pnl: -42, rMultiple: -0.42, winLoss: 'loss' });
});

test.each([210, 205.37, 0])('the average of all exits says what the rest was closed at: %d', (price) => {
  const fills = [fill('buy', 70, 10), fill('sell', 10, 11), fill('sell', 13, 11.5)];
  expect(restPriceOf(closedAt(price, { ...long, positionSize: 70, fills }))).toBe(price);
  expect(restPriceOf(closedAt(price, { ...long, fills: [] }))).toBe(price);
});

test('typed fees count once for the whole trade', () => {
  expect(closedAt(210, { ...long, fees: 3.5 }).pnl).toBe(796.5);
});

test('of a short, what is bought back at the typed price is the rest', () => {
  const fills = [fill('sell', 100, 50), fill('buy', 25, 48), fill('buy', 45, 47)];
  // 25 × 2.00 + 45 × 3.00 − 30 × 1.00
  const short = closedAt(51, { direction: 'short', entryPrice: 50, fills });
  expect(short).toMatchObject({ pnl: 155, winLoss: 'win' });
});

test('contracts count with their multiplier', () => {
  const fills = [fill('buy', 3, 1.5), fill('sell', 1, 2)];
  // (1 × 0.50 + 2 × 1.00) × 100
  expect(closedAt(2.5, { entryPrice: 1.5, positionSize: 3, multiplier: 100, fills }).pnl).toBe(250);
});

test.each(matchings)('once all is closed, the order of the lots makes no difference: %s', (matching) => {
  const fills = [fill('buy', 100, 10), fill('buy', 50, 13), fill('sell', 70, 15)];
  // 70 × 15 + 80 × 12 − 100 × 10 − 50 × 13
  expect(closedAt(12, { entryPrice: 11, positionSize: 150, matching, fills }).pnl).toBe(360);
});

test('without a closed part, or with nothing left, the typed exit is that of the whole trade', () => {
  expect(closedAt(210, { ...long, fills: [] })).toMatchObject({ exitPrice: 210, pnl: 998 });
  expect(closedAt(210, { ...long, fills: long.fills.slice(0, 1) })).toMatchObject({ exitPrice: 210, pnl: 998 });
  expect(closedAt(210, { ...long, positionSize: 40 }).exitPrice).toBe(210);
});

test('a trade that goes the other way than its fills has no closed part', () => {
  const turned = {
    ...newEntry({ id: '1', date: '2026-03-02' }),
    ...long,
    positionSize: 100,
    direction: 'short',
  } as const;
  expect([restOf(turned), withRestAt(turned, 190)]).toEqual([null, 190]);
  expect(restOf({ ...turned, direction: 'long' })).toBe(60);
});
