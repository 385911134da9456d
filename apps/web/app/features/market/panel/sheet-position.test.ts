import { expect, it } from 'vitest';
import { settleSheet, stepSheet } from './sheet-position.ts';

const heights = { closed: 56, half: 350, full: 700 };
const settle = (height: number, velocity = 0) => settleSheet({ height, velocity, heights });

it('a sheet settles at the nearest position', () => {
  expect([60, 190, 220, 500, 540, 900].map((height) => settle(height))).toEqual([
    ...['closed', 'closed', 'half'],
    ...['half', 'full', 'full'],
  ]);
});

it('a flick carries the sheet on in its direction', () => {
  expect(settle(100, 2)).toBe('half');
  expect(settle(400, 2)).toBe('full');
  expect(settle(320, -2)).toBe('closed');
});

it('a step moves the sheet by one position and never beyond the ends', () => {
  expect([stepSheet('closed', 1), stepSheet('half', 1), stepSheet('full', 1)]).toEqual(['half', 'full', 'full']);
  expect([stepSheet('full', -1), stepSheet('half', -1), stepSheet('closed', -1)]).toEqual([
    ...['half', 'closed', 'closed'],
  ]);
});
