import { expect, test } from 'vitest';
import type { BrokerFormat } from '../format.ts';
import { readImport } from '../read-import.ts';

const pairs: BrokerFormat = {
  id: 'pairs',
  broker: 'Sample',
  report: 'Pairs',
  titles: ['Name', 'Count', 'Bought at', 'Sold at', 'Bought for', 'Sold for'],
  rows: 'trades',
  columns: {
    symbol: 'Name',
    quantity: 'Count',
    buyTime: 'Bought at',
    sellTime: 'Sold at',
    buyPrice: 'Bought for',
    sellPrice: 'Sold for',
    buyId: 'Bought as',
    sellId: 'Sold as',
  },
};

async function read(text: string, answers = {}, formats = [pairs]) {
  const files = [{ name: 'trades.csv', bytes: new TextEncoder().encode(text) }];
  const { trades, questions, rows } = await readImport({ files, journal: [], importId: '1', formats, answers });
  const ends = trades.map(({ direction, entryPrice, exitPrice, pnl }) => [direction, entryPrice, exitPrice, pnl]);
  return { ends, questions, outcomes: rows.map(({ outcome }) => outcome) };
}

const heading = 'Name,Count,Bought at,Sold at,Bought for,Sold for';
const at = '2026-10-08 13:00:07';

test('of a purchase and a sale, the earlier one opens the trade', async () => {
  const { ends } = await read(
    `${heading}\nQRX,2,2026-10-08 14:00:00,${at},50,51\nZLM,1,${at},2026-10-08 14:00:00,20,22\n`,
  );
  expect(ends).toEqual([
    ['short', 51, 50, 2],
    ['long', 20, 22, 2],
  ]);
});

test('within one moment, the execution with the lower number came first', async () => {
  const { ends } = await read(
    `${heading},Bought as,Sold as\nQRX,1,${at},${at},50,51,1000,999\nZLM,1,${at},${at},20,22,7,8\n`,
  );
  expect(ends).toEqual([
    ['short', 51, 50, 1],
    ['long', 20, 22, 2],
  ]);
});

test('without numbers, the trader says what came first within one moment', async () => {
  const file = `${heading}\nQRX,1,${at},${at},50,51\n`;
  const open = await read(file);
  expect(open.outcomes).toEqual(['asked']);
  const [question] = open.questions;
  expect(question?.text).toBe('Which came first where a purchase and a sale have the same time?');
  const { ends, questions } = await read(file, { [question?.id ?? '']: 'sell' });
  expect(ends).toEqual([['short', 51, 50, 1]]);
  expect(questions).toEqual([]);
});

test('a trade with a side says by it which of the two prices is its entry', async () => {
  const { buyTime: _, sellTime: __, buyId: ___, sellId: ____, ...columns } = pairs.columns;
  const format: BrokerFormat = {
    ...pairs,
    titles: ['Name', 'Count', 'Way', 'Start', 'End', 'Bought for', 'Sold for'],
    columns: { ...columns, side: 'Way', openTime: 'Start', closeTime: 'End' },
  };
  const file = `Name,Count,Way,Start,End,Bought for,Sold for\nQRX,1,short,${at},2026-10-09 10:00:00,50,51\n`;
  expect((await read(file, {}, [format])).ends).toEqual([['short', 51, 50, 1]]);
});
