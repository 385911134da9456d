import { expect, it } from 'vitest';
import { type JournalEntry, newEntry } from './entry.ts';
import { filterEntries, NO_ENTRY_FILTER } from './entry-filter.ts';
import { DEFAULT_JOURNAL_SETTINGS } from './journal-settings.ts';

const { breakeven } = DEFAULT_JOURNAL_SETTINGS;
const trade = (fields: Partial<JournalEntry>) => ({
  ...newEntry({ id: '1', date: '2026-03-02' }),
  symbol: 'AAPL',
  ...fields,
});

it('the search matches symbol, trade type or reason, whatever the case', () => {
  const entries = [trade({ reasonForEntry: 'Gap fill' }), trade({ symbol: 'TSLA', tradeType: 'swing' })];
  const found = (filter: Partial<typeof NO_ENTRY_FILTER>) =>
    filterEntries({ entries, filter: { ...NO_ENTRY_FILTER, ...filter }, breakeven }).map(({ symbol }) => symbol);
  expect(found({})).toEqual(['AAPL', 'TSLA']);
  expect(found({ search: ' gAp ' })).toEqual(['AAPL']);
  expect(found({ search: 'SWING' })).toEqual(['TSLA']);
  expect(found({ search: 'tsla' })).toEqual(['TSLA']);
  expect(found({ type: 'day' })).toEqual(['AAPL']);
  expect(found({ outcome: 'win' })).toEqual([]);
});

it('account, side and tag each narrow the list', () => {
  const entries = [
    trade({ id: '1', account: 'U1', tags: ['gap', 'news'] }),
    trade({ id: '2', account: 'U2', direction: 'short', tags: ['gap'] }),
    trade({ id: '3' }),
  ];
  const found = (filter: Partial<typeof NO_ENTRY_FILTER>) =>
    filterEntries({ entries, filter: { ...NO_ENTRY_FILTER, ...filter }, breakeven }).map(({ id }) => id);
  expect(found({ account: 'U1' })).toEqual(['1']);
  expect(found({ account: '' })).toEqual(['3']);
  expect(found({ direction: 'short' })).toEqual(['2']);
  expect(found({ tag: 'gap' })).toEqual(['1', '2']);
  expect(found({ tag: 'gap', direction: 'long' })).toEqual(['1']);
});

it('a range of days is that of the exits, or of the entries if the trader says so', () => {
  const entries = [
    trade({ id: 'held', date: '2026-03-30', closedAt: '2026-04-02 10:00:00', exitPrice: 1, winLoss: 'win' }),
    trade({ id: 'unrecorded', date: '2026-04-01', exitPrice: 1, winLoss: 'win' }),
    trade({ id: 'open', date: '2026-04-01' }),
  ];
  const found = (filter: Partial<typeof NO_ENTRY_FILTER>) =>
    filterEntries({ entries, filter: { ...NO_ENTRY_FILTER, ...filter }, breakeven }).map(({ id }) => id);
  expect(found({ from: '2026-04-01' })).toEqual(['held', 'unrecorded']);
  expect(found({ from: '2026-04-01', to: '2026-04-01' })).toEqual(['unrecorded']);
  expect(found({ from: '2026-04-01', dayOf: 'entry' })).toEqual(['unrecorded', 'open']);
  expect(found({ to: '2026-03-31', dayOf: 'entry' })).toEqual(['held']);
  expect(found({ to: '2026-04-02' })).toEqual(['held', 'unrecorded']);
});

it('the filter by outcome takes for breakeven what the trader does', () => {
  const entries = [
    trade({ id: 'small', pnl: 2, winLoss: 'win' }),
    trade({ id: 'large', pnl: 2.01, winLoss: 'win' }),
    trade({ id: 'even', pnl: 0, winLoss: 'breakeven' }),
  ];
  const found = (outcome: 'win' | 'breakeven') =>
    filterEntries({
      entries,
      filter: { ...NO_ENTRY_FILTER, outcome },
      breakeven: { amount: 2, unit: 'money' },
    }).map(({ id }) => id);
  expect(found('breakeven')).toEqual(['small', 'even']);
  expect(found('win')).toEqual(['large']);
});
