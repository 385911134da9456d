import { expect, it } from 'vitest';
import { type BrokenRule, type JournalEntry, newEntry } from '../entry.ts';
import { withResult } from '../profit.ts';
import { suggestStudy } from './study.ts';

let logged = 0;
const trade = (exitPrice: number, fields: Partial<JournalEntry> = {}) =>
  withResult({
    ...newEntry({ id: `${++logged}`, date: '2026-03-02' }),
    symbol: 'AAPL',
    pattern: 'Hammer',
    entryPrice: 10,
    exitPrice,
    positionSize: 1,
    ...fields,
  });
const brokenBy = (...rules: BrokenRule[]) => ({ brokenRules: rules });

it('three of five hammers without confirmation lead back to the lesson', () => {
  const hammers = [
    ...[1, 2, 3].map(() => trade(11, brokenBy('no-confirmation'))),
    trade(12, brokenBy()),
    trade(12, { ...brokenBy(), pattern: 'hammer ' }),
  ];
  expect(suggestStudy(hammers)).toEqual([
    { kind: 'broken-rule', rule: 'no-confirmation', pattern: 'Hammer', broken: 3, trades: 5 },
  ]);
});

it('other rules count across patterns, and only where the trade says whether they were kept', () => {
  const trades = [
    ...[1, 2, 3].map((n) => trade(11, { ...brokenBy('chased'), pattern: `P${n}` })),
    ...Array.from({ length: 20 }, () => trade(11, { pattern: '' })),
  ];
  expect(suggestStudy(trades)).toEqual([{ kind: 'broken-rule', rule: 'chased', pattern: '', broken: 3, trades: 3 }]);
});

it('a pattern that lost money over five trades leads back to its lesson, the most expensive first', () => {
  const trades = [
    ...[9, 9, 9, 9, 11].map((exit) => trade(exit)),
    ...[5, 5, 5, 5, 11].map((exit) => trade(exit, { pattern: 'Doji' })),
    ...[1, 1, 1, 1].map((exit) => trade(exit, { pattern: 'Harami' })),
  ];
  expect(suggestStudy(trades)).toEqual([
    { kind: 'losing-pattern', pattern: 'Doji', trades: 5, total: { currency: 'USD', cents: -1900 } },
    { kind: 'losing-pattern', pattern: 'Hammer', trades: 5, total: { currency: 'USD', cents: -300 } },
  ]);
});

it('losses in one currency and gains in another are no common result', () => {
  const trades = [
    ...[9, 9, 9, 9, 9].map((exit) => trade(exit, { currency: 'EUR' })),
    ...[90, 90, 90, 90, 90].map((exit) => trade(exit)),
  ];
  expect(suggestStudy(trades)).toEqual([
    { kind: 'losing-pattern', pattern: 'Hammer', trades: 5, total: { currency: 'EUR', cents: -500 } },
  ]);
});
