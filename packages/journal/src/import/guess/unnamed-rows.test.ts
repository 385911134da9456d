import { describe, expect, test } from 'vitest';
import { readAnswered, readLines } from '../../../fixtures/read-lines.ts';

describe('options that nothing tells apart', () => {
  const lines = [
    'Date,Symbol,Side,Quantity,Price,Expiry,Strike',
    '2026-03-05,AAA,Buy,1,2.5,2026-06-19,100',
    '2026-03-05,AAA,Sell,1,3.5,2026-06-19,110',
  ];

  test('a column for call or put is asked for, and without one they are rejected', async () => {
    const open = await readLines(lines);
    expect(open).toMatchObject({
      trades: [],
      questions: [{ text: 'Which column says whether it’s a call or a put?' }],
    });
    const { trades, rejected } = await readAnswered(lines, { ':right': '-' });
    expect([trades, rejected]).toEqual([[], [2, 3]]);
  });

  test('a column of nothing but calls and puts needs no question', async () => {
    const typed = lines.map((line, index) => `${line},${['Type', 'CALL', 'PUT'][index]}`);
    const { questions } = await readLines(typed);
    expect(questions).toMatchObject([{ kind: 'unmatched' }]);
  });

  test('a longer text can say it', async () => {
    const named = lines.map((line, index) => `${line},${index === 0 ? 'Note' : 'A Call of AAA'}`);
    const { trades } = await readAnswered(named, { ':right': 'Note', unmatched: 'short' });
    expect(trades.map(({ option, multiplier }) => [option?.strike, option?.right, multiplier])).toEqual([
      [100, 'call', 100],
      [110, 'call', 100],
    ]);
  });

  test('a row that only says that it is an option is rejected', async () => {
    const { rejected, trades } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Asset Class',
      '2026-03-05,AAA,Buy,1,2.5,Option',
    ]);
    expect([rejected, trades]).toEqual([[2], []]);
  });
});

describe('rows that contradict themselves', () => {
  const corrected = [
    'Date,Symbol,Side,Quantity,Price',
    '2026-03-05 10:00:00,AAA,Buy,100,10',
    '2026-03-05 10:00:01,AAA,Buy,100,10',
    '2026-03-05 10:00:02,AAA,Buy,-100,10',
  ];

  test.each([
    ['undo', [[100, null]]],
    ['said', [[300, null]]],
    ['aside', [[200, null]]],
  ])('a purchase of a negative quantity is asked about: %s', async (answer, expected) => {
    expect((await readLines(corrected)).questions).toMatchObject([{ kind: 'word', rows: [{ line: 4 }] }]);
    const { trades, asked } = await readAnswered(corrected, { 'sign=': answer });
    expect(asked).toEqual([]);
    expect(trades.map(({ positionSize, pnl }) => [positionSize, pnl])).toEqual(expected);
  });

  test('sales with a minus are usual, and one without is asked about', async () => {
    const lines = [
      'Date,Symbol,Side,Quantity,Price',
      '2026-03-05 10:00:00,AAA,Buy,100,10',
      '2026-03-05 11:00:00,AAA,Sell,-40,11',
      '2026-03-05 12:00:00,AAA,Sell,-40,11',
    ];
    expect((await readLines(lines)).asked).toEqual([]);
    const odd = await readLines([...lines, '2026-03-05 12:00:01,AAA,Sell,40,11']);
    expect(odd.questions).toMatchObject([{ kind: 'word', rows: [{ line: 5 }] }]);
  });

  test.each([
    ['aside', [[100, 10, 100]], [3]],
    ['split', [[200, 5, 1100]], []],
    ['fill', [[200, 5, 1100]], []],
  ])('a price of 0 is asked about: %s', async (answer, expected, aside) => {
    const lines = [
      'Date,Symbol,Quantity,Price',
      '2026-03-05 10:00:00,AAA,100,10',
      '2026-03-06 10:00:00,AAA,100,0',
      `2026-03-09 10:00:00,AAA,${answer === 'aside' ? '-100,11' : '-200,10.5'}`,
    ];
    expect((await readLines(lines)).questions).toMatchObject([{ kind: 'word', rows: [{ line: 3 }] }]);
    const read = await readAnswered(lines, { 'price=0': answer });
    expect(read.aside).toEqual(aside);
    expect(read.trades.map(({ positionSize, entryPrice, pnl }) => [positionSize, entryPrice, pnl])).toEqual(expected);
  });

  test.each([
    ['Stock Split', 'Buy,100', '200', [200, 5, 1100]],
    ['Free Share', 'Buy,1', '101', [101, 10 * (100 / 101), 60.5]],
  ])('a row that says “%s” with a price of 0 is none that is asked about', async (text, given, sold, expected) => {
    const { asked, trades } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Comment',
      '2026-03-05 10:00:00,AAA,Buy,100,10,',
      `2026-03-06 10:00:00,AAA,${given},0,${text}`,
      `2026-03-09 10:00:00,AAA,Sell,${sold},10.5,`,
    ]);
    expect(asked).toEqual([]);
    const [size, entry, pnl] = expected;
    expect(trades).toMatchObject([{ positionSize: size, entryPrice: expect.closeTo(entry ?? 0, 6), pnl }]);
  });

  test.each(['Expired', 'Assigned', 'Option Exercise'])('an option with a price of 0 ended: %s', async (text) => {
    const { asked, trades } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Comment',
      '2026-03-05 10:00:00,QALX 260320C00150000,Buy,2,1.5,Opening',
      `2026-03-20 16:00:00,QALX 260320C00150000,Sell,2,0,${text}`,
    ]);
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ pnl: -300, fills: [{ price: 1.5 }, { ending: expect.any(String), price: 0 }] }]);
  });

  test('a price of 0 beside words that contradict each other is asked about', async () => {
    const { asked } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Comment,Note',
      '2026-03-05 10:00:00,AAA,Buy,100,10,,',
      '2026-03-06 10:00:00,AAA,Buy,100,0,Stock split,Gift',
    ]);
    expect(asked).toEqual([expect.stringMatching(/price=0$/)]);
  });
});

