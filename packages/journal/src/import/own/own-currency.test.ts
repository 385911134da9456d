import { expect, test } from 'vitest';
import { type JournalEntry, newEntry } from '../../entry.ts';
import { writeJournalCsv } from '../../journal-csv.ts';
import { totalsOf } from '../../money.ts';
import { withResult } from '../../profit.ts';
import { applyImport } from '../apply-import.ts';
import { readImport } from '../read-import.ts';
import { DEFAULT_IMPORT_SETTINGS } from '../settings.ts';

const trade = (id: string, fields: Partial<JournalEntry>) =>
  withResult({
    ...newEntry({ id, date: '2026-03-02' }),
    ...{ symbol: `S${id}`, entryPrice: 10, exitPrice: 11, positionSize: 100 },
    ...fields,
  });
/** In dollars, the first and the last. */
const mixed = [trade('1', {}), trade('2', { currency: 'EUR' }), trade('3', { exitPrice: 12 })];

let imports = 0;
interface Reading {
  readonly trades?: readonly JournalEntry[];
  readonly journal?: readonly JournalEntry[];
  readonly currency?: string | null;
  readonly others?: string;
  readonly complete?: boolean;
}
function read({ trades = mixed, journal = [], currency = null, others, complete = false }: Reading) {
  const files = [{ name: 'mine.csv', bytes: new TextEncoder().encode(writeJournalCsv(trades, { complete })) }];
  const answers = { 'stage:mine.csv': 'none', ...(others === undefined ? {} : { 'currency:mine.csv': others }) };
  const settings = { ...DEFAULT_IMPORT_SETTINGS, currency };
  return readImport({ files, journal, importId: `${++imports}`, answers, settings });
}

test('an export without currencies asks which of its trades are in another one, and imports nothing before', async () => {
  const { added, questions } = await read({});
  expect(added).toEqual([]);
  expect(questions).toMatchObject([{ id: 'currency:mine.csv', input: 'lines', rows: [{}, {}, {}] }]);
  expect(questions[0]?.text).toContain('in the same currency as the rest?');
  expect((await read({ currency: 'USD' })).questions[0]?.text).toContain('aren’t in USD?');
});

test('amounts in different currencies are imported one currency at a time, and never added', async () => {
  const first = await read({ currency: 'USD', others: '3' });
  expect(first.rows.find(({ line }) => line === 3)).toMatchObject({ outcome: 'aside' });
  const dollars = applyImport([], first);
  const journal = applyImport(dollars, await read({ journal: dollars, currency: 'EUR', others: 'none' }));
  expect(totalsOf(journal)).toEqual([
    { currency: 'USD', cents: 30_000 },
    { currency: 'EUR', cents: 10_000 },
  ]);
});

test('a single trade is in one currency, unless the settings name one', async () => {
  expect((await read({ trades: [trade('1', {})] })).added).toMatchObject([{ currency: null }]);
  expect((await read({ trades: [trade('1', {})], currency: 'USD' })).questions).toHaveLength(1);
});

test('a complete export says its currencies, and is not asked about', async () => {
  const { added, questions } = await read({ complete: true, currency: 'GBP' });
  expect(questions).toEqual([]);
  expect(added.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'USD']);
});

test('each added trade has its row', async () => {
  const { added, sources } = await read({ others: '2' });
  expect(added.map(({ id, symbol }) => [symbol, sources.get(id)?.line])).toEqual([
    ['S2', 3],
    ['S3', 4],
  ]);
});
