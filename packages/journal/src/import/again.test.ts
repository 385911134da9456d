import { expect, test } from 'vitest';
import type { JournalEntry } from '../entry.ts';
import { withResult } from '../profit.ts';
import { applyImport } from './apply-import.ts';
import { deleteImport } from './delete-import.ts';
import { readImport } from './read-import.ts';
import type { ImportInput } from './read-parts.ts';

const HEADING = 'Date,Symbol,Side,Quantity,Price,Fees';
const fileOf = (name: string, ...rows: string[]) => ({
  name,
  bytes: new TextEncoder().encode([HEADING, ...rows].join('\n')),
});
const buy = '2026-01-29 10:00:00,WXAB,Buy,100,50.00,1';
const sell = '2026-02-03 10:00:00,WXAB,Sell,100,55.00,1';
const buyFile = fileOf('january.csv', buy);
const bothFile = fileOf('all.csv', buy, sell);
const sellFile = fileOf('february.csv', sell);

let imports = 0;
async function run(journal: readonly JournalEntry[], ...files: ImportInput['files']) {
  const answers = { 'unmatched:february.csv': 'short' };
  const result = await readImport({ files, journal, importId: `${++imports}`, answers });
  return { result, journal: applyImport(journal, result) };
}

const closed = { direction: 'long', entryPrice: 50, exitPrice: 55, pnl: 498, closedAt: '2026-02-03 10:00:00' };

test('importing a file twice adds and changes nothing', async () => {
  const { journal } = await run([], bothFile);
  const { result } = await run(journal, bothFile);
  expect(result).toMatchObject({ added: [], changed: [], gone: [], known: [{ symbol: 'WXAB' }] });
});

test.each([
  ['one after the other', [[buyFile], [sellFile]]],
  ['the later one first', [[sellFile], [buyFile]]],
  ['both at once', [[sellFile, buyFile]]],
  ['with an overlap', [[buyFile], [bothFile]]],
])('a position over two files is one closed trade: %s', async (_, rounds) => {
  let journal: JournalEntry[] = [];
  for (const files of rounds) ({ journal } = await run(journal, ...files));
  expect(journal).toHaveLength(1);
  expect(journal[0]).toMatchObject(closed);
});

test('what the trader changed stays when the file comes again', async () => {
  const first = await run([], bothFile);
  const edited = first.journal.map((entry) => withResult({ ...entry, fees: 12, edited: ['fees'], tags: ['gap'] }));
  expect(edited[0]?.pnl).toBe(488);
  const { result, journal } = await run(edited, bothFile);
  expect(result).toMatchObject({ added: [], changed: [] });
  expect(journal).toMatchObject([{ fees: 12, pnl: 488, tags: ['gap'] }]);
});

test('a trade that was renamed is found again', async () => {
  const first = await run([], bothFile);
  const renamed = first.journal.map((entry) => ({
    ...entry,
    symbol: 'MINE',
    edited: ['symbol'],
    fills: entry.fills.map((fill) => ({ ...fill, symbol: entry.symbol })),
  }));
  const { result } = await run(renamed, bothFile);
  expect(result).toMatchObject({ added: [], changed: [], known: [{ symbol: 'MINE' }] });
});

test('a corrected fee replaces the old one, and comes back when the correction is deleted', async () => {
  const first = await run([], bothFile);
  const corrected = await run(first.journal, fileOf('again.csv', buy.replace(/1$/, '3'), sell));
  expect(corrected.result.changed).toMatchObject([{ before: { pnl: 498 }, after: { pnl: 496, fees: 4 } }]);
  const back = deleteImport(corrected.journal, { importId: corrected.result.importId, orphans: 'open' });
  expect(back).toMatchObject([{ pnl: 498, fees: 2 }]);
});

test('deleting an import takes back what it brought and nothing more', async () => {
  const first = await run([], buyFile);
  const second = await run(first.journal, bothFile, fileOf('more.csv', '2026-02-04 10:00:00,OTHER,Buy,1,1,0'));
  expect(second.journal).toHaveLength(2);
  const back = deleteImport(second.journal, { importId: second.result.importId, orphans: 'open' });
  expect(back).toHaveLength(1);
  expect(back[0]).toMatchObject({ symbol: 'WXAB', exitPrice: null, pnl: null, winLoss: 'pending' });
  expect(deleteImport(back, { importId: first.result.importId, orphans: 'open' })).toEqual([]);
});

test('a sale without its purchase is asked about once for the file, and nothing is made of it', async () => {
  const file = fileOf('sales.csv', sell, sell.replace('WXAB', 'YYYY'));
  const { questions, trades, rows } = await readImport({ files: [file], journal: [], importId: '1' });
  expect(questions).toMatchObject([{ kind: 'unmatched', rows: [{ line: 2 }, { line: 3 }] }]);
  expect(trades).toEqual([]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['asked', 'asked']);
});

test('a sale that is larger than the position reverses it only when the trader says so', async () => {
  const file = fileOf('reverse.csv', buy, sell.replace(',100,', ',150,'));
  const asked = await readImport({ files: [file], journal: [], importId: '1' });
  expect(asked.questions).toMatchObject([{ kind: 'unmatched' }]);
  const answers = { 'unmatched:reverse.csv': 'short' };
  const { trades } = await readImport({ files: [file], journal: [], importId: '1', answers });
  expect(trades).toMatchObject([
    { direction: 'long', positionSize: 100, fees: 1.67, exitPrice: 55 },
    { direction: 'short', positionSize: 50, fees: 0.33, exitPrice: null },
  ]);
  const again = await readImport({ files: [file], journal: trades, importId: '2', answers });
  expect(again).toMatchObject({ added: [], changed: [] });
});

test('an import says nothing of feelings, market and plan', async () => {
  const { journal } = await run([], bothFile);
  expect(journal[0]).toMatchObject({ emotionBefore: '', marketCondition: '', tradeType: '', setupQuality: null });
});
