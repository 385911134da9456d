import { describe, expect, test } from 'vitest';
import { readAnswered, readLines } from '../../../fixtures/read-lines.ts';

describe('prices in pence', () => {
  const pence = (title: string, currency = '', more = '') => [
    `Date,Symbol,Side,Quantity,${title}${currency && ',Currency'}${more && ',Commission'}`,
    `2026-03-05 10:00:00,AAA,Buy,100,250.5${currency && `,${currency}`}${more && ',5.5'}`,
    `2026-03-06 10:00:00,AAA,Sell,100,262.5${currency && `,${currency}`}${more && ',5.5'}`,
  ];

  test.each([
    ['Price (p)', '', 'GBP'],
    ['Price (GBX)', '', 'GBP'],
    ['Price (p)', 'GBP', 'GBP'],
    ['Kurs (ct)', 'EUR', 'EUR'],
    ['Price in pence', 'GBX', 'GBP'],
    ['Price', 'GBX', 'GBP'],
    ['Price', 'GBp', 'GBP'],
    ['Price', 'ZAc', 'ZAR'],
    ['Price', 'ILA', 'ILS'],
  ])('%s with the currency “%s” is a hundredth of %s', async (title, code, currency) => {
    const { trades, asked } = await readLines(pence(title, code));
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ currency, pnl: 12 }]);
  });

  test('a unit in the cell counts more than the column', async () => {
    const { trades } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Currency',
      '2026-03-05 10:00:00,AAA,Buy,100,250.5 GBX,GBP',
      '2026-03-06 10:00:00,AAA,Sell,100,262.5 GBX,GBP',
    ]);
    expect(trades).toMatchObject([{ currency: 'GBP', pnl: 12 }]);
  });

  test('pence beside dollars are asked about', async () => {
    const lines = pence('Price (p)', 'USD');
    expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/unit=Price \(p\)$/)]);
    expect((await readAnswered(lines, { 'unit=Price (p)': 'whole' })).trades).toMatchObject([
      { currency: 'USD', pnl: 1200 },
    ]);
  });

  test('a fee beside them is asked about, unless its title says its unit', async () => {
    const lines = pence('Price (p)', '', 'fee');
    expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/unit=Commission$/)]);
    expect((await readAnswered(lines, { 'unit=Commission': 'whole' })).trades).toMatchObject([{ fees: 11, pnl: 1 }]);
    expect((await readAnswered(lines, { 'unit=Commission': 'hundredths' })).trades).toMatchObject([{ fees: 0.11 }]);
    const named = [pence('Price (p)', '', 'fee')[0]?.replace('Commission', 'Commission (£)') ?? '', ...lines.slice(1)];
    expect(await readLines(named)).toMatchObject({ asked: [], trades: [{ fees: 11, pnl: 1 }] });
  });
});

