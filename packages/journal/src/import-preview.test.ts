import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries } from '../fixtures/arbitrary-entry.ts';
import { guessColumns } from './broker-csv.ts';
import { type JournalEntry, newEntry } from './entry.ts';
import { previewImport } from './import-preview.ts';
import { parseCsv, writeJournalCsv } from './journal-csv.ts';
import { withResult } from './profit.ts';

const importText = (text: string, existing: readonly JournalEntry[] = []) => {
  const rows = parseCsv(text);
  return previewImport({ rows, existing, match: guessColumns(rows[0] ?? []), importId: '1800000000000' });
};
const trade = withResult({
  ...newEntry({ id: '1767225600000', date: '2026-01-05' }),
  symbol: 'AAPL',
  entryPrice: 100,
  exitPrice: 101.5,
  positionSize: 10,
  riskAmount: 30,
  reasonForEntry: '=HYPERLINK("x")',
  lessonsLearned: 'Said "wait", waited',
});

describe('the exported file', () => {
  it('the exported file has the specified columns, doubled quotes, and a formula that no spreadsheet computes', () => {
    expect(writeJournalCsv([trade], { complete: false }).split('\r\n')).toEqual([
      '\uFEFFDate,Symbol,Entry Price,Exit Price,Position Size,Trade Type,Outcome,P&L,R Multiple,Emotion Before,Market Condition,Reason for Entry,Lessons Learned',
      '2026-01-05,"AAPL",100,101.5,10,day,win,15,0.5,calm,sideways,"\'=HYPERLINK(""x"")","Said ""wait"", waited"',
      '',
    ]);
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', "'=1", "''=1", "'plain", '＝1', ''])(
    'the text %j comes back unchanged',
    (reason) => {
      const [read] = importText(writeJournalCsv([{ ...trade, reasonForEntry: reason }], { complete: false })).added;
      expect(read?.reasonForEntry).toBe(reason);
    },
  );

  it('exported and imported again, a complete file is the journal itself', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { added, duplicates, rejected } = importText(writeJournalCsv(entries, { complete: true }));
        expect(rejected).toEqual([]);
        expect([...added, ...duplicates].map((entry) => ({ ...entry, importId: null }))).toEqual(entries);
      }),
    );
  });

  it('the specified file loses none of its cells on the way', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const text = writeJournalCsv(entries, { complete: false });
        expect(writeJournalCsv(importText(text).added, { complete: false })).toBe(text);
      }),
    );
  });
});

describe('previewImport of an exported journal', () => {
  const twins = [trade, { ...trade, id: '2' }];

  it('what the journal has already is a duplicate, and twins are kept apart by their order', () => {
    const text = writeJournalCsv(twins, { complete: false });
    expect(importText(text, [trade])).toMatchObject({ added: [{ symbol: 'AAPL' }], duplicates: [{ symbol: 'AAPL' }] });
    expect(importText(text, twins).added).toEqual([]);
    expect(importText(text).added).toHaveLength(2);
  });

  it.each([
    ['1/5/2026', '100', 'win', null],
    ['05.01.2026', '100', 'win', 'Date can’t be “05.01.2026”.'],
    ['2026-01-05', '', 'win', 'Entry Price is missing.'],
    ['2026-01-05', '1o0', 'win', 'Entry Price can’t be “1o0”.'],
    ['2026-01-05', '100', 'won', 'Outcome can’t be “won”.'],
  ])('a row with %s, %s and %s', (date, price, outcome, reason) => {
    const [heading] = writeJournalCsv([], { complete: false }).split('\r\n');
    const { added, rejected } = importText(`${heading}\r\n${date},X,${price},,1,day,${outcome},,,calm,sideways,,`);
    expect(rejected).toEqual(reason === null ? [] : [{ line: 2, reason }]);
    expect(added.map(({ date }) => date)).toEqual(reason === null ? ['2026-01-05'] : []);
  });
});

describe('previewImport of a broker’s fills', () => {
  const file = [
    'Trade Date,Action,Ticker,Qty,Price,Commission',
    '1/6/2026 3:45 PM,Sell,AAPL,100,$102.50,1.00',
    '1/6/2026 9:31 AM,Bought,aapl,"1,00",100,1.00',
    '1/6/2026 9:30 AM,Buy,AAPL,100,$100.00,1.00',
    '1/6/2026 9:30 AM,Dividend,AAPL,100,0,0',
  ].join('\n');

  it('a broker’s fills become round trips with fees, in either order, and the skipped rows are reported', () => {
    const { added, rejected } = importText(file);
    expect(added).toMatchObject([{ symbol: 'AAPL', date: '2026-01-06', direction: 'long', pnl: 248, fees: 2 }]);
    expect(rejected).toEqual([
      { line: 3, reason: 'Qty: “1,00” can’t be read.' },
      { line: 5, reason: 'Action: “Dividend” can’t be read.' },
    ]);
  });

  it('a file imported twice is recognized, even after a reason was added', () => {
    const { added } = importText(file);
    const edited = added.map((entry) => ({ ...entry, reasonForEntry: 'Hammer' }));
    expect(importText(file, edited)).toMatchObject({ added: [], duplicates: [{ symbol: 'AAPL' }] });
  });

  it('without a side, a negative quantity is a sale', () => {
    const { added } = importText('Date,Symbol,Quantity,Price\n2026-01-05,X,-5,10\n2026-01-06,X,5,8');
    expect(added).toMatchObject([{ direction: 'short', pnl: 10 }]);
  });
});
