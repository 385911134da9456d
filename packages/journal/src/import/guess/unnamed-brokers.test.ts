import { expect, test } from 'vitest';
import { readImport } from '../read-import.ts';

/** Files of brokers without a declaration, read by their titles. */
async function read(lines: readonly string[], answers: Readonly<Record<string, string>> = {}) {
  const files = [{ name: 'a.csv', bytes: new TextEncoder().encode(lines.join('\n')) }];
  const { added, rows, questions } = await readImport({ files, journal: [], importId: '1', answers });
  return {
    trades: added.map(({ symbol, positionSize, exitPrice, fees, pnl }) => ({
      symbol,
      positionSize,
      exitPrice,
      fees,
      pnl,
    })),
    rejected: rows.filter(({ outcome }) => outcome === 'rejected').map(({ line }) => line),
    questions: questions.map(({ id }) => id),
  };
}

test('a column that may hold fees is asked about, and counts or not as answered', async () => {
  const file = [
    'Date,Symbol,Side,Quantity,Price,Commission,Platform Fees,Total Fees',
    '2026-03-05,CCC,Buy,100,10,1,1,2',
    '2026-03-06,CCC,Sell,100,11,1,1,2',
  ];
  const { questions } = await read(file);
  expect(questions).toHaveLength(2);
  const [platform = '', total = ''] = questions;
  const { trades } = await read(file, { [platform]: 'yes', [total]: 'no' });
  expect(trades).toMatchObject([{ symbol: 'CCC', fees: 4, pnl: 96 }]);
});

test('the filled quantity and price count, also of an order that was canceled after a part of it', async () => {
  const { trades, questions } = await read([
    'Date,Symbol,Side,Status,Qty,Fill Qty,Price,Fill Price',
    '2026-03-05,AAA,Buy,Cancelled,200,60,9,10',
    '2026-03-05,AAA,Buy,Cancelled,200,0,9,',
    '2026-03-06,AAA,Sell,Filled,60,60,12,11',
  ]);
  expect([trades, questions]).toMatchObject([[{ positionSize: 60, exitPrice: 11, pnl: 60 }], []]);
});

test('an amount may be money or pieces, and is asked about', async () => {
  const { questions } = await read([
    'Date,Type,Symbol,Price,Amount,Shares held',
    '2026-03-05,Buy,AAA,10.00,1000.00,100',
    '2026-03-06,Sell,AAA,11.00,550.00,50',
  ]);
  expect(questions).toEqual([expect.stringMatching(/^column:.*:quantity$/)]);
});

test('a row with more cells than titles is rejected: a comma in a number has moved the others', async () => {
  const { trades, rejected } = await read([
    'Date,Symbol,Side,Quantity,Price,Fee',
    '2026-03-03,AAA,Buy,1,000,10.50,1.00',
    '2026-03-04,AAA,Buy,1000,11.50,1.00',
  ]);
  expect([trades, rejected]).toMatchObject([[{ positionSize: 1000, exitPrice: null, fees: 1 }], [2]]);
});

test('a fee in another coin has a currency of its own and is in no total', async () => {
  const { trades } = await read([
    'Date,Symbol,Side,Quantity,Price,Fee,Fee Currency',
    '2026-03-05,BTC-USDT,buy,0.2,60000,0.5,KCS',
    '2026-03-06,BTC-USDT,sell,0.2,61000,0.5,KCS',
  ]);
  expect(trades).toMatchObject([{ fees: 0, pnl: 200 }]);
});

test('numbers of orders are no times', async () => {
  const { questions } = await read([
    'Order,Symbol,Side,Quantity,Price',
    '1300000001,AAA,Buy,1,10',
    '1300000002,AAA,Sell,1,11',
  ]);
  expect(questions).toEqual([expect.stringMatching(/^column:.*:time$/)]);
});
