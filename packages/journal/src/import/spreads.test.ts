import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../entry.ts';
import { writeJournalCsv } from '../journal-csv.ts';
import { splitSpreads } from '../spread/edit-spread.ts';
import { foldSpreads } from '../spread/fold-spreads.ts';
import { isSpread } from '../spread/spread.ts';
import { nameSpread } from '../spread/spread-name.ts';
import { applyImport } from './apply-import.ts';
import { deleteImport } from './delete-import.ts';
import { readImport } from './read-import.ts';

const HEADING =
  'Date,Type,Sub Type,Action,Symbol,Instrument Type,Description,Value,Quantity,Average Price,Commissions,Fees,Multiplier,Root Symbol,Underlying Symbol,Expiration Date,Strike Price,Call or Put,Order #,Total,Currency';

interface Row {
  readonly at: string;
  readonly action: 'Buy to Open' | 'Sell to Open' | 'Buy to Close' | 'Sell to Close' | 'Expiration' | 'Assignment';
  readonly contract: string;
  readonly price?: number;
  readonly order?: string;
  readonly fee?: number;
}

/** A row of tastytrade’s history: `P90` is a put of June on ZORB, `ZORB` the shares. */
function row({ at, action, contract, price = 0, order = '', fee = 0 }: Row): string {
  const [, right = '', strike = ''] = /^([CP])(\d+)$/.exec(contract) ?? [];
  const isOption = strike !== '';
  const symbol = isOption ? `ZORB  260619${right}${strike.padStart(5, '0')}000` : contract;
  const option = isOption ? `100,ZORB,ZORB,6/19/26,${strike},${right === 'C' ? 'CALL' : 'PUT'}` : ',,,,,';
  const ends = action === 'Expiration' || action === 'Assignment';
  const kind = ends ? `Receive Deliver,${action},` : `Trade,${action},${action.toUpperCase().replaceAll(' ', '_')}`;
  const quantity = isOption ? 1 : 100;
  const text = ends ? `Removal of 1.0 ${symbol}` : `Traded ${quantity} ${symbol} @ ${price.toFixed(2)}`;
  const type = isOption ? 'Equity Option' : 'Equity';
  return `2026-05-${at}-0400,${kind},${symbol},${type},${text},0,${quantity},0,0,${-fee},${option},${order},0,USD`;
}

const condor = [
  row({ at: '04T10:00:00', action: 'Buy to Open', contract: 'P90', price: 0.5, order: '1' }),
  row({ at: '04T10:00:00', action: 'Sell to Open', contract: 'P95', price: 1.2, order: '1' }),
  row({ at: '04T10:00:01', action: 'Sell to Open', contract: 'C105', price: 1.1, order: '1' }),
  row({ at: '04T10:00:01', action: 'Buy to Open', contract: 'C110', price: 0.4, order: '1', fee: 0.5 }),
];
const other = row({ at: '05T11:00:00', action: 'Buy to Open', contract: 'C120', price: 0.1, order: '2' });
const expired = row({ at: '15T17:00:00', action: 'Expiration', contract: 'P90' });
const assigned = row({ at: '15T17:00:00', action: 'Assignment', contract: 'P95' });

let imports = 0;
async function run(journal: readonly JournalEntry[], ...rows: string[]) {
  const bytes = new TextEncoder().encode([HEADING, ...rows.toReversed()].join('\n'));
  const result = await readImport({ files: [{ name: 't.csv', bytes }], journal, importId: `${++imports}` });
  expect([result.questions, result.rows.filter(({ outcome }) => outcome !== 'used')]).toEqual([[], []]);
  return { result, journal: applyImport(journal, result) };
}

const spreadsOf = (journal: readonly JournalEntry[]) => foldSpreads(journal).filter(isSpread);

test('the legs of one order are one trade, and those of another are not', async () => {
  const { journal } = await run([], ...condor, other);
  expect(foldSpreads(journal)).toHaveLength(2);
  expect(spreadsOf(journal)).toMatchObject([
    { direction: 'short', entryPrice: 1.4, positionSize: 1, fees: 0.5, winLoss: 'pending', pnl: null },
  ]);
  expect(nameSpread(spreadsOf(journal)[0]?.legs ?? [])).toBe('Iron condor');
});

test('a leg that expires or is assigned leaves the others open', async () => {
  const first = await run([], ...condor);
  const { journal } = await run(first.journal, expired, assigned);
  const [spread] = spreadsOf(journal);
  expect(spread).toMatchObject({ winLoss: 'pending', exitPrice: null, pnl: 70 });
  expect(spread?.legs.map(({ exitPrice }) => exitPrice)).toEqual([0, 0, null, null]);
});

