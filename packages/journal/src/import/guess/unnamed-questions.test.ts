import { describe, expect, test } from 'vitest';
import { readAnswered, readLines } from '../../../fixtures/read-lines.ts';
import { readImport } from '../read-import.ts';

const rest = { ':rest': 'yes' };

describe('the day of the trade', () => {
  test('is not that of the settlement beside it', async () => {
    const { trades, asked } = await readLines([
      'Operazione,Data valuta,Titolo,Segno,Quantita,Prezzo',
      '03/02/2026,05/02/2026,AAA,A,10,50.00',
      '20/02/2026,24/02/2026,AAA,V,10,52.00',
    ]);
    expect([trades, asked]).toMatchObject([[{ date: '2026-02-03', pnl: 20 }], []]);
  });

  const booked = (other: string) => [
    `Buchungstag;${other};Stück / Nom.;Bezeichnung;Ausführungskurs`,
    '05.02.2026;03.02.2026;10;AAA;24,00',
    '20.02.2026;18.02.2026;-10;AAA;25,00',
  ];

  test('is not that of the booking where the file has both', async () => {
    const { trades, asked } = await readLines(booked('Geschäftstag'));
    expect([trades, asked]).toMatchObject([[{ date: '2026-02-03', closedAt: '2026-02-18', pnl: 10 }], []]);
  });

  test('is asked for where two columns may have it', async () => {
    const lines = booked('Auftrag').map((line, index) => `${line};${['Abschluss', '04.02.2026', '19.02.2026'][index]}`);
    expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/:time$/)]);
  });
});

test.each([
  ['20,05', '21,05'],
  ['20', '21'],
])('a column “Valor” of amounts such as %s is no symbol', async (bought, sold) => {
  const { trades, asked } = await readLines([
    'Data do Negócio;Tipo de Movimentação;Código de Negociação;Quantidade;Preço;Valor',
    `02/01/2026;Compra;AAAA4;10;${bought};${bought.replace(',05', '0,5')}`,
    `15/01/2026;Venda;AAAA4;10;${sold};${sold.replace(',05', '0,5')}`,
  ]);
  expect([trades, asked]).toMatchObject([[{ symbol: 'AAAA4', pnl: 10 }], []]);
});

test.each(['0700', '7203'])('the symbol %s is one', async (symbol) => {
  const { trades, asked } = await readLines(['Date,Symbol,Side,Quantity,Price', `2026-02-03,${symbol},Buy,10,20`]);
  expect([trades, asked]).toMatchObject([[{ symbol }], []]);
});

describe('a side that only money says', () => {
  const lines = (bought: string, sold: string, title = 'Debit,Credit') => [
    `Date,Symbol,Quantity,Price,${title}`,
    `2026-04-03,AAA,1000,0.70,${bought}`,
    `2026-04-22,AAA,1000,0.75,${sold}`,
    '2026-04-30,AAA,n/a,n/a,,41.36',
  ];

  test('a debit is a purchase, and a credit a sale', async () => {
    const file = lines('£707.95,n/a', 'n/a,£742.05');
    expect((await readLines(file)).asked).toEqual([expect.stringMatching(/:rest$/)]);
    const { trades, aside } = await readAnswered(file, rest);
    expect([trades, aside]).toMatchObject([[{ direction: 'long', fees: 15.9, pnl: 34.1 }], [4]]);
  });

  test.each([
    ['a debit of less than the value', '692.05,', ',742.05'],
    ['both', '707.95,707.95', ',742.05'],
    ['an amount of something else', '7079.50,', ',742.05'],
  ])('%s is asked about', async (_, bought, sold) => {
    expect((await readLines(lines(bought, sold))).asked).toEqual([expect.stringMatching(/:side$/)]);
  });

  test('charges show which sign is paid', async () => {
    const file = lines('-707.95', '742.05', 'Net');
    const { trades } = await readAnswered(file, rest);
    expect(trades).toMatchObject([{ direction: 'long', fees: 15.9, pnl: 34.1 }]);
  });

  test.each([
    ['no charges', '-700.00', '750.00'],
    ['charges in one sign alone', '-707.95', '750.00'],
    ['the other way round', '707.95', '-742.05'],
  ])('%s do not', async (_, bought, sold) => {
    const [heading = '', ...rows] = lines(bought, sold, 'Net').slice(0, 3);
    expect((await readLines([heading, ...rows])).asked).toEqual([expect.stringMatching(/:side$/)]);
  });
});

