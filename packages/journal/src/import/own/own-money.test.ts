import { expect, test } from 'vitest';
import { readImport } from '../read-import.ts';
import { DEFAULT_IMPORT_SETTINGS } from '../settings.ts';

const HEADING =
  'Date,Symbol,Entry Price,Exit Price,Position Size,Trade Type,Outcome,P&L,R Multiple,Emotion Before,Market Condition,Reason for Entry,Lessons Learned';
const TAKEN = { 'stage:mine.csv': 'none', 'currency:mine.csv': 'none' };

/** A line says symbol, entry, exit, size and profit. */
function read(lines: readonly string[], answers = {}, settings = DEFAULT_IMPORT_SETTINGS) {
  const rows = lines.map((line) => {
    const [symbol, entry, exit, size, pnl] = line.split(' × ');
    return `2026-11-12,"${symbol}",${entry},${exit},${size},,win,${pnl},,,,"Imported",""`;
  });
  const files = [{ name: 'mine.csv', bytes: new TextEncoder().encode([HEADING, ...rows].join('\n')) }];
  return readImport({ files, journal: [], importId: '1', answers: { ...TAKEN, ...answers }, settings });
}

test.each([
  ['a long', 'CSCO × 60 × 61 × 100 × 99.95', { direction: 'long', fees: 0.05, multiplier: 1 }],
  ['a short', 'CAT × 194.08 × 190.6 × 50 × 171.08', { direction: 'short', fees: 2.92, multiplier: 1 }],
  ['a losing long', 'CAT × 194.08 × 190.6 × 50 × -176.92', { direction: 'long', fees: 2.92, multiplier: 1 }],
  ['the same price', 'CSCO × 60 × 60 × 100 × -2', { direction: 'long', fees: 2 }],
  ['an option', 'AAPL 12/18/2026 250.00 C × 3.1 × 4 × 2 × 177.35', { direction: 'long', fees: 2.65, multiplier: 100 }],
  ['an option that counted as a share', 'AAPL 12/18/2026 250.00 C × 3.1 × 4 × 2 × 1.8', { fees: 0, multiplier: 1 }],
  ['a future', 'MESZ6 × 5000 × 5004 × 2 × 37.52', { direction: 'long', fees: 2.48, multiplier: 5 }],
])('of the thirteen columns, prices and profit say direction, fees and multiplier: %s', async (_, line, expected) => {
  const { added, questions } = await read([line]);
  expect(questions).toEqual([]);
  expect(added).toMatchObject([expected]);
});

test('a point value that the trader has set comes first', async () => {
  const settings = { ...DEFAULT_IMPORT_SETTINGS, pointValues: { MES: 10 } };
  expect((await read(['MESZ6 × 5000 × 5004 × 2 × 77.52'], {}, settings)).added).toMatchObject([{ fees: 2.48 }]);
});

const GAIN = 'XYZ × 3.1 × 4 × 2 × 177.35';
const LOSS = 'XYZ × 4 × 3.1 × 2 × -182.65';

test.each([GAIN, LOSS])(
  'a profit far from the prices asks for the multiplier, and makes up no fee: %s',
  async (line) => {
    const { added, questions } = await read([line]);
    expect(added).toEqual([]);
    expect(questions).toMatchObject([{ kind: 'multiplier', id: 'multiplier:own:XYZ', rows: [{ line: 2 }] }]);
    const answered = await read([line], { 'multiplier:own:XYZ': '100' });
    expect(answered.questions).toEqual([]);
    expect(answered.added).toMatchObject([{ direction: 'long', fees: 2.65, multiplier: 100 }]);
  },
);

test('a profit that no multiplier explains rejects its row', async () => {
  const { added, rows } = await read([GAIN], { 'multiplier:own:XYZ': '1' });
  expect(added).toEqual([]);
  expect(rows).toMatchObject([
    { outcome: 'rejected', reason: 'P&L can’t be “177.35”: with these prices and this size, it’s 1.8 at most.' },
  ]);
});

test('high fees are believed once the trader has said that they trade shares', async () => {
  const { added } = await read(['XYZ × 10 × 10.01 × 100 × -2'], { 'multiplier:own:XYZ': '1' });
  expect(added).toMatchObject([{ fees: 1, direction: 'short' }]);
});

test('which open trades are short, and which ones were not taken, is asked by their rows', async () => {
  const lines = ['AAA × 10 ×  × 5 × ', 'BBB × 20 ×  × 5 × ', 'CCC × 30 ×  × 5 × '];
  const open = await read(lines);
  expect(open.questions).toMatchObject([{ id: 'short:mine.csv', input: 'lines' }]);
  expect((await read(lines, { 'short:mine.csv': '999' })).questions).toMatchObject([{ id: 'short:mine.csv' }]);
  const { added, rows } = await read(lines, { 'stage:mine.csv': '2', 'short:mine.csv': '4' });
  expect(added.map(({ symbol, direction }) => [symbol, direction])).toEqual([
    ['BBB', 'long'],
    ['CCC', 'short'],
  ]);
  expect(rows.find(({ line }) => line === 2)).toMatchObject({ outcome: 'aside', reason: 'trades you didn’t take' });
});