describe('columns of currencies', () => {
  const heading = 'Datum,Namn,Typ,Antal,Kurs,Avgift,Valuta,Belopp,Valuta,Växlingskurs';
  const lines = [
    heading,
    '2026-03-05,AAA,Köp,10,20,39,SEK,-200,USD,10.5',
    '2026-03-06,AAA,Sälj,10,21,39,SEK,210,USD,10.4',
  ];

  test('of several, the one of the price is asked for, and the one behind a fee is that of the fee', async () => {
    const open = await readLines(lines);
    expect(open.questions).toMatchObject([{ kind: 'column', text: 'Which column has the currency of the price?' }]);
    expect(open.questions[0]?.choices.map(({ value }) => value)).toEqual(['Valuta', 'Valuta#2', '-']);
    const { trades } = await readAnswered(lines, { ':currency': 'Valuta#2' });
    expect(trades).toMatchObject([{ currency: 'USD', fees: 0, pnl: 10 }]);
    expect(trades[0]?.fills[0]?.feeParts).toMatchObject([{ amount: 39, currency: 'SEK' }]);
  });

  test('where none is that of the price, a fee keeps its own', async () => {
    const inKronor = lines.map((line) => line.replace('USD', 'SEK'));
    const { trades } = await readAnswered(inKronor, { ':currency': '-' });
    expect(trades).toMatchObject([{ currency: null, fees: 0, pnl: 10 }]);
    expect(trades[0]?.fills[0]?.feeParts).toMatchObject([{ amount: 39, currency: 'SEK' }]);
  });

  test('the one behind the price is the price’s', async () => {
    const { trades, asked } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Currency,Total,Currency',
      '2026-03-05,AAA,Buy,10,20,USD,190,EUR',
    ]);
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ currency: 'USD' }]);
  });

  test('one of a total is asked about', async () => {
    const { questions } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Total,Total Currency',
      '2026-03-05,AAA,Buy,10,20,190,EUR',
    ]);
    expect(questions).toMatchObject([{ text: 'Which column has the currency of the price?' }]);
  });

  const converted = [
    'Date,Type,Symbol,Shares,Value,Transaction Currency,Gross Amount,Currency Gross Amount,Fees',
    '2026-03-05,Buy,AAA,10,190,EUR,200,USD,1',
    '2026-03-06,Sell,AAA,10,200,EUR,210,USD,1',
  ];

  test('the one that names the amount is its own, and that of a fee is asked for', async () => {
    const open = await readLines(converted);
    expect(open.questions).toMatchObject([{ text: 'Which column has the currency of “Fees”?' }]);
    const { trades } = await readAnswered(converted, { 'currency-of-fees': 'Transaction Currency' });
    expect(trades).toMatchObject([{ currency: 'USD', entryPrice: 20, pnl: 10, fees: 0 }]);
    expect(trades[0]?.fills[0]?.feeParts).toMatchObject([{ amount: 1, currency: 'EUR' }]);
  });

  test('a “Valuta” that holds days is none', async () => {
    const { trades, asked } = await readLines([
      'Handelsdatum,Valuta,Name,Typ,Stück,Kurs',
      '05.03.2026,09.03.2026,AAA,Kauf,10,"20,50"',
    ]);
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ date: '2026-03-05', currency: null }]);
  });
});

describe('quantities in lots', () => {
  const fills = (symbol: string, title = 'Quantity') => [
    `Date,Symbol,Side,${title},Price`,
    `2026-03-05 10:00:00,${symbol},Buy,0.1,1.1`,
    `2026-03-05 11:00:00,${symbol},Sell,0.1,1.11`,
  ];

  test.each(['EURUSD', 'XAUUSD', 'US30'])('of %s the size of a lot is asked for', async (symbol) => {
    expect((await readLines(fills(symbol))).questions).toMatchObject([{ kind: 'multiplier' }]);
    const { trades } = await readAnswered(fills(symbol), { multiplier: '100000' });
    expect(trades).toMatchObject([{ multiplier: 100_000, pnl: 100 }]);
  });

  test('a title that says lots asks for everything', async () => {
    expect((await readLines(fills('ZZZ', 'Lots'))).questions).toMatchObject([{ kind: 'multiplier' }]);
    expect((await readLines(fills('ZZZ'))).questions).toEqual([]);
  });

  test('ten thousand units of a currency are no lots', async () => {
    const { trades, asked } = await readLines(fills('EURUSD').map((line) => line.replace(',0.1,', ',10000,')));
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ currency: 'USD', pnl: 100 }]);
  });

  const finished = (profit: number) => [
    'Symbol,Side,Lots,Open Time,Open Price,Close Time,Close Price,Profit',
    `EURUSD,Long,0.1,2026-03-05 10:00:00,1.1,2026-03-05 11:00:00,1.11,${profit}`,
    'EURUSD,Short,0.2,2026-03-06 10:00:00,1.1,2026-03-06 11:00:00,1.105,-100',
  ];

  test('profits that agree say it', async () => {
    const { trades, asked } = await readLines(finished(100));
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ pnl: 100 }, { pnl: -100 }]);
  });

  test('a fee is in the currency of the file, and the profit in that of the pair', async () => {
    const { trades, asked } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Fee,Currency',
      '2026-03-05 10:00:00,USDJPY,Buy,10000,150,2,USD',
      '2026-03-05 11:00:00,USDJPY,Sell,10000,151,2,USD',
    ]);
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ currency: 'JPY', pnl: 10_000, fees: 0 }]);
    expect(trades[0]?.fills[0]?.feeParts).toMatchObject([{ amount: 2, currency: 'USD' }]);
  });

  test('fees of a file without currencies are asked about', async () => {
    const lines = [
      'Date,Symbol,Side,Quantity,Price,Fee',
      '2026-03-05 10:00:00,USDJPY,Buy,10000,150,2',
      '2026-03-05 11:00:00,USDJPY,Sell,10000,151,2',
    ];
    expect((await readLines(lines)).questions).toMatchObject([{ text: 'Which currency are the fees in?' }]);
    expect((await readAnswered(lines, { 'fee-currency': 'own' })).trades).toMatchObject([{ fees: 4, pnl: 9996 }]);
    expect((await readAnswered(lines, { 'fee-currency': 'USD' })).trades).toMatchObject([{ fees: 0, pnl: 10_000 }]);
  });

  test('profits that disagree do not', async () => {
    expect((await readLines(finished(93.7))).questions).toMatchObject([{ kind: 'multiplier' }]);
  });
});

