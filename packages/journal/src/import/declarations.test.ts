import { expect, test } from 'vitest';
import { applyImport } from './apply-import.ts';
import { dasTraderTrades } from './brokers/us/das-trader.ts';
import { readImport } from './read-import.ts';
import { DEFAULT_IMPORT_SETTINGS } from './settings.ts';

const fileOf = (name: string, lines: readonly string[]) => ({
  name,
  bytes: new TextEncoder().encode(lines.join('\n')),
});
const read = (file: ReturnType<typeof fileOf>, answers = {}, settings = DEFAULT_IMPORT_SETTINGS) =>
  readImport({ files: [file], journal: [], importId: '1', answers, settings });

const dayless = [
  'Time,Symbol,Side,Price,Qty,Route,Account,Cloid',
  '09:31:05,QALX,B,20,10,ARCA,A1,1',
  '09:40:00,QALX,S,21,10,ARCA,A1,2',
];

test('times without a day ask for it, once for each file', async () => {
  const { questions, trades } = await read(fileOf('trades.csv', dayless));
  expect(questions).toMatchObject([{ id: `day:${dasTraderTrades.id}:trades.csv`, input: 'day' }]);
  expect(trades).toEqual([]);
});

test.each([
  ['an answer', 'trades.csv', { 'day:das-trader-trades:trades.csv': '2026-05-04' }],
  ['the name of the file', 'Trades_20260504.csv', {}],
])('the day comes from %s', async (_, name, answers) => {
  const { questions, trades } = await read(fileOf(name, dayless), answers);
  expect(questions).toEqual([]);
  expect(trades).toMatchObject([{ date: '2026-05-04', pnl: 10 }]);
});

const heading =
  'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,Proceeds,Comm/Fee,Code';
const order = 'Trades,Data,Order,Stocks,USD,QALX,"2026-03-03, 09:31:05",10,20,-200,-1,O';
const execution = 'Trades,Data,Trade,Stocks,USD,QALX,"2026-03-03, 09:31:05",10,20,-200,-1,O';

test('executions that a file lists beside their order count once, and alone count', async () => {
  const both = await read(fileOf('both.csv', [heading, order, execution]));
  expect(both.trades).toMatchObject([{ positionSize: 10 }]);
  const alone = await read(fileOf('alone.csv', [heading, execution]));
  expect(alone.trades).toMatchObject([{ positionSize: 10 }]);
});

test('a charge whose fill is in no file is rejected', async () => {
  const cash = [
    'DATE,TIME,TYPE,REF #,DESCRIPTION,Misc Fees,Commissions & Fees,AMOUNT,BALANCE',
    '7/2/26,10:00:00,TRD,="1002",SOLD -100 QALX @21.00,-0.08,,"2,100.00","10,085.92"',
    '7/2/26,10:00:01,TRD,="1003",BOT +100 QALX @20.00,-0.08,,"-2,000.00","8,085.84"',
  ];
  const { rows } = await read(fileOf('statement.csv', cash));
  expect(rows.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected']);
});

test('a commission in another currency than the price is in no total', async () => {
  const lines = [
    'Summary,Header,Field Name,Field Value',
    'Summary,Data,Base Currency,EUR',
    'Transaction History,Header,Date,Account,Description,Transaction Type,Symbol,Quantity,Price,Price Currency,Gross Amount ,Commission,Net Amount',
    'Transaction History,Data,2026-05-20,U***1,QALX CORP,Buy,QALX,10.0,20.0,USD,-172.0,-0.86,-172.86',
  ];
  const { trades } = await read(fileOf('history.csv', lines));
  expect(trades).toMatchObject([
    { fees: 0, currency: 'USD', fills: [{ feeParts: [{ amount: 0.86, currency: 'EUR' }] }] },
  ]);
});

test('a fill with charges from another table takes no default commission', async () => {
  const statement = [
    'Account Trade History',
    ',Exec Time,Spread,Side,Qty,Pos Effect,Symbol,Exp,Strike,Type,Price,Net Price,Order Type',
    ',7/2/26 10:00:00,STOCK,BUY,+100,TO OPEN,QALX,,,STOCK,21.00,21.00,MKT',
    'Cash Balance',
    'DATE,TIME,TYPE,REF #,DESCRIPTION,Misc Fees,Commissions & Fees,AMOUNT,BALANCE',
    '7/2/26,10:00:00,TRD,="1002",BOT +100 QALX @21.00,-0.08,,"-2,100.00","7,900.00"',
  ];
  const settings = { ...DEFAULT_IMPORT_SETTINGS, commission: { amount: 5, per: 'fill' as const } };
  expect((await read(fileOf('statement.csv', statement), {}, settings)).trades).toMatchObject([{ fees: 0.08 }]);
  const alone = await read(fileOf('trades.csv', statement.slice(0, 3)), {}, settings);
  expect(alone.trades).toMatchObject([{ fees: 5 }]);
});

test('a file without fees leaves those that are known', async () => {
  const heading = 'Exec Time,Spread,Side,Qty,Pos Effect,Symbol,Exp,Strike,Type,Price,Net Price,Order Type';
  const trade = '7/2/26 10:00:00,STOCK,BUY,+100,TO OPEN,QALX,,,STOCK,21.00,21.00,MKT';
  const cash = [
    'DATE,TIME,TYPE,REF #,DESCRIPTION,Misc Fees,Commissions & Fees,AMOUNT,BALANCE',
    '7/2/26,10:00:00,TRD,="1002",BOT +100 QALX @21.00,-0.08,,"-2,100.00","7,900.00"',
  ];
  const first = await readImport({
    files: [fileOf('trades.csv', [heading, trade]), fileOf('cash.csv', cash)],
    journal: [],
    importId: '1',
  });
  const journal = applyImport([], first);
  const again = await readImport({ files: [fileOf('today.csv', [heading, trade])], journal, importId: '2' });
  expect(applyImport(journal, again)).toMatchObject([{ fees: 0.08 }]);
});

test('a transfer that has the word of trades is set aside', async () => {
  const lines = [
    'TransactionDate,TransactionType,SecurityType,Symbol,Quantity,Amount,Price,Commission,Description',
    '12/04/25,0, , ,0,1901.1,0,0,INTERNAL FUND TRANSFER',
    '12/03/25,0, ,QALX,10,-200,20,0,QALX CORP',
  ];
  const { rows } = await read(fileOf('etrade.csv', lines));
  expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual(
    expect.arrayContaining([
      [2, 'aside'],
      [3, 'used'],
    ]),
  );
});

test('a zone can stand behind a comma', async () => {
  const lines = [
    'Name,Symbol,Side,Status,Filled,Total Qty,Price,Avg Price,Time-in-Force,Placed Time,Filled Time',
    'Q,QALX,Buy,Filled,40,40,1.2,1.2,DAY,"2026/07/20 08:03:06,GMT-04","2026/07/20 08:03:06,GMT-04"',
  ];
  const { trades } = await read(fileOf('webull.csv', lines));
  expect(trades).toMatchObject([{ zone: '-04:00', fills: [{ time: '2026-07-20 08:03:06' }] }]);
});
