import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../entry.ts';
import { applyImport } from './apply-import.ts';
import { planDeletion } from './delete-import.ts';
import { readImport } from './read-import.ts';
import type { ImportInput } from './read-parts.ts';
import { countRows } from './row-account.ts';

const fileOf = (name: string, ...rows: string[]) => ({
  name,
  bytes: new TextEncoder().encode(['Date,Symbol,Side,Quantity,Price,Fees', ...rows].join('\n')),
});
const buyFile = fileOf('january.csv', '2026-01-29 10:00:00,WXAB,Buy,100,50.00,1');
const sell = '2026-02-03 10:00:00,WXAB,Sell,100,55.00,1';
const sellFile = fileOf('february.csv', sell);

let imports = 0;
async function run(
  journal: readonly JournalEntry[],
  files: ImportInput['files'],
  answers: Record<string, string> = {},
) {
  const result = await readImport({ files, journal, importId: `${++imports}`, answers });
  return { result, journal: applyImport(journal, result) };
}

const unmatched = 'unmatched:february.csv';
const opening = 'opening:february.csv:["","WXAB",null,null]';

describe('a sale whose purchase the trader types', () => {
  test('price and day are asked for, once for each instrument', async () => {
    const file = fileOf('february.csv', sell, sell.replace('10:00', '11:00'), sell.replace('WXAB', 'YYY'));
    const { result } = await run([], [file], { [unmatched]: 'opening' });
    expect(result.questions).toMatchObject([
      { id: opening, input: 'opening', rows: [{ line: 2 }, { line: 3 }] },
      { input: 'opening', rows: [{ line: 4 }] },
    ]);
    expect(countRows(result.rows)).toMatchObject({ asked: 3 });
  });

  test.each(['50', '50 2026-02-04', 'x 2026-01-29', '50 2026-02-30'])('%j is no answer', async (answer) => {
    const { result } = await run([], [sellFile], { [unmatched]: 'opening', [opening]: answer });
    expect(result.questions).toMatchObject([{ id: opening }]);
  });

  test('it closes a long', async () => {
    const { result, journal } = await run([], [sellFile], { [unmatched]: 'opening', [opening]: '50.5 2026-01-29' });
    expect(result.questions).toEqual([]);
    expect(countRows(result.rows)).toEqual({ used: 1, aside: 0, rejected: 0, asked: 0 });
    expect(journal).toMatchObject([{ direction: 'long', date: '2026-01-29', entryPrice: 50.5, pnl: 449 }]);
    const again = await run(journal, [sellFile]);
    expect(again.result).toMatchObject({ questions: [], added: [], changed: [] });
  });

  test('the file of the purchase takes the place of what was typed', async () => {
    const { journal } = await run([], [sellFile], { [unmatched]: 'opening', [opening]: '50.5 2026-01-29' });
    const later = await run(journal, [buyFile]);
    expect(later.result.questions).toEqual([]);
    expect(later.journal).toMatchObject([{ direction: 'long', positionSize: 100, entryPrice: 50, pnl: 498 }]);
  });

  test('a part of a sale takes only what is missing', async () => {
    const files = [buyFile, fileOf('february.csv', sell.replace(',100,', ',150,'))];
    const { journal } = await run([], files, { [unmatched]: 'opening', [opening]: '52 2026-01-28' });
    expect(journal).toMatchObject([{ direction: 'long', positionSize: 150, exitPrice: 55, fees: 2 }]);
    expect(journal[0]?.pnl).toBe(100 * 5 + 50 * 3 - 2);
  });
});

