import { isDay } from '../entry.ts';
import { filledDown, findColumns } from './columns.ts';
import type { GridRow } from './file/grid.ts';
import type { BrokerFormat } from './format.ts';
import type { Questions } from './question.ts';
import type { Reader } from './reader.ts';
import type { Table } from './recognize.ts';
import type { RowPlace } from './record.ts';
import type { PointValues } from './settings.ts';
import { orderIn } from './style/ask-date-order.ts';
import { decimalSignIn } from './style/ask-decimal-sign.ts';
import { readClock } from './text/moments.ts';
import { zoneOf } from './text/zones.ts';

interface ReaderInput {
  readonly table: Table;
  /** Those of other files of the same layout. */
  readonly alike: readonly Table[];
  readonly format: BrokerFormat;
  readonly questions: Questions;
  readonly zone: string | null;
  readonly pointValues: PointValues;
}

/** Finds out how a table writes its dates and numbers, or asks; null while that is open. */
export function openReader({ table, alike, format, questions, zone, pointValues }: ReaderInput): Reader | null {
  const columns = findColumns(format, table.heading);
  const rows = filledDown(table, format);
  const place = ({ line }: GridRow): RowPlace => ({ file: table.file, line });
  const ask: Reader['ask'] = ({ detail = '', ...question }) => {
    const id = [question.kind, format.id, detail].filter((part) => part !== '').join(':');
    const isValid = (answer: string) => question.choices.some(({ value }) => value === answer);
    return questions.ask({ ...question, id }, question.choices.length > 0 ? isValid : undefined);
  };
  const context = { table, format, columns, rows, ask, place };
  const decimals = decimalSignIn({ ...context, alike });
  const order = orderIn({ ...context, alike: alike.flatMap((other) => other.rows) });
  const day = dayIn(context);
  if (decimals === null || order === 'open' || day === 'open') return null;
  const surroundings = [table.file, table.above, table.heading.join('\n')].join('\n');
  const read = (pattern?: string) =>
    pattern === undefined ? undefined : new RegExp(pattern, 'i').exec(surroundings)?.slice(1).find(Boolean)?.trim();
  const statedZone = read(format.read?.zone);
  const fileZone = zone ?? (statedZone === undefined ? null : zoneOf(statedZone)) ?? format.dates?.zone ?? null;
  return {
    ...context,
    decimals,
    dates: { order, zone: fileZone, day, formats: format.dates?.formats ?? [] },
    account: read(format.read?.account) ?? format.account ?? '',
    feeCurrency: read(format.read?.feeCurrency) ?? null,
    currency: read(format.read?.currency) ?? format.currency ?? null,
    symbol: read(format.read?.symbol) ?? null,
    pointValues,
  };
}

type Context = Pick<Reader, 'table' | 'format' | 'columns' | 'rows' | 'ask' | 'place'>;

const SAMPLE = 3;

/** The day of a file whose times lack one: its name may say it. Null when the times have days. */
function dayIn({ table, columns, rows, ask, place }: Context): string | null | 'open' {
  const times = rows.map((row) => columns.cell(row, 'time')).filter((time) => time !== '');
  if (times.length === 0 || !times.every((time) => time.includes(':') && readClock(time) !== null)) return null;
  const named = /(?<!\d)(20\d{2})[-_.]?(\d{2})[-_.]?(\d{2})(?!\d)/.exec(table.file)?.slice(1).join('-');
  if (isDay(named)) return named;
  const answer = ask({
    kind: 'day',
    detail: table.file,
    text: `What day were the trades in “${table.file}” made? The file gives only the time.`,
    choices: [],
    input: 'day',
    rows: rows.slice(0, SAMPLE).map(place),
  });
  return isDay(answer) ? answer : 'open';
}
