import { describe, expect, test } from 'vitest';
import { readAnswered, readLines } from '../../../fixtures/read-lines.ts';

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

  test('is asked for when either of two columns could hold it', async () => {
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

  test('prices in pence are worth a hundredth', async () => {
    const { trades, asked } = await readAnswered(
      [
        'Trade date,Name,Reference,Unit cost (p),Quantity,Value (£)',
        '05/03/2026,AAA,B1,"2,400.00",100,"-2,423.95"',
        '17/03/2026,AAA,S1,"2,450.00",100,"2,438.05"',
      ],
      rest,
    );
    expect([trades, asked]).toMatchObject([[{ direction: 'long', currency: 'GBP', fees: 35.9, pnl: 14.1 }], []]);
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

test('the time of the fill counts, whatever zone its title says', async () => {
  const { trades, asked } = await readLines([
    'Order Time(UTC),Symbol,Side,Quantity,Price,Filled Time(UTC),Status',
    '2026-03-02 10:00:00,AAA,buy,2,60,2026-03-02 10:01:00,deal',
  ]);
  expect([trades, asked]).toMatchObject([[{ openedAt: '2026-03-02 10:01:00' }], []]);
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
