import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries } from '../../../fixtures/arbitrary-entry.ts';
import { type JournalEntry, newEntry } from '../../entry.ts';
import { withRestAt } from '../../exit-price.ts';
import { writeJournalCsv } from '../../journal-csv.ts';
import { currencyOf } from '../../money.ts';
import { withResult } from '../../profit.ts';
import { readImport } from '../read-import.ts';

const name = 'journal.csv';
/** All trades of the thirteen columns were taken, in one currency, and the open ones are long. */
const answers = { [`stage:${name}`]: 'none', [`currency:${name}`]: 'none', [`short:${name}`]: 'none' };

function importText(text: string, journal: readonly JournalEntry[] = []) {
  const files = [{ name, bytes: new TextEncoder().encode(text) }];
  return readImport({ files, journal, importId: '1800000000000', answers });
}

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
    async (reason) => {
      const { added } = await importText(writeJournalCsv([{ ...trade, reasonForEntry: reason }], { complete: false }));
      expect(added[0]?.reasonForEntry).toBe(reason);
    },
  );

  it('exported and imported again, a complete file is the journal itself', async () => {
    await fc.assert(
      fc.asyncProperty(anyEntries, async (entries) => {
        const { added, known, rows, files } = await importText(writeJournalCsv(entries, { complete: true }));
        expect(files[0]?.refusal).toBe(entries.length === 0 ? 'This file has no rows below its header.' : null);
        expect(rows.filter(({ outcome }) => outcome !== 'used')).toEqual([]);
        const written = entries.map((entry) => ({ ...entry, currency: currencyOf(entry) }));
        expect([...added, ...known].map((entry) => ({ ...entry, importId: null }))).toEqual(written);
      }),
    );
  });
});

describe('an exported journal that is imported', () => {
  const twins = [trade, { ...trade, id: '2' }];

  it('what the journal has already is known, and twins are kept apart by their order', async () => {
    const text = writeJournalCsv(twins, { complete: false });
    expect(await importText(text, [trade])).toMatchObject({ added: [{ symbol: 'AAPL' }], known: [{ symbol: 'AAPL' }] });
    expect((await importText(text, twins)).added).toEqual([]);
    expect((await importText(text)).added).toHaveLength(2);
  });

  it('a trade whose rest was closed by hand comes back with its result and its fees, and none that are made up', async () => {
    const fills = [
      { side: 'buy', price: 200, size: 100, fees: 1 },
      { side: 'sell', price: 205, size: 40, fees: 1 },
    ] as const;
    const open = { ...trade, entryPrice: 200, positionSize: 100, fees: 2, riskAmount: null, fills };
    const closed = withResult({ ...open, exitPrice: withRestAt(open, 210), edited: ['exitPrice'] });
    const { added } = await importText(writeJournalCsv([closed], { complete: false }));
    expect(added).toMatchObject([{ exitPrice: 208, pnl: 798, fees: 2, direction: 'long' }]);
  });

  it.each([
    ['1/5/2026', '100', 'win', null],
    ['05.01.2026', '100', 'win', 'Date can’t be “05.01.2026”.'],
    ['2026-01-05', '', 'win', 'Entry Price is missing.'],
    ['2026-01-05', '1o0', 'win', 'Entry Price can’t be “1o0”.'],
    ['2026-01-05', '100', 'won', 'Outcome can’t be “won”.'],
  ])('a row with %s, %s and %s', async (date, price, outcome, reason) => {
    const [heading] = writeJournalCsv([], { complete: false }).split('\r\n');
    const { added, rows } = await importText(`${heading}\r\n${date},X,${price},,1,day,${outcome},,,calm,sideways,,`);
    expect(rows.filter((row) => row.outcome === 'rejected')).toMatchObject(
      reason === null ? [] : [{ line: 2, reason }],
    );
    expect(added.map((entry) => entry.date)).toEqual(reason === null ? ['2026-01-05'] : []);
  });
});