test('a stock that is bought with a call sold on it in one order is a covered call', async () => {
  const { journal } = await run(
    [],
    row({ at: '04T10:00:00', action: 'Buy to Open', contract: 'ZORB', price: 50, order: '3' }),
    row({ at: '04T10:00:00', action: 'Sell to Open', contract: 'C105', price: 1.25, order: '3' }),
  );
  expect(spreadsOf(journal)).toMatchObject([{ direction: 'long', entryPrice: 48.75 }]);
});

test('a broker that counts its orders anew every day has two of one number', async () => {
  const next = row({ at: '05T10:00:00', action: 'Buy to Open', contract: 'C120', price: 0.4, order: '1' });
  const { journal } = await run([], ...condor, next);
  expect(spreadsOf(journal)[0]?.legs).toHaveLength(4);
});

test('without the number of an order, nothing is combined', async () => {
  const { journal } = await run([], ...condor.map((line) => line.replace(',1,0,USD', ',,0,USD')));
  expect(spreadsOf(journal)).toEqual([]);
});

test('the same file again changes nothing, and a spread that was split stays split', async () => {
  const { journal } = await run([], ...condor);
  expect((await run(journal, ...condor)).result).toMatchObject({ added: [], changed: [], gone: [] });
  const split = splitSpreads(foldSpreads(journal)).map(({ edited }) => edited);
  const again = await run(split, ...condor, expired);
  expect(again.result).toMatchObject({ added: [], gone: [] });
  expect(foldSpreads(again.journal)).toHaveLength(4);
});

test('a corrected fee is one of its leg, and undoing an import takes its legs away', async () => {
  const first = await run([], ...condor.slice(0, 2));
  const second = await run(first.journal, ...condor.slice(2).map((line) => line.replace(',-0.5,', ',-0.7,')));
  expect(spreadsOf(second.journal)).toMatchObject([{ fees: 0.7 }]);
  const back = deleteImport(second.journal, { importId: second.result.importId, orphans: 'open' });
  expect(spreadsOf(back)).toMatchObject([{ entryPrice: 0.7, fees: 0 }]);
  expect(spreadsOf(back)[0]?.legs).toHaveLength(2);
});

test('a fill that was imported before orders were kept gets its order from the file', async () => {
  const { journal } = await run([], ...condor);
  const older = journal.map((entry) => ({ ...entry, fills: entry.fills.map(({ order: _, ...fill }) => fill) }));
  expect(spreadsOf(older)).toEqual([]);
  const { result, journal: newer } = await run(older, ...condor);
  expect(result).toMatchObject({ added: [], gone: [] });
  expect(spreadsOf(newer)).toHaveLength(1);
});

test('exported and imported again, a spread is the same', async () => {
  const { journal } = await run([], ...condor, expired);
  const bytes = new TextEncoder().encode(writeJournalCsv(journal, { complete: true }));
  const { added } = await readImport({ files: [{ name: 'own.csv', bytes }], journal: [], importId: '99' });
  const bare = (entries: readonly JournalEntry[]) => spreadsOf(entries.map((entry) => ({ ...entry, importId: null })));
  expect(bare(added)).toEqual(JSON.parse(JSON.stringify(bare(journal))));
  expect(bare(added)).toHaveLength(1);
});

test('thinkorswim says which orders were spreads, by the second', async () => {
  const file = path.resolve(import.meta.dirname, '../../fixtures/thinkorswim/trade-activity.csv');
  const text = readFileSync(file, 'utf8');
  const spreadsIn = async (content: string) => {
    const files = [{ name: 'activity.csv', bytes: new TextEncoder().encode(content) }];
    const result = await readImport({ files, journal: [], importId: '1' });
    return spreadsOf(applyImport([], result));
  };
  // 1.40 × 100 − 0.60 × 100
  expect(await spreadsIn(text)).toMatchObject([
    { symbol: 'SPQX', direction: 'short', entryPrice: 1.5, exitPrice: 0.7, pnl: 80 },
  ]);
  // Two orders within one second, each of two contracts: which belong together, the file does not say.
  const order = (strikes: readonly [number, number]) =>
    [
      `,,7/14/26 09:35:00,VERTICAL,SELL,-1,TO OPEN,SPQX,17 JUL 26,${strikes[0]},CALL,2.50,1.50,-,LMT`,
      `,,,,BUY,+1,TO OPEN,SPQX,17 JUL 26,${strikes[1]},CALL,1.00,CREDIT,-,`,
    ].join('\n');
  const heading =
    ',,Exec Time,Spread,Side,Qty,Pos Effect,Symbol,Exp,Strike,Type,Price,Net Price,Price Improvement,Order Type';
  expect(await spreadsIn([heading, order([510, 515])].join('\n'))).toHaveLength(1);
  expect(await spreadsIn([heading, order([510, 515]), order([520, 525])].join('\n'))).toEqual([]);
});
