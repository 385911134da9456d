import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type JournalEntry, newEntry } from '../../entry.ts';
import { writeJournalCsv } from '../../journal-csv.ts';
import { withResult } from '../../profit.ts';
import { applyImport } from '../apply-import.ts';
import { readImport } from '../read-import.ts';

const HEADING =
  'Date,Symbol,Entry Price,Exit Price,Position Size,Trade Type,Outcome,P&L,R Multiple,Emotion Before,Market Condition,Reason for Entry,Lessons Learned';

/** The thirteen columns alone, as earlier versions wrote them. */
function oldExport(name: string, entries: readonly JournalEntry[]) {
  const lines = entries.map(({ date, symbol, entryPrice, exitPrice, positionSize, winLoss, pnl }) =>
    [date, `"${symbol}"`, entryPrice, exitPrice, positionSize, '', winLoss, pnl, '', '', '', '"Imported"', '""'].join(),
  );
  return fileOf(name, [HEADING, ...lines].join('\r\n'));
}

const fileOf = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const fixture = (name: string) => ({
  name: path.basename(name),
  bytes: new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../../fixtures', name))),
});

let imports = 0;
const read = (files: Parameters<typeof readImport>[0]['files'], journal: readonly JournalEntry[] = [], answers = {}) =>
  readImport({ files, journal, importId: `${++imports}`, answers });

async function brokerJournal() {
  return applyImport([], await read([fixture('schwab/transactions.csv')]));
}

const typed = (fields: Partial<JournalEntry>): JournalEntry =>
  withResult({
    ...newEntry({ id: `${1_767_225_600_000 + ++imports}`, date: '2026-01-05' }),
    ...{ symbol: 'AAPL', entryPrice: 100, exitPrice: 101.5, positionSize: 10 },
    ...fields,
  });

const BROKER = {
  '.old': oldExport,
  '.new': (name: string, all: readonly JournalEntry[]) => fileOf(name, newText(all)),
};
const newText = (entries: readonly JournalEntry[]) => writeJournalCsv(entries, { complete: false });

test.each(Object.entries(BROKER))(
  'trades of a broker’s file are known in an exported journal: %s',
  async (_, write) => {
    const journal = await brokerJournal();
    expect(journal.length).toBeGreaterThan(0);
    const { added, changed, gone, known, questions } = await read([write('mine.csv', journal)], journal);
    expect({ added, changed, gone, questions }).toEqual({ added: [], changed: [], gone: [], questions: [] });
    expect(known).toEqual(journal);
  },
);

test('a trade that was open when it was exported is known after its exit', async () => {
  const closed = typed({});
  const open = withResult({ ...closed, exitPrice: null, winLoss: 'pending' });
  const { added, known, questions } = await read([oldExport('mine.csv', [open])], [closed]);
  expect([added, known, questions]).toEqual([[], [closed], []]);
});

test('of two equal rows, the second is known only when the journal has two equal trades', async () => {
  const [one, twin] = [typed({}), typed({})];
  const answers = { 'stage:mine.csv': 'none', 'currency:mine.csv': 'none' };
  const first = await read([oldExport('mine.csv', [one, twin])], [one], answers);
  expect([first.added.length, first.known]).toEqual([1, [one]]);
  expect((await read([oldExport('mine.csv', [one, twin])], [one, twin], answers)).added).toEqual([]);
});

test('a trade in two files that are imported together is added once', async () => {
  const [one, two] = [typed({}), typed({ symbol: 'MSFT' })];
  const files = [oldExport('january.csv', [one]), oldExport('february.csv', [two, one])];
  const { added } = await read(files, [], { 'stage:january.csv': 'none', 'stage:february.csv': 'none' });
  expect(added.map(({ symbol }) => symbol)).toEqual(['AAPL', 'MSFT']);
  expect(new Set(added.map(({ id }) => id)).size).toBe(2);
});

test('a journal that was restored from an old export is not doubled by the broker’s file', async () => {
  const exported = oldExport('mine.csv', await brokerJournal());
  const answers = { 'stage:mine.csv': 'none', 'currency:mine.csv': 'none', 'short:mine.csv': 'none' };
  const restored = applyImport([], await read([exported], [], answers));
  const { added, known } = await read([fixture('schwab/transactions.csv')], restored);
  expect([added, known.length]).toEqual([[], restored.length]);
  const together = await read([exported, fixture('schwab/transactions.csv')], [], answers);
  expect(together.added).toHaveLength(restored.length);
});

test('a row that is in a file twice is one trade, and one that was copied to become another is two', async () => {
  const entry = typed({});
  const [heading, row = ''] = writeJournalCsv([entry], { complete: true }).split('\r\n');
  const other = row.replace('AAPL', 'MSFT');
  const { added, rows } = await read([fileOf('mine.csv', [heading, row, row, other].join('\r\n'))]);
  expect(added.map(({ symbol }) => symbol)).toEqual(['AAPL', 'MSFT']);
  expect(added[0]?.id).toBe(entry.id);
  expect(added[1]?.id).not.toBe(entry.id);
  expect(rows.find(({ outcome }) => outcome === 'aside')).toMatchObject({ line: 3 });
});
