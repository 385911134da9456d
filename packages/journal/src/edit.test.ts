import { expect, test } from 'vitest';
import { withEdit } from './edit.ts';
import { newEntry } from './entry.ts';
import { withResult } from './profit.ts';

const base = withResult({
  ...newEntry({ id: '1', date: '2026-03-02' }),
  symbol: 'AAPL',
  entryPrice: 100,
  exitPrice: 110,
  positionSize: 5,
  riskAmount: 25,
  tags: ['gap'],
  fills: [{ side: 'buy', price: 100, size: 5, fees: 0 }],
});

test('what an edit left alone keeps what another tab stored since', () => {
  const stored = { ...base, reasonForEntry: 'A hammer', tags: ['gap', 'earnings'] };
  const edited = { ...base, lessonsLearned: 'Wait for the close', tags: [...base.tags] };
  expect(withEdit(stored, { base, edited })).toEqual({ ...stored, lessonsLearned: 'Wait for the close' });
});

test('where both changed a field, the edit that is saved last counts', () => {
  const stored = { ...base, reasonForEntry: 'A hammer' };
  const edited = { ...base, reasonForEntry: 'A flag', tags: [] };
  expect(withEdit(stored, { base, edited })).toEqual({ ...stored, reasonForEntry: 'A flag', tags: [] });
});

test('the result follows from the prices of both edits', () => {
  const stored = withResult({ ...base, entryPrice: 90, fills: [] });
  const edited = withResult({ ...base, exitPrice: 95, fills: [] });
  const both = withEdit(stored, { base, edited });
  expect(both).toMatchObject({ entryPrice: 90, exitPrice: 95, pnl: 25, rMultiple: 1, winLoss: 'win' });
});
