import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../entry.ts';
import { applyImport } from './apply-import.ts';
import { readImport } from './read-import.ts';
import { countRows } from './row-account.ts';

interface ExpectedTrade extends Partial<Pick<JournalEntry, 'date' | 'symbol' | 'direction' | 'fees' | 'currency'>> {
  readonly size: number;
  readonly entry: number;
  readonly exit: number | null;
  readonly pnl?: number;
  readonly realised?: number;
  readonly account?: string;
  readonly multiplier?: number;
}

interface Expected {
  readonly files: readonly string[];
  readonly trades: readonly ExpectedTrade[];
  readonly setAside?: number;
  readonly rejected?: number;
  /** Kinds of questions, before the answers. */
  readonly questions?: readonly string[];
  /** The answers by id, where the file leaves something open. */
  readonly answers?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '../../fixtures');
const cases = globSync('*/*.expected.json', { cwd: root }).sort();

/** Imports the files of a fixture one after the other, as a trader does. */
async function importFiles(folder: string, { files, answers = {} }: Expected) {
  let journal: JournalEntry[] = [];
  const counts = { aside: 0, rejected: 0, asked: 0 };
  const questions: string[] = [];
  for (const [index, name] of files.entries()) {
    const bytes = new Uint8Array(readFileSync(path.join(root, folder, name)));
    const result = await readImport({ files: [{ name, bytes }], journal, importId: String(index + 1), answers });
    expect(result.files.map(({ refusal }) => refusal)).toEqual([null]);
    const { aside, rejected, asked } = countRows(result.rows);
    counts.aside += aside;
    counts.rejected += rejected;
    counts.asked += asked;
    questions.push(...result.questions.map(({ id }) => id));
    journal = applyImport(journal, result);
  }
  return { journal, counts, questions };
}

/** Only what the expected trade says. */
function described(entry: JournalEntry, expected: ExpectedTrade) {
  const all: Record<string, unknown> = {
    ...entry,
    size: entry.positionSize,
    entry: round(entry.entryPrice),
    exit: entry.exitPrice === null ? null : round(entry.exitPrice),
    realised: entry.pnl,
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]));
}

const round = (price: number) => Number(price.toFixed(6));
const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

test.each(cases)('%s: the files give the trades that were counted by hand', async (file) => {
  const expected: Expected = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { journal, counts, questions } = await importFiles(path.dirname(file), expected);
  expect(questions).toEqual([]);
  const wanted = expected.trades.map((trade) => ({
    ...trade,
    entry: round(trade.entry),
    exit: trade.exit === null ? null : round(trade.exit),
  }));
  const found = journal.filter(({ stage }) => stage === 'taken').toSorted(byEntry);
  expect(
    found.map((entry, index) => described(entry, wanted.toSorted(byExpected)[index] ?? (wanted[0] as ExpectedTrade))),
  ).toEqual(wanted.toSorted(byExpected));
  expect(counts.rejected).toBe(expected.rejected ?? 0);
  if (expected.setAside !== undefined) expect(counts.aside).toBe(expected.setAside);
});

function byEntry(a: JournalEntry, b: JournalEntry) {
  return byText(
    [a.date, a.symbol, a.positionSize, round(a.entryPrice)],
    [b.date, b.symbol, b.positionSize, round(b.entryPrice)],
  );
}

function byExpected(a: ExpectedTrade, b: ExpectedTrade) {
  return byText([a.date, a.symbol, a.size, a.entry], [b.date, b.symbol, b.size, b.entry]);
}
