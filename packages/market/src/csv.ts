import { type Candle, type CandleFault, type CandleTime, findCandleFault, type Price } from './candle.ts';
import { CodedError } from './coded-error.ts';
import { CandleSeries } from './series.ts';

/** The first line of every candle file. */
export const CSV_HEADER = 'date,open,high,low,close,volume';

export type CsvErrorCode =
  | CandleFault
  | 'empty_file'
  | 'wrong_header'
  | 'wrong_column_count'
  | 'not_a_date'
  | 'not_a_number';

/** Why a text isn't a valid candle file. Decide by the code; the message is for people. */
export class CsvError extends CodedError<CsvErrorCode> {
  override readonly name = 'CsvError';
  /** Counted from 1, the header included. */
  readonly line: number;

  constructor({ code, line, problem }: { code: CsvErrorCode; line: number; problem: string }) {
    super(code, `Line ${line}: ${problem}.`);
    this.line = line;
  }
}

const BYTE_ORDER_MARK = '\uFEFF';
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const NOT_FINITE = /^[+-]?(?:nan|inf|infinity)$/i;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

const FAULTS: Readonly<Record<CandleFault, string>> = {
  not_finite: 'a number is too large to calculate with',
  high_below_low: 'the high is below the low',
  high_below_body: 'the high is below the open or the close',
  low_above_body: 'the low is above the open or the close',
  negative_volume: 'the volume is negative',
  time_not_after_previous: 'the date is not after that of the line before',
};

/**
 * Reads a candle file: the header `date,open,high,low,close,volume`, then one candle per line, oldest
 * first. Dates are ISO 8601 (UTC unless they say otherwise) or plain numbers that grow; numbers have a
 * decimal point and no thousands separators. A byte order mark, either kind of line end and empty
 * lines at the end are accepted; a file with the header only is a series of no candles.
 * @throws CsvError with the line at fault.
 */
export function parseCandleCsv(text: string): CandleSeries {
  const lines = linesOf(text);
  checkHeader(lines);
  const candles: Candle[] = [];
  let previousTime = Number.NEGATIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const candle = parseLine({ text: line, number: index + 1, previousTime });
    candles.push(candle);
    previousTime = candle.time;
  }
  return CandleSeries.fromCandles(candles);
}

interface Line {
  readonly text: string;
  /** Counted from 1. */
  readonly number: number;
  readonly previousTime: number;
}

function linesOf(text: string): string[] {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  return content.trimEnd().split(/\r?\n/);
}

function checkHeader([header = '']: readonly string[]): void {
  if (header.trim() === '') throw new CsvError({ code: 'empty_file', line: 1, problem: 'the file is empty' });
  if (header.trim() === CSV_HEADER) return;
  const problem = `the header is ${quote(header)} instead of "${CSV_HEADER}"`;
  throw new CsvError({ code: 'wrong_header', line: 1, problem });
}

function parseLine({ text, number: line, previousTime }: Line): Candle {
  const cells = text.split(',').map((cell) => cell.trim());
  const [date = '', open = '', high = '', low = '', close = '', volume = ''] = cells;
  if (cells.length !== 6) {
    throw new CsvError({ code: 'wrong_column_count', line, problem: `there are ${cells.length} values instead of 6` });
  }
  const candle: Candle = {
    time: parseTime(date, line),
    open: parseNumber({ text: open, column: 'open', line }) as Price,
    high: parseNumber({ text: high, column: 'high', line }) as Price,
    low: parseNumber({ text: low, column: 'low', line }) as Price,
    close: parseNumber({ text: close, column: 'close', line }) as Price,
    volume: parseNumber({ text: volume, column: 'volume', line }),
  };
  const fault = findCandleFault(candle, previousTime);
  if (fault !== null) throw new CsvError({ code: fault, line, problem: FAULTS[fault] });
  return candle;
}

function parseNumber({ text, column, line }: { text: string; column: string; line: number }): number {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(value)) return value;
  const isNumber = NUMBER.test(text) || NOT_FINITE.test(text);
  throw new CsvError({
    code: isNumber ? 'not_finite' : 'not_a_number',
    line,
    problem: `the ${column} is ${quote(text)}, which is not a ${isNumber ? 'finite ' : ''}number`,
  });
}

function parseTime(text: string, line: number): CandleTime {
  if (NUMBER.test(text)) return parseNumber({ text, column: 'date', line }) as CandleTime;
  const [, day = '', timeOfDay = '00:00', zone = 'Z'] = DATE.exec(text) ?? [];
  const time = Date.parse(`${day}T${timeOfDay}${zone}`);
  if (isCalendarDay(day) && Number.isFinite(time)) return time as CandleTime;
  throw new CsvError({ code: 'not_a_date', line, problem: `the date is ${quote(text)}, which is not a date` });
}

/** `Date.parse` takes February 30 for March 2 rather than refusing it. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(day);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
}

function quote(text: string): string {
  return text.length > 60 ? `"${text.slice(0, 60)}…"` : `"${text}"`;
}
