import { describe, expect, test } from 'vitest';
import { readAnswered, readLines } from '../../../fixtures/read-lines.ts';
import { readImport } from '../read-import.ts';

const HEADING = 'Date,Symbol,Side,Quantity,Price';
const file = (...days: readonly string[]) => [
  HEADING,
  ...days.map((day, index) => `${day},AAA,${index % 2 === 0 ? 'Buy' : 'Sell'},10,${10 + index}.5`),
];

describe('the order of dates', () => {
  test('two digits at both ends are asked about where the file leaves it open', async () => {
    const { questions, trades } = await readLines(file('26-03-05', '26-03-06'));
    expect(questions).toMatchObject([{ kind: 'date-order' }]);
    expect(questions[0]?.choices.map(({ label }) => label)).toEqual([
      'The day (March 26, 2005)',
      'The year (March 5, 2026)',
    ]);
    expect(trades).toEqual([]);
  });

  test('the year in front, as answered', async () => {
    const { trades } = await readAnswered(file('26-03-05', '26-03-06'), { 'date-order': 'year-first' });
    expect(trades).toMatchObject([{ date: '2026-03-05', closedAt: '2026-03-06' }]);
  });

  test.each([
    ['26-03-05', ['26-03-06', '26-03-09', '26-03-12'], '2026-03-05'],
    ['13/05/26', ['14/05/26', '15/05/26', '18/05/26'], '2026-05-13'],
  ])('what hardly changes is the year: %s', async (first, others, date) => {
    const { trades, questions } = await readLines(file(first, ...others));
    expect(questions).toEqual([]);
    expect(trades[0]).toMatchObject({ date });
  });

  test('with points the day is first, and a date that denies it is asked about', async () => {
    expect(await readLines(file('03.01.2026', '03.02.2026'))).toMatchObject({
      questions: [],
      trades: [{ date: '2026-01-03', closedAt: '2026-02-03' }],
    });
    const lines = file('02.13.2026', '03.01.2026');
    expect((await readLines(lines)).questions).toMatchObject([{ kind: 'date-order' }]);
    const { trades, rejected } = await readAnswered(lines, { 'date-order': 'month-first' });
    expect([trades, rejected]).toMatchObject([[{ date: '2026-02-13', closedAt: '2026-03-01' }], []]);
  });

  test('files of one layout say it for each other', async () => {
    const files = [file('03/01/2026', '04/01/2026'), file('13/02/2026', '14/02/2026')].map((lines, index) => ({
      name: `${index}.csv`,
      bytes: new TextEncoder().encode(lines.join('\n')),
    }));
    const { questions, added } = await readImport({ files, journal: [], importId: '1' });
    expect([questions, added.map(({ date }) => date)]).toEqual([[], ['2026-01-03', '2026-02-13']]);
  });

  test('dates that contradict each other are asked about, and those that don’t fit rejected', async () => {
    const lines = file('13/05/2026', '05/14/2026', '06/05/2026');
    const open = await readLines(lines);
    expect(open.questions).toMatchObject([{ kind: 'date-order', rows: [{ line: 2 }, { line: 3 }] }]);
    const { trades, rejected } = await readAnswered(lines, { 'date-order': 'day-first' });
    expect(rejected).toEqual([3]);
    expect(trades).toMatchObject([{ date: '2026-05-06', positionSize: 20 }]);
  });

  test('an ambiguous expiry is asked about', async () => {
    const { questions } = await readLines([
      'Date,Symbol,Side,Quantity,Price,Expiry,Strike,Right',
      '2026-03-05,AAA,Buy,1,2.5,05/06/2026,100,Call',
      '2026-03-06,AAA,Sell,1,3.5,05/06/2026,100,Call',
    ]);
    expect(questions).toMatchObject([{ kind: 'date-order' }]);
  });
});

