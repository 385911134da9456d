import { expect, test } from 'vitest';
import { guardCell, unguardCell } from './cell.ts';
import { writeCsvFile } from './csv-file.ts';

const fileOf = (value: string | number) => writeCsvFile([[{ value, isQuoted: false }]]);

test('a file begins with a byte order mark, and its lines end as RFC 4180 says', () => {
  expect(fileOf('Größe')).toBe('\uFEFFGröße\r\n');
});

test.each([
  [-1.5, '-1.5'],
  ['a, "b"', '"a, ""b"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['=1+1', "'=1+1"],
])('%j is written as %s', (value, cell) => {
  expect(fileOf(value)).toBe(`\uFEFF${cell}\r\n`);
});

/** What a program that separates by semicolons, and knows no quotes inside a cell, takes for cells. */
const semicolonCells = (text: string) => text.split(/[;\r\n\t]/);

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|cmd',
  '\t=1',
  ' =1',
  '\n=1',
  "'=1",
  'a;=1+1',
  'a; -1',
  'a\n=2',
  'a;\t=1;=2',
  '＝1',
])('%j is no formula in any locale, and is read back as it was', (text) => {
  for (const cell of semicolonCells(guardCell(text))) expect(cell).not.toMatch(/^\s*[=+\-@|＝]/);
  expect(unguardCell(guardCell(text))).toBe(text);
});

test.each(['Doji', 'a = b', "trader's", 'risk; reward', 'So-called\nindecision', '2026-03-02'])(
  '%j stays as it is',
  (text) => {
    expect(guardCell(text)).toBe(text);
  },
);
