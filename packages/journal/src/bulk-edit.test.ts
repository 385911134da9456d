import { expect, it } from 'vitest';
import { editInBulk } from './bulk-edit.ts';
import { type JournalEntry, newEntry } from './entry.ts';
import { withResult } from './profit.ts';

const trade = (id: string, fields: Partial<JournalEntry> = {}) =>
  withResult({
    ...newEntry({ id, date: '2026-03-02' }),
    entryPrice: 10,
    exitPrice: 11,
    positionSize: 100,
    ...fields,
  });

it('a tag is added where it is missing, and removed where it is', () => {
  const trades = [trade('1', { tags: ['gap'] }), trade('2', { tags: ['news'] })];
  const edited = (kind: 'add-tags' | 'remove-tags', tags = ['gap']) =>
    editInBulk(trades, { kind, tags }).map(({ edited: { id, tags: after } }) => [id, after]);
  expect(edited('add-tags')).toEqual([['2', ['news', 'gap']]]);
  expect(edited('remove-tags')).toEqual([['1', []]]);
  expect(edited('add-tags', ['gap', 'news', 'gap'])).toEqual([
    ['1', ['gap', 'news']],
    ['2', ['news', 'gap']],
  ]);
});

it('one of several tags that were stored as one text can be removed', () => {
  const trades = [trade('1', { tags: ['gap, news'] })];
  const edits = editInBulk(trades, { kind: 'remove-tags', tags: ['gap'] });
  expect(edits.map(({ edited: { tags } }) => tags)).toEqual([['news']]);
});

it('a currency is only given to trades that have none, and kept by the next import', () => {
  const fills = [{ side: 'buy', price: 10, size: 100, fees: 0 }] as const;
  const trades = [
    trade('1'),
    trade('2', { importId: '7', fills, exitPrice: null }),
    trade('3', { currency: 'EUR', importId: '7' }),
  ];
  const edits = editInBulk(trades, { kind: 'currency', currency: 'GBP' });
  expect(edits.map(({ edited: { id, currency, edited } }) => [id, currency, edited])).toEqual([
    ['2', 'GBP', ['currency']],
  ]);
});

it('R in bulk comes from the stop or the default risk, and only where there is none', () => {
  const trades = [trade('1', { stopLoss: 9.5 }), trade('2', { riskAmount: 10 }), trade('3')];
  const edited = (edit: Parameters<typeof editInBulk>[1]) =>
    editInBulk(trades, edit).map(({ edited: { id, riskAmount, rMultiple } }) => [id, riskAmount, rMultiple]);
  // 0.50 × 100 at risk for a profit of 100.
  expect(edited({ kind: 'risk-from-stop' })).toEqual([['1', 50, 2]]);
  expect(edited({ kind: 'default-risk', risk: { kind: 'amount', currency: 'USD', amount: 25 } })).toEqual([
    ['1', 25, 4],
    ['3', 25, 4],
  ]);
  expect(edited({ kind: 'default-risk', risk: null })).toEqual([]);
});
