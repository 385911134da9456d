import { expect, test } from 'vitest';
import type { JournalEntry } from '../entry.ts';
import { applyImport } from './apply-import.ts';
import { readImport } from './read-import.ts';
import { DEFAULT_IMPORT_SETTINGS } from './settings.ts';

const BUY = '2026-01-29 10:00:00,WXAB,Buy,100,50.00,1';
const SELL = '2026-02-03 10:00:00,WXAB,Sell,100,55.00,1';
const fileOf = (...rows: string[]) => ({
  name: 'fills.csv',
  bytes: new TextEncoder().encode(['Date,Symbol,Side,Quantity,Price,Fees', ...rows].join('\n')),
});

let imports = 0;
async function run(journal: readonly JournalEntry[], { rows, currency }: { rows: string[]; currency: string | null }) {
  const settings = { ...DEFAULT_IMPORT_SETTINGS, currency };
  const result = await readImport({ files: [fileOf(...rows)], journal, importId: `${++imports}`, settings });
  return { result, journal: applyImport(journal, result) };
}

test('trades of a file without a currency are in that of the settings, or in none that is known', async () => {
  const rows = [BUY, SELL];
  expect((await run([], { rows, currency: 'EUR' })).journal).toMatchObject([{ currency: 'EUR', pnl: 498 }]);
  expect((await run([], { rows, currency: null })).journal).toMatchObject([{ currency: null }]);
});

test('a file that names a currency keeps it', async () => {
  const bytes = new TextEncoder().encode(
    'Date,Symbol,Side,Quantity,Price,Currency\n2026-01-29,WXAB,Buy,1,5,GBP\n2026-01-30,WXAB,Sell,1,6,GBP',
  );
  const settings = { ...DEFAULT_IMPORT_SETTINGS, currency: 'EUR' };
  const files = [{ name: 'fills.csv', bytes }];
  expect((await readImport({ files, journal: [], importId: '1', settings })).trades).toMatchObject([
    { currency: 'GBP' },
  ]);
});

test('the same file gives trades that came before the currency, and doubles none', async () => {
  const before = await run([], { rows: [BUY, SELL], currency: null });
  const after = await run(before.journal, { rows: [BUY, SELL], currency: 'USD' });
  expect(after.result).toMatchObject({ added: [], gone: [], changed: [{ before: { currency: null } }] });
  expect(after.journal).toMatchObject([{ currency: 'USD', pnl: 498 }]);
});

test('a later file closes a position that came before the currency was set', async () => {
  const before = await run([], { rows: [BUY], currency: null });
  const { journal } = await run(before.journal, { rows: [SELL], currency: 'USD' });
  expect(journal).toMatchObject([{ currency: 'USD', exitPrice: 55 }]);
});

test.each([null, 'EUR'])(
  'a trade that has a currency keeps it when its file comes again under %s',
  async (currency) => {
    const before = await run([], { rows: [BUY, SELL], currency: 'USD' });
    const { result } = await run(before.journal, { rows: [BUY, SELL], currency });
    expect(result).toMatchObject({ added: [], changed: [], gone: [], known: [{ currency: 'USD' }] });
  },
);