test('a day on which money changed hands is not taken for that of the trade', async () => {
  const lines = ['Settlement Date,Symbol,Side,Quantity,Price', '2026-03-09,AAA,Buy,10,20'];
  expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/:time$/)]);
  expect((await readAnswered(lines, { ':time': 'Settlement Date' })).trades).toMatchObject([{ date: '2026-03-09' }]);
});

describe('sides in a longer text', () => {
  const lines = (word: string) => [
    'Date,Symbol,Quantity,Price,Reference',
    '2026-03-01 10:00:00,AAA,10,20,Buy order 177',
    `2026-03-04 10:00:00,AAA,${word === 'Sell' ? '' : '-'}10,21,${word} order 477`,
  ];

  test('need no question where all rows name one', async () => {
    const { trades, asked } = await readLines([...lines('Sell')]);
    expect([trades, asked]).toMatchObject([[{ direction: 'long', positionSize: 10, pnl: 10 }], []]);
  });

  test('a row that says it takes one back leaves no trade', async () => {
    const { trades, aside, asked } = await readLines([
      'Datum;Symbol;Menge;Kurs;Buchung',
      '03.02.2026;AAA;3;300,00;Ausführung Kauf 411',
      '03.02.2026;BBB;3;10,00;Ausführung Kauf 412',
      '13.02.2026;AAA;-3;300,00;Storno Ausführung Kauf 411',
      '14.02.2026;BBB;-3;11,00;Ausführung Verkauf 413',
    ]);
    expect([trades, aside, asked]).toMatchObject([[{ symbol: 'BBB', pnl: 3 }], [2, 4], []]);
  });

  test('“short” in a text with others is asked about', async () => {
    const { questions } = await readLines([
      'Date,Action,Symbol,Quantity,Price',
      '2026-03-02,Buy,AAA,10,20',
      '2026-03-05,Short term cap gain reinvested,AAA,1.2,21',
    ]);
    expect(questions).toMatchObject([{ kind: 'word', rows: [{ line: 3 }] }]);
  });

  test('without the row that it takes back, it is asked about', async () => {
    const { questions } = await readLines([
      'Datum;Symbol;Menge;Kurs;Art',
      '03.02.2026;BBB;3;10,00;Kauf',
      '13.02.2026;AAA;3;300,00;Storno Kauf',
      '14.02.2026;BBB;3;11,00;Verkauf',
    ]);
    expect(questions).toMatchObject([{ kind: 'word', rows: [{ line: 3 }] }]);
  });
});

describe('rows that are finished trades', () => {
  test('two times without known prices ask for both prices', async () => {
    const lines = [
      'Open Time,Type,Volume,Symbol,Price,Close Time,Price out,Profit',
      '2026-03-05 10:00:00,buy,100,AAA,20,2026-03-05 11:00:00,21,100',
    ];
    const open = await readLines(lines);
    expect(open.questions.map(({ text }) => text)).toEqual([
      'Which column has the price of the entry?',
      'Which column has the price of the exit?',
    ]);
    const { trades } = await readAnswered(lines, { ':entryPrice': 'Price', ':exitPrice': 'Price out' });
    expect(trades).toMatchObject([{ direction: 'long', entryPrice: 20, exitPrice: 21, pnl: 100 }]);
  });

  test('levels of opening and closing are prices', async () => {
    const { trades, asked } = await readLines([
      'Closed,Opened,Market,Size,Opening,Closing',
      '2026-03-05 11:00:00,2026-03-05 10:00:00,AAA,-2,20,21',
    ]);
    expect(asked).toEqual([]);
    expect(trades).toMatchObject([{ direction: 'short', entryPrice: 20, exitPrice: 21, pnl: -2 }]);
  });
});