describe('sales of several symbols', () => {
  const file = fileOf('february.csv', sell, sell.replace('WXAB', 'YYY'));
  const ofYyy = 'unmatched:february.csv:["","YYY",null,null]';
  const ofWxab = 'unmatched:february.csv:["","WXAB",null,null]';

  test('can be answered for each symbol', async () => {
    const { result } = await run([], [file], { [unmatched]: 'each' });
    expect(result.questions.map(({ id, group }) => [id, group?.item])).toEqual([
      [ofWxab, 'WXAB'],
      [ofYyy, 'YYY'],
    ]);
    const answers = { [unmatched]: 'each', [ofWxab]: 'short', [ofYyy]: 'opening' };
    const asked = await run([], [file], answers);
    expect(asked.result.questions).toMatchObject([{ id: 'opening:february.csv:["","YYY",null,null]' }]);
    const left = await run([], [file], { ...answers, [ofYyy]: 'leave-out' });
    expect(left.journal).toMatchObject([{ symbol: 'WXAB', direction: 'short' }]);
    expect(countRows(left.result.rows)).toEqual({ used: 1, aside: 1, rejected: 0, asked: 0 });
  });

  test('of one symbol are asked about once', async () => {
    const { result } = await run([], [sellFile]);
    expect(result.questions[0]?.choices.map(({ value }) => value)).not.toContain('each');
  });
});

test('a sale that is left out in part counts as used, and says so', async () => {
  const files = [buyFile, fileOf('february.csv', sell.replace(',100,', ',150,'))];
  const { result } = await run([], files, { [unmatched]: 'leave-out' });
  expect(countRows(result.rows)).toEqual({ used: 2, aside: 0, rejected: 0, asked: 0 });
  expect(result.rows).toContainEqual({
    file: 'february.csv',
    line: 2,
    outcome: 'used',
    reason: expect.stringContaining('50 of 150'),
  });
});

describe('the rest of a sale that was left out', () => {
  const part = async () => {
    const files = [buyFile, fileOf('february.csv', sell.replace(',100,', ',150,'))];
    return { files, ...(await run([], files, { [unmatched]: 'leave-out' })) };
  };

  test('is not asked about again, and the same file changes nothing', async () => {
    const { files, journal } = await part();
    const { result } = await run(journal, files);
    expect(result).toMatchObject({ questions: [], added: [], changed: [] });
    expect(countRows(result.rows)).toEqual({ used: 2, aside: 0, rejected: 0, asked: 0 });
    expect(result.rows.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('50 of 150'));
  });

  test('counts with all of its fees when the purchase comes', async () => {
    const { journal } = await part();
    expect(journal).toMatchObject([{ positionSize: 100, fees: 1.67 }]);
    const later = await run(journal, [fileOf('more.csv', '2026-01-30 10:00:00,WXAB,Buy,50,51.00,1')]);
    expect(later.result.questions).toEqual([]);
    expect(later.journal).toMatchObject([{ positionSize: 150, exitPrice: 55, fees: 3, pnl: 697 }]);
  });

  test('is no orphan of another import that is deleted', async () => {
    const { journal } = await part();
    const more = await run(journal, [fileOf('other.csv', '2026-02-04 10:00:00,WXAB,Buy,5,51.00,1')]);
    const plan = planDeletion(more.journal, { importId: more.result.importId, orphans: 'open' });
    expect(plan.orphans).toEqual([]);
    expect(plan.journal).toMatchObject([{ positionSize: 100, exitPrice: 55 }]);
  });
});

