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
    const lines = [
      'Date,Symbol,Side,Quantity,Price',
      '2026-02-03,S,Ingreso,10,20',
      '2026-02-06,S,Egreso,10,22',
      '2026-02-07,S,Ajuste,1,22',
    ];
    const replies = { 'kind=Ingreso': 'buy', 'kind=Egreso': 'sell', 'kind=Ajuste': 'aside' };
    const { questions } = await readLines(lines);
    expect(questions.map(({ group }) => group?.item)).toEqual(['Ingreso', 'Egreso', 'Ajuste']);
    expect(new Set(questions.map(({ group }) => group?.id)).size).toBe(1);
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

  test('so does one of a pair without a sign between its coins', async () => {
    const { trades, asked } = await readLines([
      'Date,Pair,Side,Quantity,Price,Fee,Fee Currency',
      '2026-02-03,BTCUSD,Buy,0.5,60000,0.0005,BTC',
      '2026-02-06,BTCUSD,Sell,0.4995,61000,30.5,USD',
    ]);
    expect([trades, asked]).toMatchObject([[{ positionSize: 0.4995, currency: 'USD', fees: 60.5, pnl: 439 }], []]);
  });

  test('where nothing says the currency of the prices, it is asked whether fees can be taken off', async () => {
    const lines = [
      'Date,Symbol,Side,Quantity,Price,Fee,Fee Currency',
      '2026-02-03,AAA,Buy,10,20,1,EUR',
      '2026-02-06,AAA,Sell,10,22,1,EUR',
    ];
    expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/:price-in-feecurrency$/)]);
    expect((await readAnswered(lines, { 'price-in': 'yes' })).trades).toMatchObject([{ fees: 2, pnl: 18 }]);
    expect((await readAnswered(lines, { 'price-in': 'no' })).trades).toMatchObject([{ fees: 0, pnl: 20 }]);
  });
});

test.each(['Quantita', 'Nominal (Stk.)'])('“%s” is a quantity, and “Buchungstag” a day', async (title) => {
  const { trades, asked } = await readLines([
    `Buchungstag;Symbole;${title};Kurs;Richtung`,
    '03.02.2026;AAA;10;20,5;Kauf',
  ]);
  expect([trades, asked]).toMatchObject([[{ symbol: 'AAA', positionSize: 10 }], []]);
});

describe('totals', () => {
  const rest = { ':rest': 'yes' };

  test('a debit and a credit are one total', async () => {
    const lines = [
      'Date,Symbol,Side,Quantity,Price,Debit,Credit',
      '2026-04-03,AAA,Buy,1000,0.6954,703.35,n/a',
      '2026-04-22,AAA,Sell,1000,0.70,,692.01',
    ];
    expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/:rest$/)]);
    expect((await readAnswered(lines, rest)).trades).toMatchObject([{ fees: 15.94, pnl: -11.34 }]);
  });

  const converted = [
    'Date,Symbol,Side,Quantity,Price,Amount,Exchange Rate',
    '2026-01-03,AAA,Buy,10,240,2405.90,1',
    '2026-01-13,BBB,Buy,4,200,767.80,1.05',
    '2026-01-14,BBB,Sell,4,210,757.74,1.10',
  ];

  test('the difference is no charge in a row with an exchange rate, which is asked about', async () => {
    const open = await readAnswered(converted, rest);
    expect(open.questions).toMatchObject([{ kind: 'word', rows: [{ line: 3 }, { line: 4 }] }]);
    const { trades } = await readAnswered(converted, { ...rest, 'unsaid-fees': 'without' });
    expect(trades.map(({ fees }) => fees)).toEqual([5.9, 0]);
    expect((await readAnswered(converted, { ...rest, 'unsaid-fees': 'aside' })).rejected).toEqual([3, 4]);
  });

  test('a converted total that holds a charge is asked about, and one that does not is none of it', async () => {
    const all = [converted[0] ?? '', ...converted.slice(2)];
    expect((await readLines(all)).asked).toEqual([expect.stringMatching(/:rest$/)]);
    const exact = all.map((line) => line.replace('767.80', '761.90').replace('757.74', '763.64'));
    expect(await readLines(exact)).toMatchObject({ asked: [], trades: [{ fees: 0, pnl: 40 }] });
  });

  test('a fee that a row states stays, where its total lacks it', async () => {
    const { trades } = await readAnswered(
      [
        'Date,Symbol,Side,Quantity,Price,Commission,Amount',
        '2026-01-03,AAA,Buy,10,240,1.00,2405.90',
        '2026-01-13,AAA,Sell,10,250,1.00,2500.00',
      ],
      rest,
    );
    expect(trades).toMatchObject([{ fees: 6.9, pnl: 93.1 }]);
  });

  const bond = (bought: string, sold: string) => [
    'Date,Symbol,Side,Quantity,Price,Amount',
    `2026-01-10,BOND,Buy,2000,99.50,${bought}`,
    `2026-03-20,BOND,Sell,2000,101.00,${sold}`,
  ];

  test.each([
    ['yes', 30],
    ['no', 3000],
  ])('a total of a hundredth of quantity × price is asked about: %s', async (answer, pnl) => {
    expect((await readLines(bond('1990.00', '2020.00'))).asked).toEqual([expect.stringMatching(/price=hundredths$/)]);
    const { trades } = await readAnswered(bond('1990.00', '2020.00'), { 'price=': answer });
    expect(trades).toMatchObject([{ pnl }]);
  });

  test('such a total may hold a charge', async () => {
    const { trades } = await readAnswered(bond('1995.00', '2015.00'), { ...rest, 'price=': 'yes' });
    expect(trades).toMatchObject([{ fees: 10, pnl: 20 }]);
  });

  test('beside an exchange rate, the currency of a fee is asked for', async () => {
    const lines = [
      'Date,Symbol,Side,Quantity,Price,Currency,Exchange rate,Commission',
      '2026-02-20,AAA,Buy,4,200,USD,1.05,12.95',
      '2026-05-15,AAA,Sell,4,210,USD,1.10,12.95',
    ];
    expect((await readLines(lines)).questions).toMatchObject([{ text: 'Which currency are the fees in?' }]);
    expect((await readAnswered(lines, { 'fee-currency': 'EUR' })).trades).toMatchObject([{ fees: 0, pnl: 40 }]);
    expect((await readAnswered(lines, { 'fee-currency': 'own' })).trades).toMatchObject([{ fees: 25.9, pnl: 14.1 }]);
  });
});
