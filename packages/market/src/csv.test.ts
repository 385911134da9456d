import { describe, expect, it } from 'vitest';
import { CSV_HEADER, CsvError, parseCandleCsv } from './csv.ts';

function file(...lines: string[]): string {
  return `${[CSV_HEADER, ...lines].join('\n')}\n`;
}

function errorOf(text: string): CsvError | null {
  try {
    parseCandleCsv(text);
    return null;
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

const first = '2026-03-09,10,12,9,11,500';

describe('parseCandleCsv', () => {
  it('candles are read as columns', () => {
    const series = parseCandleCsv(file(first, '2026-03-10T09:30,11,11.5,.5,1e1,0'));
    expect(series.length).toBe(2);
    expect(series.at(0)).toEqual({ time: Date.UTC(2026, 2, 9), open: 10, high: 12, low: 9, close: 11, volume: 500 });
    expect(series.at(1)).toEqual({
      time: Date.UTC(2026, 2, 10, 9, 30),
      open: 11,
      high: 11.5,
      low: 0.5,
      close: 10,
      volume: 0,
    });
  });

  it('a file with only a header is a series of no candles', () => {
    expect(parseCandleCsv(file()).length).toBe(0);
    expect(parseCandleCsv(CSV_HEADER).length).toBe(0);
  });

  it.each([
    ['Windows line ends', file(first).replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${file(first)}`],
    ['no line end', file(first).trimEnd()],
    ['empty lines at the end', `${file(first)}\n\n`],
    ['spaces around values', file(first.replaceAll(',', ' , '))],
  ])('a file with %s is accepted', (_name, text) => {
    expect(parseCandleCsv(text).at(0).close).toBe(11);
  });

  it.each([
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['2026-03-09T16:00', Date.UTC(2026, 2, 9, 16)],
    ['2026-03-09 16:00:30', Date.UTC(2026, 2, 9, 16, 0, 30)],
    ['2026-03-09T16:00:30.250Z', Date.UTC(2026, 2, 9, 16, 0, 30, 250)],
    ['2026-03-09T16:00-05:00', Date.UTC(2026, 2, 9, 21)],
    ['17', 17],
  ])('the date %s is accepted', (date, time) => {
    expect(parseCandleCsv(file(`${date},10,12,9,11,500`)).at(0).time).toBe(time);
  });

  it.each([
    ['', 'empty_file', 1, 'Line 1: the file is empty.'],
    ['\n \n', 'empty_file', 1, 'Line 1: the file is empty.'],
    [
      'date,open,high,low,close\n',
      'wrong_header',
      1,
      `Line 1: the header is "date,open,high,low,close" instead of "${CSV_HEADER}".`,
    ],
    ['date,close,open,high,low,volume\n', 'wrong_header', 1, null],
    [first, 'wrong_header', 1, null],
    [file('2026-03-09,10,12,9,11'), 'wrong_column_count', 2, 'Line 2: there are 5 values instead of 6.'],
    [file(first, '2026-03-10,10,12,9,11,500,7'), 'wrong_column_count', 3, 'Line 3: there are 7 values instead of 6.'],
    [file(first, '', '2026-03-10,10,12,9,11,500'), 'wrong_column_count', 3, null],
    [file('2026-03-09,ten,12,9,11,500'), 'not_a_number', 2, 'Line 2: the open is "ten", which is not a number.'],
    [file('2026-03-09,10,12,9,,500'), 'not_a_number', 2, 'Line 2: the close is "", which is not a number.'],
    [file('2026-03-09,10,12,0x9,11,500'), 'not_a_number', 2, null],
    [file('2026-03-09,10,12,9,11,NaN'), 'not_finite', 2, 'Line 2: the volume is "NaN", which is not a finite number.'],
    [file('2026-03-09,10,-Infinity,9,11,500'), 'not_finite', 2, null],
    [file('2026-03-09,10,1e999,9,11,500'), 'not_finite', 2, null],
    [file('2026-03-09,10,9,12,11,500'), 'high_below_low', 2, 'Line 2: the high is below the low.'],
    [file('2026-03-09,13,12,9,11,500'), 'high_below_body', 2, 'Line 2: the high is below the open or the close.'],
    [file('2026-03-09,10,12,9,13,500'), 'high_below_body', 2, null],
    [file('2026-03-09,8,12,9,11,500'), 'low_above_body', 2, 'Line 2: the low is above the open or the close.'],
    [file('2026-03-09,10,12,9,11,-1'), 'negative_volume', 2, 'Line 2: the volume is negative.'],
    [file('2026-02-30,10,12,9,11,500'), 'not_a_date', 2, 'Line 2: the date is "2026-02-30", which is not a date.'],
    [file('09/03/2026,10,12,9,11,500'), 'not_a_date', 2, null],
    [file('2026-03-09T25:00,10,12,9,11,500'), 'not_a_date', 2, null],
    [file(first, first), 'time_not_after_previous', 3, 'Line 3: the date is not after that of the line before.'],
    [file(first, '2026-03-08,10,12,9,11,500'), 'time_not_after_previous', 3, null],
  ])('the file %j is rejected as %s in line %i', (text, code, line, message) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code, line });
    if (message !== null) expect(error?.message).toBe(message);
  });

  it('long quotations in errors are shortened', () => {
    expect(errorOf('x'.repeat(500))?.message.length).toBeLessThan(160);
  });
});
