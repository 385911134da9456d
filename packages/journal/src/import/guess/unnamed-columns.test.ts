import { describe, expect, test } from 'vitest';
import { readAnswered, readLines } from '../../../fixtures/read-lines.ts';

describe('decimal commas', () => {
  test('a column that may hold fees is asked about', async () => {
    const lines = [
      'Date;Symbol;Side;Quantity;Price;Commission paid',
      '2026-02-03;AAA;Buy;10;20,5;9,95',
      '2026-02-06;AAA;Sell;10;21,5;9,95',
    ];
    expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/:fee-commissionpaid$/)]);
    expect((await readAnswered(lines, { ':fee-': 'yes' })).trades).toMatchObject([{ fees: 19.9, pnl: -9.9 }]);
  });

  test('a quantity of “-0,5” is a sale', async () => {
    const { trades, asked } = await readLines([
      'Datum;Symbol;Menge;Kurs',
      '03.02.2026;AAA;0,5;20,5',
      '13.02.2026;AAA;-0,5;21,5',
    ]);
    expect([trades, asked]).toMatchObject([[{ positionSize: 0.5, pnl: 0.5 }], []]);
  });
});

describe('buy and sell', () => {
  const signed = (symbol: string) => [
    'Date,Ticker,Quantity,Price',
    `2026-02-03,${symbol},10,20`,
    `2026-02-06,${symbol},-10,22`,
  ];

  test.each(['S', 'B', 'BC', 'BTC'])('the symbol “%s” says neither', async (symbol) => {
    const { trades, asked } = await readLines(signed(symbol));
    expect([trades, asked]).toMatchObject([[{ symbol, direction: 'long', pnl: 20 }], []]);
  });

  test('neither does the coin of a fee', async () => {
    const { trades } = await readLines([
      'Pair,Quantity,Price,Fee,Fee Currency,Date',
      'BTC/USD,0.5,60000,0,BTC,2026-02-03 10:00:00',
      'BTC/USD,0.5,60000,0,BTC,2026-02-04 10:00:00',
      'BTC/USD,-1,62000,0,USD,2026-02-05 10:00:00',
    ]);
    expect(trades).toMatchObject([{ positionSize: 1, exitPrice: 62_000, pnl: 2000 }]);
  });

  test.each([
    ['Segno', 'A', 'V'],
    ['Type', 'Køb', 'Salg'],
    ['K/V', 'K', 'V'],
  ])('a column “%s” says %s and %s', async (title, buy, sell) => {
    const { trades, asked } = await readLines([
      `Data,Ticker,${title},Quantita,Prezzo`,
      `2026-02-03,B,${buy},10,20`,
      `2026-02-06,B,${sell},10,22`,
    ]);
    expect([trades, asked]).toMatchObject([[{ symbol: 'B', pnl: 20 }], []]);
  });

  test('of a column of that title, unknown words are asked about', async () => {
    const lines = ['Date,Symbol,Side,Quantity,Price', '2026-02-03,S,Ingreso,10,20', '2026-02-06,S,Egreso,10,22'];
    const replies = { 'kind=': 'fill', 'side=Ingreso': 'buy', 'side=Egreso': 'sell' };
    expect((await readLines(lines)).asked).toHaveLength(2);
    expect((await readAnswered(lines, replies)).trades).toMatchObject([{ symbol: 'S', pnl: 20 }]);
  });

  const purchases = ['Date,Symbol,Pieces,Price', '2026-02-03,AAA,10,20', '2026-02-06,BBB,10,22'];

  test('they are asked for once the quantity is known, and the sign may say them', async () => {
    expect((await readLines(purchases)).asked).toEqual([expect.stringMatching(/:quantity$/)]);
    const { trades, asked } = await readAnswered(purchases, { ':quantity': 'Pieces', ':side': '-' });
    expect([trades.length, asked]).toEqual([2, []]);
  });

  test('an answer that is no title of the file is asked for again', async () => {
    const { asked } = await readAnswered(purchases, { ':quantity': 'Elsewhere' });
    expect(asked).toEqual([expect.stringMatching(/:quantity$/)]);
  });
});

describe('fees in coins', () => {
  test('one that is taken off the bought coins makes the position smaller', async () => {
    const { trades, asked } = await readLines([
      'Date,Pair,Side,Quantity,Price,Fee,Fee Currency',
      '2026-02-03,ETH/EUR,Buy,2,2500,0.002,ETH',
      '2026-02-04,ETH/EUR,Sell,1.998,2600,5.19,EUR',
    ]);
    expect([trades, asked]).toMatchObject([[{ positionSize: 1.998, exitPrice: 2600, fees: 10.19, pnl: 189.61 }], []]);
  });
});

test.each(['Quantita', 'Nominal (Stk.)'])('“%s” is a quantity, and “Buchungstag” a day', async (title) => {
  const { trades, asked } = await readLines([
    `Buchungstag;Symbole;${title};Kurs;Richtung`,
    '03.02.2026;AAA;10;20,5;Kauf',
  ]);
  expect([trades, asked]).toMatchObject([[{ symbol: 'AAA', positionSize: 10 }], []]);
});
