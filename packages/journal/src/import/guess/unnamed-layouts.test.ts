import { expect, test } from 'vitest';
import { readAnswered, readLines } from '../../../fixtures/read-lines.ts';
import { readImport } from '../read-import.ts';

test('trades that are sentences are read from them', async () => {
  const lines = [
    'Date,Reference,Details,Debit($),Credit($)',
    '02/03/2026,C1,B 100 AAA @ 10.000000,1019.95,',
    '15/04/2026,C2,S 40 AAA @ 12.500000,,480.05',
    '16/04/2026,C3,Sold 60 AAA at 12.60,,736.05',
    '20/04/2026,D1,Dividend AAA,,30.00',
  ];
  expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/:rest$/)]);
  const { trades, aside } = await readAnswered(lines, { ':rest': 'yes' });
  expect([trades, aside]).toMatchObject([[{ symbol: 'AAA', positionSize: 100, fees: 59.85, pnl: 196.15 }], [5]]);
});

test('sentences can write their numbers in another way than their file', async () => {
  const lines = [
    'Date;Details;Debit;Credit',
    '02/03/2026;B 100 AAA @ 10.500000;1069,95;',
    '15/04/2026;S 100 AAA @ 12.500000;;1.230,05',
  ];
  const { trades } = await readAnswered(lines, { ':rest': 'yes' });
  expect(trades).toMatchObject([{ positionSize: 100, entryPrice: 10.5, fees: 39.9, pnl: 160.1 }]);
});

test('files of one layout are guessed and asked about together', async () => {
  const heading = 'Data,Titolo,Segno,Quantita,Prezzo,Controvalore';
  const files = ['03/02/2026,AAA,A,10,20.00,202.00', '04/02/2026,AAA,V,10,22.00,218.00'].map((line, index) => ({
    name: `${index}.csv`,
    bytes: new TextEncoder().encode(`${heading}\n${line}`),
  }));
  const read = (answers: Readonly<Record<string, string>>) =>
    readImport({ files, journal: [], importId: '1', answers: { ...answers, [date]: 'day-first' } });
  const date = `date-order:${(await readImport({ files, journal: [], importId: '1' })).questions[0]?.id.split(':')[1]}`;
  const { questions } = await read({});
  expect(questions).toMatchObject([
    {
      kind: 'column',
      rows: [
        { file: '0.csv', line: 2 },
        { file: '1.csv', line: 2 },
      ],
    },
  ]);
  const { added } = await read({ [questions[0]?.id ?? '']: 'yes' });
  expect(added).toMatchObject([{ positionSize: 10, fees: 4, pnl: 16 }]);
});

test.each([
  ['second', { positionSize: 1000, fees: 1.45, pnl: 48.55 }],
  ['received', { positionSize: 999, fees: 8.45, pnl: 41.5 }],
  ['nowhere', { positionSize: 1000, fees: 0, pnl: 50 }],
])('the currency of crypto fees is asked for when the file doesn’t say: %s', async (answer, expected) => {
  const sold = answer === 'received' ? '999' : '1000';
  const lines = [
    'Pairs,Direction,Filled Size,Price,Fees,Timestamp (UTC)',
    'AAAUSDT,BUY,1000,8,1,09:35 2026-02-03',
    `AAAUSDT,SELL,${sold},8.05,0.45,14:35 2026-02-04`,
  ];
  const size = { ':quantity': 'Filled Size' };
  expect((await readAnswered(lines, size)).asked).toEqual([expect.stringMatching(/fee-coin$/)]);
  const { trades } = await readAnswered(lines, { ...size, 'fee-coin': answer });
  expect(trades).toMatchObject([{ openedAt: '2026-02-03 09:35:00', ...expected }]);
});

test('columns of currencies agree where some of their cells are empty', async () => {
  const { trades, asked } = await readLines([
    'Handelsdag,Oppgjørsdag,Transaksjonstype,Verdipapir,Antall,Kurs,Avgifter,Valuta,Beløp,Valuta',
    '2026-02-03,2026-02-05,KJØPT,AAA,100,280.5,29,NOK,-28079,NOK',
    '2026-02-10,2026-02-12,SALG,AAA,100,290,29,NOK,28971,',
    '2026-02-15,2026-02-16,UTBYTTE,AAA,60,3.5,,NOK,210,NOK',
  ]);
  expect([trades, asked]).toMatchObject([[{ currency: 'NOK', fees: 58, pnl: 892 }], []]);
});

test.each([
  ['yes', { positionSize: 100, entryPrice: 204.8, pnl: 520 }, 4],
  ['no', { positionSize: 60, exitPrice: 210, pnl: 318 }, 3],
])('rows without a symbol may be more fills of the order above: %s', async (answer, expected, used) => {
  const lines = [
    'Symbol,Side,Time,Quantity,Price',
    'AAA,Buy,2026-03-02 10:00:15,60,204.70',
    ',,2026-03-02 10:00:20,40,204.95',
    'Total,,,100,',
    ',,,,',
    `AAA,Sell,2026-03-05 10:00:00,${answer === 'yes' ? 100 : 60},210`,
  ];
  expect((await readLines(lines)).questions).toMatchObject([{ kind: 'column', rows: [{ line: 3 }] }]);
  const { trades, aside, asked } = await readAnswered(lines, { ':continued': answer });
  expect([trades, asked]).toMatchObject([[expected], []]);
  expect(aside).toHaveLength(5 - used);
});