describe('decimals', () => {
  const quoted = (...totals: readonly [string, string] | readonly []) => [
    `${HEADING}${totals.length > 0 ? ',Total' : ''}`,
    `2026-03-05,AAA,Buy,10,"2,345"${totals.length > 0 ? `,"${totals[0]}"` : ''}`,
    `2026-03-06,AAA,Sell,10,"2,355"${totals.length > 0 ? `,"${totals[1]}"` : ''}`,
  ];

  test('a quoted comma is asked about where no number settles it', async () => {
    expect((await readLines(quoted())).questions).toMatchObject([{ kind: 'decimals' }]);
    const { trades } = await readAnswered(quoted(), { decimals: 'comma' });
    expect(trades).toMatchObject([{ entryPrice: 2.345, pnl: 0.1 }]);
  });

  test('a number in another column settles it', async () => {
    const { trades, questions } = await readLines(quoted('23,450.00', '23,550.00'));
    expect(questions).toEqual([]);
    expect(trades).toMatchObject([{ entryPrice: 2345, pnl: 100 }]);
  });

  const readFiles = async (all: readonly (readonly string[])[], answers = {}) => {
    const files = all.map((lines, index) => ({
      name: `${index}.csv`,
      bytes: new TextEncoder().encode(lines.join('\n')),
    }));
    const { questions, added } = await readImport({ files, journal: [], importId: '1', answers });
    return {
      asked: questions.map(({ id }) => id),
      prices: added.map(({ entryPrice }) => entryPrice),
    };
  };
  const priced = (symbol: string, price: string) => [
    HEADING,
    `2026-03-05,${symbol},Buy,10,"${price}"`,
    `2026-03-06,${symbol},Sell,10,"${price}"`,
  ];

  test('files of one layout say it for each other', async () => {
    expect(await readFiles([priced('AAA', '2,345'), priced('BBB', '12,5')])).toEqual({
      asked: [],
      prices: [2.345, 12.5],
    });
    expect(await readFiles([priced('AAA', '2.345'), priced('BBB', '12,5')])).toEqual({
      asked: [],
      prices: [2345, 12.5],
    });
    expect(await readFiles([priced('AAA', '2,345'), priced('BBB', '12.5')])).toEqual({
      asked: [],
      prices: [2345, 12.5],
    });
  });

  test('files that contradict each other are asked about, each by itself', async () => {
    const files = [priced('AAA', '12.5'), priced('BBB', '12,5'), priced('CCC', '2,345'), priced('DDD', '10')];
    const { asked } = await readFiles(files);
    expect(asked.map((id) => id.split(':').at(-1))).toEqual(['0.csv', '1.csv', '2.csv']);
    const answers = Object.fromEntries(asked.map((id, index) => [id, index === 0 ? 'point' : 'comma']));
    expect(await readFiles(files, answers)).toEqual({ asked: [], prices: [12.5, 12.5, 2.345, 10] });
  });
});

describe('the order of rows without a clock', () => {
  const newestFirst = [
    HEADING,
    '2026-03-06,BBB,Sell,10,12',
    '2026-03-06,BBB,Buy,10,11',
    '2026-03-05,AAA,Sell,10,12',
    '2026-03-05,AAA,Buy,10,11',
  ];

  test('falling days turn the rows of one day', async () => {
    const { trades, questions } = await readLines(newestFirst);
    expect(questions).toEqual([]);
    expect(trades).toMatchObject([
      { symbol: 'AAA', direction: 'long', pnl: 10 },
      { symbol: 'BBB', direction: 'long', pnl: 10 },
    ]);
  });

  test('days that fall within each symbol do as well', async () => {
    const { trades, questions } = await readLines([
      HEADING,
      '2026-03-06,AAA,Sell,10,12',
      '2026-03-06,AAA,Buy,10,11',
      '2026-03-05,AAA,Buy,10,9',
      '2026-03-09,BBB,Sell,10,12',
      '2026-03-09,BBB,Buy,10,11',
      '2026-03-06,BBB,Buy,10,9',
    ]);
    expect(questions).toEqual([]);
    expect(trades.map(({ direction, positionSize }) => [direction, positionSize])).toEqual([
      ['long', 20],
      ['long', 20],
    ]);
  });

  test('a file of one day is asked about', async () => {
    const lines = [HEADING, '2026-03-06,AAA,Sell,10,12', '2026-03-06,AAA,Buy,10,11'];
    const open = await readLines(lines);
    expect(open.questions).toMatchObject([{ kind: 'row-order' }]);
    const { trades, questions } = await readAnswered(lines, { 'row-order': 'newest-first' });
    expect(questions).toEqual([]);
    expect(trades).toMatchObject([{ direction: 'long', pnl: 10 }]);
  });

  test('a file of one day is not asked about where the order changes nothing', async () => {
    const { questions } = await readLines([HEADING, '2026-03-06,AAA,Buy,10,12', '2026-03-06,AAA,Buy,10,11']);
    expect(questions).toEqual([]);
  });
});
