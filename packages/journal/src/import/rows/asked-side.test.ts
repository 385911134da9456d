import { expect, test } from 'vitest';
import { readAnswered, readLines } from '../../../fixtures/read-lines.ts';

test('a row that takes an earlier one back leaves no trade', async () => {
  const lines = [
    'Date,Symbol,Side,Quantity,Price',
    '2026-02-03,AAA,Buy,3,300',
    '2026-02-04,AAA,Buy,-3,300',
    '2026-02-05,BBB,Buy,3,10',
  ];
  const { trades, aside } = await readAnswered(lines, { 'sign=': 'undo' });
  expect([trades.map(({ symbol }) => symbol), aside]).toEqual([['BBB'], [2, 3]]);
});

const redeemed = [
  'Date,Symbol,Side,Quantity,Price',
  '2026-02-03,AAA,Buy,3,300',
  '2026-02-04,AAA,,3,310',
  '2026-02-05,AAA,,,',
];

test.each([
  ['sell', [[3, 310, 30]], [4]],
  ['buy', [[6, null, null]], [4]],
  ['aside', [[3, null, null]], [3, 4]],
])('a row without a side is asked about: %s', async (answer, expected, left) => {
  expect((await readLines(redeemed)).questions).toMatchObject([{ kind: 'word', rows: [{ line: 3 }] }]);
  const { trades, aside, asked } = await readAnswered(redeemed, { 'empty-side=': answer });
  expect(trades.map(({ positionSize, exitPrice, pnl }) => [positionSize, exitPrice, pnl])).toEqual(expected);
  expect([aside.toSorted(), asked]).toEqual([left, []]);
});

test('of texts that differ by their numbers alone, each can be asked about', async () => {
  const lines = [
    'Date,Symbol,Quantity,Price,Description',
    '2026-04-03,AAA,1000,0.69,NAME : 1000 @ 0.69',
    '2026-04-22,AAA,1000,0.70,NAME : 1000 @ 0.70',
  ];
  const replies = { 'kind=NAME': 'each', ':side': 'Description' };
  const open = await readAnswered(lines, replies);
  expect(open.questions.map(({ rows }) => rows.map(({ line }) => line))).toEqual([[2], [3]]);
  expect(new Set(open.questions.map(({ group }) => group?.id)).size).toBe(1);
  const { trades } = await readAnswered(lines, { ...replies, '@ 0.69': 'buy', '@ 0.70': 'sell' });
  expect(trades).toMatchObject([{ positionSize: 1000, pnl: 10 }]);
});
