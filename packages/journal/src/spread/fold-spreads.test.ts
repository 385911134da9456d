import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyEntries } from '../../fixtures/arbitrary-entry.ts';
import { editInBulk } from '../bulk-edit.ts';
import { withEdit } from '../edit.ts';
import { type JournalEntry, newEntry } from '../entry.ts';
import { filterEntries, NO_ENTRY_FILTER } from '../entry-filter.ts';
import { DEFAULT_JOURNAL_SETTINGS } from '../journal-settings.ts';
import { totalsOf } from '../money.ts';
import { withResult } from '../profit.ts';
import { summarize } from '../statistics/specified-statistics.ts';
import { combineProblem, combineTrades, editSpread, splitSpreads } from './edit-spread.ts';
import { foldSpreads } from './fold-spreads.ts';
import { isSpread, type Spread, tradesOf } from './spread.ts';

let logged = 0;
const put = (strike: number, fields: Partial<JournalEntry> = {}) =>
  withResult({
    ...newEntry({ id: `${++logged}`, date: '2026-05-04' }),
    symbol: `SPQX P${strike}`,
    option: { underlying: 'SPQX', expiry: '2026-06-19', strike, right: 'put' },
    positionSize: 2,
    multiplier: 100,
    spreadId: 's',
    ...fields,
  });
const short = put(500, { direction: 'short', entryPrice: 2.5, exitPrice: 1.1, fees: 1.3 });
const long = put(495, { entryPrice: 1, exitPrice: 0.4, fees: 1.31, closedAt: '2026-05-06 15:00:00' });

function fold(...entries: JournalEntry[]): Spread {
  const [spread] = foldSpreads(entries);
  if (spread === undefined || !isSpread(spread)) throw new Error('They are not folded.');
  return spread;
}

describe('a credit spread of two puts, twice', () => {
  it('is one trade: sold at 1.50, bought back at 0.70', () => {
    // Two legs: 2 × 100 × (2.50 − 1.10) − 1.30 = 278.70, and 2 × 100 × (0.40 − 1.00) − 1.31 = −121.31.
    expect(fold(short, long)).toMatchObject({
      symbol: 'SPQX',
      direction: 'short',
      positionSize: 2,
      multiplier: 100,
      entryPrice: 1.5,
      exitPrice: 0.7,
      fees: 2.61,
      pnl: 157.39,
      winLoss: 'win',
      closedAt: '2026-05-06 15:00:00',
    });
  });

  it('is open while a leg is, with the result of the leg that is closed', () => {
    const open = withResult({ ...long, exitPrice: null, closedAt: null, winLoss: 'pending' });
    expect(fold(short, open)).toMatchObject({ winLoss: 'pending', exitPrice: null, pnl: 278.7, closedAt: null });
  });

  it('has one risk amount for its R', () => {
    expect(fold({ ...short, riskAmount: 700 }, long)).toMatchObject({ riskAmount: 700, rMultiple: 157.39 / 700 });
    expect(fold(short, long)).toMatchObject({ riskAmount: null, rMultiple: null });
  });

  it('counts as one trade in the figures, found by the symbol of a leg', () => {
    const entries = [short, put(400, { spreadId: null, entryPrice: 1, exitPrice: 2 }), long];
    const listed = foldSpreads(entries);
    const { breakeven } = DEFAULT_JOURNAL_SETTINGS;
    expect(listed).toHaveLength(2);
    expect(summarize(listed)).toMatchObject({ totalTrades: 2, closedTrades: 2, winRate: 100 });
    expect(totalsOf(listed)).toEqual(totalsOf(entries));
    expect(filterEntries({ entries: listed, filter: { ...NO_ENTRY_FILTER, search: 'p495' }, breakeven })).toEqual([
      listed[0],
    ]);
  });
});

