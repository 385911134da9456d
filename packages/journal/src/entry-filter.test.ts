import { expect, it } from 'vitest';
import { type JournalEntry, newEntry } from './entry.ts';
import { filterEntries, NO_ENTRY_FILTER } from './entry-filter.ts';

const trade = (fields: Partial<JournalEntry>) => ({
  ...newEntry({ id: '1', date: '2026-03-02' }),
  symbol: 'AAPL',
  ...fields,
});

it('the search matches symbol, trade type or reason, whatever the case', () => {
  const entries = [trade({ reasonForEntry: 'Gap fill' }), trade({ symbol: 'TSLA', tradeType: 'swing' })];
  const found = (filter: Partial<typeof NO_ENTRY_FILTER>) =>
    filterEntries(entries, { ...NO_ENTRY_FILTER, ...filter }).map(({ symbol }) => symbol);
  expect(found({})).toEqual(['AAPL', 'TSLA']);
  expect(found({ search: ' gAp ' })).toEqual(['AAPL']);
  expect(found({ search: 'SWING' })).toEqual(['TSLA']);
  expect(found({ search: 'tsla' })).toEqual(['TSLA']);
  expect(found({ type: 'day' })).toEqual(['AAPL']);
  expect(found({ outcome: 'win' })).toEqual([]);
});
