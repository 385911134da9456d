import { expect, test } from 'vitest';
import { type JournalEntry, newEntry } from '../entry.ts';
import { nameSpread } from './spread-name.ts';

const [JUNE, JULY] = ['2026-06-19', '2026-07-17'];

/** `+1 C100` is a call of June bought, `-2 P95 Jul` two puts of July sold, `+100 stock` a hundred shares. */
function leg(text: string): JournalEntry {
  const [, sign, size, right, strike, month] = /^([+-])(\d+) (?:([CP])(\d+)( Jul)?|stock)$/.exec(text) ?? [];
  const option =
    strike === undefined
      ? null
      : {
          underlying: 'QALX',
          expiry: month === undefined ? JUNE : JULY,
          strike: Number(strike),
          right: right === 'C' ? ('call' as const) : ('put' as const),
        };
  return {
    ...newEntry({ id: text, date: '2026-05-04' }),
    symbol: text,
    direction: sign === '+' ? 'long' : 'short',
    positionSize: Number(size),
    multiplier: option === null ? 1 : 100,
    option,
  };
}

test.each([
  ['Vertical spread', ['+1 C100', '-1 C105']],
  ['Vertical spread', ['-3 P100', '+3 P95']],
  ['Calendar spread', ['-1 C100', '+1 C100 Jul']],
  ['Diagonal spread', ['-1 C105', '+1 C100 Jul']],
  ['Ratio spread', ['+1 C100', '-2 C105']],
  ['Straddle', ['-1 C100', '-1 P100']],
  ['Strangle', ['+2 C105', '+2 P95']],
  ['Butterfly', ['+1 C95', '-2 C100', '+1 C105']],
  ['Condor', ['+1 C90', '-1 C95', '-1 C105', '+1 C110']],
  ['Iron condor', ['+1 P90', '-1 P95', '-1 C105', '+1 C110']],
  ['Iron butterfly', ['+1 P90', '-1 C100', '-1 P100', '+1 C110']],
  ['Covered call', ['+100 stock', '-1 C110']],
  ['Covered call', ['-2 C110', '+200 stock']],
  // Without a common name.
  [null, ['+1 C100', '+1 C105']],
  [null, ['+1 P105', '+1 C95']],
  [null, ['+100 stock', '-2 C110']],
  [null, ['-100 stock', '+1 C110']],
  [null, ['+1 C95', '-1 C100', '+1 C105']],
  [null, ['+1 C95', '-2 C100', '+1 C105 Jul']],
  [null, ['+1 P90', '-1 P95', '+1 C105', '-1 C110']],
  [null, ['+1 C100', '-2 C105 Jul']],
  [null, ['+100 stock', '-1 C110', '+1 P90']],
])('%s: %j, in whatever order', (name, legs) => {
  expect(nameSpread(legs.map(leg))).toBe(name);
  expect(nameSpread(legs.map(leg).toReversed())).toBe(name);
});
