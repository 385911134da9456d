import { expect, test } from 'vitest';
import type { ChargeRecord, FillRecord } from '../record.ts';
import { attachCharges } from './attach-charges.ts';

const time = { text: '2026-07-07 09:45:00', zone: null };
const fill: FillRecord = {
  kind: 'fill',
  row: { file: 'a.csv', line: 9 },
  place: 0,
  account: 'A1',
  time,
  instrument: { symbol: 'SPQX', assetClass: null, option: null, multiplier: 1, currency: 'USD' },
  side: 'buy',
  effect: null,
  size: 1,
  price: 2,
  feeParts: [],
  id: null,
  order: null,
  spread: null,
  position: null,
  profit: null,
};
const charge: ChargeRecord = {
  kind: 'charge',
  row: { file: 'a.csv', line: 2 },
  place: 0,
  account: 'A1',
  time,
  symbol: 'VERTICAL SPQX 100 17 JUL 26 500/495 PUT',
  feeParts: [{ kind: 'commission', amount: 1, currency: null }],
};

test('a charge is shared by the fills of its moment and symbol, to the last cent', () => {
  const fills = [fill, { ...fill, size: 1 }, { ...fill, size: 1 }];
  const { charged, loose } = attachCharges(fills, [charge]);
  const amounts = fills.map((one) => charged.get(one)?.feeParts[0]?.amount);
  expect(amounts).toEqual([0.333333333333, 0.333333333333, 0.333333333334]);
  expect(loose).toEqual([]);
});

test('two charges of one moment add up', () => {
  const { charged } = attachCharges([fill], [charge, charge]);
  expect(charged.get(fill)?.feeParts).toEqual([...charge.feeParts, ...charge.feeParts]);
});

test.each([
  ['another account', { account: 'A2' }],
  ['another moment', { time: { text: '2026-07-07 09:45:01', zone: null } }],
  ['another symbol', { symbol: 'SPQXY' }],
])('a charge of %s belongs to no fill', (_, change) => {
  const other = { ...charge, ...change };
  expect(attachCharges([fill], [other]).loose).toEqual([other]);
});