describe('deleting the import that held the purchase', () => {
  const both = async () => {
    const first = await run([], [buyFile]);
    return { ...(await run(first.journal, [sellFile])), importId: first.result.importId };
  };

  test('tells which trades of other imports change', async () => {
    const { journal, importId } = await both();
    const plan = planDeletion(journal, { importId, orphans: 'leave-out' });
    expect(plan.orphans).toMatchObject([{ size: 100, event: { fill: { side: 'sell', file: 'february.csv' } } }]);
    expect(plan.changed).toMatchObject([{ before: { pnl: 498 }, after: null }]);
    expect(plan.journal).toEqual([]);
  });

  test('makes a short of its sale only when the trader says so', async () => {
    const { journal, importId } = await both();
    const plan = planDeletion(journal, { importId, orphans: 'open' });
    expect(plan.journal).toMatchObject([{ direction: 'short', positionSize: 100, exitPrice: null }]);
  });

  test('keeps the sale with the opening that the trader types, until its own import goes', async () => {
    const { journal, importId } = await both();
    const { needed } = planDeletion(journal, { importId, orphans: 'opening' });
    expect(needed).toMatchObject([
      {
        latest: '2026-02-03',
        text: 'What did you pay for WXAB, and when did you buy it? (No later than February 3, 2026)',
      },
    ]);
    const openings = { [needed[0]?.key ?? '']: '50.5 2026-01-28' };
    const kept = planDeletion(journal, { importId, orphans: 'opening', openings }).journal;
    expect(kept).toMatchObject([
      { id: journal[0]?.id, date: '2026-01-28', direction: 'long', entryPrice: 50.5, exitPrice: 55, pnl: 449 },
    ]);
    const again = await run(kept, [buyFile]);
    expect(again.journal).toMatchObject([{ entryPrice: 50, pnl: 498 }]);
    const saleImport = kept[0]?.fills.at(-1)?.imports?.[0] ?? '';
    expect(planDeletion(kept, { importId: saleImport, orphans: 'leave-out' })).toMatchObject({
      journal: [],
      orphans: [],
    });
  });

  test.each(['', '50.5 2026-02-04'])('leaves the sale out where %j is typed', async (typed) => {
    const { journal, importId } = await both();
    const { needed } = planDeletion(journal, { importId, orphans: 'opening' });
    const openings = { [needed[0]?.key ?? '']: typed };
    expect(planDeletion(journal, { importId, orphans: 'opening', openings }).journal).toEqual([]);
  });

  test('a purchase that covered a short is no long by itself', async () => {
    const first = await run([], [fileOf('february.csv', sell)], { [unmatched]: 'short' });
    const cover = fileOf('march.csv', '2026-03-03 10:00:00,WXAB,Buy,100,50.00,1');
    const second = await run(first.journal, [cover]);
    expect(second.journal).toMatchObject([{ direction: 'short', pnl: 498 }]);
    const plan = planDeletion(second.journal, { importId: first.result.importId, orphans: 'leave-out' });
    expect([plan.orphans.length, plan.journal]).toEqual([1, []]);
  });
});

describe('a row that buys to cover what is not short', () => {
  const cover = '2026-02-03 12:00:00,WXAB,Buy to Cover,50,52.00,1';
  const covers = fileOf('covers.csv', cover);
  const ofCover = 'unmatched:covers.csv:cover';

  test('is never said to have opened a position', async () => {
    const { result } = await run([], [covers]);
    expect(result.questions).toMatchObject([{ id: ofCover, rows: [{ line: 2 }] }]);
    expect(result.questions[0]?.choices.map(({ value }) => value)).toEqual(['opening', 'leave-out']);
  });

  test('closes the short sale that the trader types', async () => {
    const id = 'opening:covers.csv:["","WXAB",null,null]:cover';
    const { journal } = await run([], [covers], { [ofCover]: 'opening', [id]: '55 2026-01-29' });
    expect(journal).toMatchObject([{ direction: 'short', entryPrice: 55, exitPrice: 52, pnl: 149 }]);
    const again = await run(journal, [covers]);
    expect(again.result).toMatchObject({ questions: [], added: [], changed: [] });
  });

  test('is not asked about when the sale before it opened the short', async () => {
    const file = fileOf('february.csv', sell, cover);
    const asked = await run([], [file]);
    expect(asked.result.questions).toMatchObject([{ id: unmatched, rows: [{ line: 2 }] }]);
    const { result, journal } = await run([], [file], { [unmatched]: 'short' });
    expect(result.questions).toEqual([]);
    expect(journal).toMatchObject([{ direction: 'short', positionSize: 100 }]);
  });
});