describe('a total without a price', () => {
  const lines = (title: string, fees = '') => [
    `Date,Symbol,Side,Quantity,${title}${fees && ',Commission'}`,
    `2026-03-05 10:00:00,AAA,Buy,10,205${fees && ',5'}`,
    `2026-03-06 10:00:00,AAA,Sell,10,215${fees && ',5'}`,
  ];

  test('what it holds is asked once', async () => {
    expect((await readLines(lines('Value', 'fees'))).asked).toEqual([expect.stringMatching(/:total$/)]);
    expect((await readAnswered(lines('Value', 'fees'), { ':total': 'excluded' })).trades).toMatchObject([
      { entryPrice: 20.5, fees: 10, pnl: 0 },
    ]);
    expect((await readAnswered(lines('Value', 'fees'), { ':total': 'included' })).trades).toMatchObject([
      { entryPrice: 20, exitPrice: 22, fees: 10, pnl: 10 },
    ]);
  });

  test('a title that says it is believed', async () => {
    const { trades, asked } = await readLines(lines('Gross Amount', 'fees'));
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ entryPrice: 20.5, pnl: 0 }]);
  });
});

describe('a total that holds a charge of no known column', () => {
  const lines = (rest: number) => [
    'Date,Symbol,Side,Quantity,Price,Commission,Extra,Net Amount',
    `2026-03-05 10:00:00,AAA,Buy,10,20,1,${rest},${-201 - rest}`,
    `2026-03-06 10:00:00,AAA,Sell,10,22,1,${rest},${219 - rest}`,
  ];

  test('it is asked about, and counts with the others', async () => {
    expect((await readLines(lines(0.5))).questions).toMatchObject([
      { kind: 'column', rows: [{ line: 2 }, { line: 3 }] },
    ]);
    expect((await readAnswered(lines(0.5), { ':rest': 'yes' })).trades).toMatchObject([{ fees: 3, pnl: 17 }]);
    expect((await readAnswered(lines(0.5), { ':rest': 'no' })).trades).toMatchObject([{ fees: 2, pnl: 18 }]);
  });

  test('a total that the known fees explain is not asked about', async () => {
    expect(await readLines(lines(0))).toMatchObject({ asked: [], trades: [{ fees: 2, pnl: 18 }] });
  });

  test('neither is one in another currency: a purchase would cost less than its price', async () => {
    const { asked } = await readLines(['Date,Symbol,Side,Quantity,Price,Total', '2026-03-05,AAA,Buy,10,20,190']);
    expect(asked).toEqual([]);
  });
});