describe('a total without a usual title', () => {
  const file = (title: string, other: string) => [
    `Datum;Stück;Bezeichnung;Währung;Ausführungskurs;${title}`,
    '03.02.2026;10;AAA;EUR;240,00;-2.409,90',
    '10.02.2026;5;BBB;USD;210,00;-1.049,90',
    `18.02.2026;-10;AAA;EUR;250,00;${other}`,
  ];

  test('is asked about where it holds charges, and holds none of a row in another currency', async () => {
    const lines = file('Umsatz in EUR', '2.490,10');
    expect((await readLines(lines)).questions).toMatchObject([{ rows: [{ line: 2 }, { line: 4 }] }]);
    const { trades } = await readAnswered(lines, { ...rest, 'unsaid-fees': 'without' });
    expect(trades).toMatchObject([
      { symbol: 'AAA', fees: 19.8, pnl: 80.2 },
      { symbol: 'BBB', fees: 0 },
    ]);
  });

  test('is none where a row has less than it paid', async () => {
    const { asked } = await readLines(file('Marke', '2.600,00'));
    expect(asked).toEqual([]);
  });

  test('a converted one beside its own currency is no charge either', async () => {
    const lines = [
      'Date,Symbol,Side,Quantity,Price,Currency,Amount,Currency',
      '2026-02-03,AAA,Buy,10,240,EUR,2409.90,EUR',
      '2026-02-10,BBB,Buy,10,200,CHF,2120.00,EUR',
    ];
    const { trades } = await readAnswered(lines, { ...rest, 'unsaid-fees': 'without' });
    expect(trades.map(({ fees }) => fees)).toEqual([9.9, 0]);
  });
});

describe('columns that may be fees', () => {
  const file = (net: readonly string[]) => [
    'Date,Symbol,Side,Quantity,Price,Commission,Platform charge,Total charges,Net Amount',
    `2026-03-05,AAA,Buy,100,10,1,1.5,2.5,${net[0]}`,
    `2026-03-06,AAA,Sell,100,11,1,1,2,${net[1]}`,
  ];

  test('are those that the totals hold', async () => {
    const { trades, asked } = await readLines(file(['1002.50', '1098.00']));
    expect([trades, asked]).toMatchObject([[{ fees: 4.5, pnl: 95.5 }], []]);
  });

  test.each([
    ['without fees', ['1000.00', '1100.00']],
    ['with other ones', ['1003.50', '1098.00']],
  ])('are asked about beside totals %s', async (_, net) => {
    expect((await readLines(file(net))).asked).toHaveLength(2);
  });
});

test.each([
  ['CAN', 'CAD'],
  ['USA', 'USD'],
])('the currency “%s” is %s', async (written, currency) => {
  const { trades, asked } = await readLines([
    'Date,Symbole,Sens,Quantité,Prix,Devise du prix',
    `2026-02-03,AAA,ACHAT,10,20,${written}`,
  ]);
  expect([trades, asked]).toMatchObject([[{ currency }], []]);
});

test('a currency without a title is that of the amount in front of it', async () => {
  const { trades, asked } = await readLines([
    'Datum;Art;Symbol;Nominal;;Betrag;;Kurs;',
    '03.02.2026;Kauf;AAA;10;Stück;184,00;EUR;20,00;USD',
  ]);
  expect([trades, asked]).toMatchObject([[{ currency: 'USD', fees: 0 }], []]);
});

test('trades that are sentences are read from them', async () => {
  const lines = [
    'Date,Reference,Details,Debit($),Credit($)',
    '02/03/2026,C1,B 100 AAA @ 10.000000,1019.95,',
    '15/04/2026,C2,S 40 AAA @ 12.500000,,480.05',
    '16/04/2026,C3,Sold 60 AAA at 12.60,,736.05',
    '20/04/2026,D1,Dividend AAA,,30.00',
  ];
  expect((await readLines(lines)).asked).toEqual([expect.stringMatching(/:rest$/)]);
  const { trades, aside } = await readAnswered(lines, rest);
  expect([trades, aside]).toMatchObject([[{ symbol: 'AAA', positionSize: 100, fees: 59.85, pnl: 196.15 }], [5]]);
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
])('the coin of the fees is asked for where nothing says it: %s', async (answer, expected) => {
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