describe('debits', () => {
  it('a covered call costs what the shares do, less the premium', () => {
    const shares = put(0, {
      option: null,
      symbol: 'SPQX',
      multiplier: 1,
      positionSize: 100,
      entryPrice: 50,
      exitPrice: 52,
    });
    const call = put(55, { direction: 'short', positionSize: 1, entryPrice: 1.25, exitPrice: 0 });
    expect(fold(shares, call)).toMatchObject({ direction: 'long', positionSize: 1, entryPrice: 48.75, exitPrice: 52 });
    expect(fold(shares, call).pnl).toBe(325);
  });

  it('one that costs money to close has a price below zero', () => {
    const [bought, sold] = [
      put(495, { entryPrice: 1, exitPrice: 0.1 }),
      put(490, { direction: 'short', positionSize: 4, entryPrice: 0.2, exitPrice: 0.3 }),
    ];
    expect(fold(bought, sold)).toMatchObject({ direction: 'long', positionSize: 2, entryPrice: 0.6, exitPrice: -0.5 });
  });
});

test.each<[string, Partial<JournalEntry>]>([
  ['another currency', { currency: 'EUR' }],
  ['a trade that was missed', { stage: 'missed' }],
  ['a leg that was split off', { spreadId: 'apart' }],
])('%s stays a trade of its own', (_, fields) => {
  expect(foldSpreads([short, { ...long, ...fields }])).toEqual([short, { ...long, ...fields }]);
});

describe('combined and split by hand', () => {
  const apart = [short, long].map((entry) => ({ ...entry, spreadId: null }));
  const applied = (entries: readonly JournalEntry[], edits: ReturnType<typeof combineTrades>) =>
    entries.map((stored) => {
      const edit = edits.find(({ base }) => base.id === stored.id);
      return edit === undefined ? stored : withEdit(stored, edit);
    });

  it('nothing but the spread changes, either way', () => {
    const combined = applied(apart, combineTrades(apart, '7'));
    expect(foldSpreads(combined)).toHaveLength(1);
    const split = applied(combined, splitSpreads(foldSpreads(combined)));
    expect(foldSpreads(split)).toHaveLength(2);
    expect(split.map((entry) => ({ ...entry, spreadId: null }))).toEqual(apart);
  });

  it.each([
    ['one', [short]],
    ['account', [short, { ...long, account: 'U2' }]],
    ['currency', [short, { ...long, currency: 'EUR' }]],
    ['stage', [short, { ...long, stage: 'planned' as const }]],
    [null, [short, long]],
  ])('the problem of combining is %s', (problem, chosen) => {
    expect(combineProblem(chosen)).toBe(problem);
  });

  it('a review of the spread is one of every leg, and its risk amount is kept once', () => {
    const spread = fold({ ...short, riskAmount: 300, tags: ['a'] }, { ...long, riskAmount: 400 });
    const edited = { ...spread, reasonForEntry: 'High volatility', riskAmount: 650 };
    const after = applied(spread.legs, editSpread(spread, edited));
    expect(fold(...after)).toMatchObject({ reasonForEntry: 'High volatility', riskAmount: 650, tags: ['a'] });
    expect(after.map(({ reasonForEntry, pnl }) => [reasonForEntry, pnl])).toEqual(
      spread.legs.map(({ pnl }) => ['High volatility', pnl]),
    );
    // Tags that were left alone stay with the leg that has them.
    expect(after.map(({ tags }) => tags).filter((tags) => tags.length > 0)).toEqual([['a']]);
  });

  it('in bulk, tags go to every leg and the default risk to the spread', () => {
    const spread = fold(short, long);
    expect(editInBulk([spread], { kind: 'add-tags', tags: ['x'] })).toHaveLength(2);
    const risk = { kind: 'amount', currency: 'USD', amount: 500 } as const;
    const edits = editInBulk([spread], { kind: 'default-risk', risk });
    expect(fold(...applied(spread.legs, edits))).toMatchObject({ riskAmount: 500 });
    expect(editInBulk([fold({ ...short, riskAmount: 1 }, long)], { kind: 'default-risk', risk })).toEqual([]);
    expect(editInBulk([spread], { kind: 'risk-from-stop' })).toEqual([]);
  });
});

test('folding loses and adds no trade and no cent, whatever the journal holds', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const listed = foldSpreads(entries);
      expect(listed.flatMap(tradesOf).toSorted(byId)).toEqual(entries.toSorted(byId));
      const sorted = (all: readonly JournalEntry[]) =>
        totalsOf(all).toSorted((a, b) => (String(a.currency) < String(b.currency) ? -1 : 1));
      expect(sorted(listed)).toEqual(sorted(entries));
    }),
  );
});

function byId(a: JournalEntry, b: JournalEntry): number {
  return a.id < b.id ? -1 : 1;
}
