import { DateTime } from 'luxon';
import type { Moment } from '../record.ts';
import { splitZone } from './zones.ts';

export type DayOrder = 'day-first' | 'month-first';

export interface DateStyle {
  /** Null while it is unknown: dates such as 03/05/2026 are then ambiguous. */
  readonly order: DayOrder | null;
  readonly zone: string | null;
  /** Of times without one, as yyyy-mm-dd. */
  readonly day?: string | null;
  readonly formats: readonly string[];
}

const monthNames =
  'jan|janv|januar|januari|enero|ene|gennaio|gen;feb|fév|févr|febrero|fev;mar|mär|mrz|mars|maart|mrt|marzo|maart|março;apr|avr|abr;may|mai|mei|maj|mayo|mag|maio;jun|juin|giu;jul|juil|lug;aug|août|aoû|ago;sep|sept|set;oct|okt|ott|out;nov;dec|dez|déc|dic'
    .split(';')
    .map((names) => names.split('|'));

/** Which orders a date without a leading year leaves open. */
export function orderOf(text: string): DayOrder | 'open' | null {
  const [, first = '', sign, second = ''] = /^\D{0,6}(\d{1,2})([-./])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (sign === undefined) return null;
  if (Number(first) > 12 || sign === '.') return 'day-first';
  return Number(second) > 12 ? 'month-first' : 'open';
}

/** A time as a file writes it; null when it can't be read, or could be two days. */
export function readMoment(text: string, style: DateStyle): Moment | null {
  const trimmed = text.trim().replace(/\s+as of\s.*$/i, '');
  if (trimmed === '') return null;
  const epoch = readEpoch(trimmed);
  if (epoch !== null) return epoch;
  const formatted = readByFormat(trimmed, style);
  const split = formatted === null ? splitZone(trimmed) : null;
  if (split === null) return formatted;
  const zone = split.zone ?? style.zone;
  const inZone = { ...style, zone };
  return readByFormat(split.rest, inZone) ?? readUsual(split.rest, inZone) ?? readClockAlone(split.rest, inZone);
}

function readClockAlone(text: string, { day, zone }: DateStyle): Moment | null {
  const clock = day ? readClock(text) : null;
  return clock === null ? null : { text: `${day} ${clock}`, zone };
}

function readEpoch(text: string): Moment | null {
  if (!/^1\d{9}(\d{3})?$/.test(text)) return null;
  const time = DateTime.fromMillis(text.length === 10 ? 1000 * Number(text) : Number(text), { zone: 'utc' });
  return { text: time.toFormat('yyyy-MM-dd HH:mm:ss'), zone: 'UTC' };
}

function readByFormat(text: string, { formats, zone }: DateStyle): Moment | null {
  for (const format of formats) {
    const time = DateTime.fromFormat(text, format, { zone: 'utc', locale: 'en' });
    if (time.isValid) return { text: time.toFormat(/[Hh]/.test(format) ? 'yyyy-MM-dd HH:mm:ss' : 'yyyy-MM-dd'), zone };
  }
  return null;
}

const DAY_ENDS = '(?=$|[T\\s,;:|-])';
const ISO = new RegExp(`^(\\d{4})([-./]?)(\\d{2}|\\d(?=[-./]))\\2(\\d{1,2})${DAY_ENDS}`);
const SHORT = new RegExp(`^(?:\\p{L}{2,4}\\.?,? )?(\\d{1,2})([-./])(\\d{1,2})\\2(\\d{4}|\\d{2})${DAY_ENDS}`, 'u');
const DAY_NAMED = new RegExp(
  `^(?:\\p{L}+,? )?(\\d{1,2})[-. ]{0,2}(\\p{L}{3,10})[-., ]{0,2}'?(\\d{4}|\\d{2})${DAY_ENDS}`,
  'u',
);
const MONTH_NAMED = new RegExp(
  `^(?:\\p{L}+,? )?(\\p{L}{3,10})[-. ]{0,2}(\\d{1,2}),? '?(\\d{4}|\\d{2})${DAY_ENDS}`,
  'u',
);

function readUsual(text: string, { order, zone }: DateStyle): Moment | null {
  const found = readDay(text, order);
  if (found === null) return null;
  const rest = text.slice(found.length).replace(/^[T\s,;:|-]+/, '');
  if (rest === '') return { text: found.day, zone };
  const clock = readClock(rest);
  return clock === null ? null : { text: `${found.day} ${clock}`, zone };
}

function readDay(text: string, order: DayOrder | null): { day: string; length: number } | null {
  const iso = ISO.exec(text);
  if (iso) return dated(iso[0], [iso[1], iso[3], iso[4]]);
  const short = SHORT.exec(text);
  if (short) {
    const sure = orderOf(short[0]) === 'open' ? order : orderOf(short[0]);
    if (sure === null) return null;
    return dated(short[0], sure === 'day-first' ? [short[4], short[3], short[1]] : [short[4], short[1], short[3]]);
  }
  const named = DAY_NAMED.exec(text);
  if (named) return dated(named[0], [named[3], monthOf(named[2]), named[1]]);
  const month = MONTH_NAMED.exec(text);
  return month ? dated(month[0], [month[3], monthOf(month[1]), month[2]]) : null;
}

function monthOf(name = ''): string {
  const plain = name.toLowerCase().replace('.', '');
  const exact = monthNames.findIndex((names) => names.includes(plain));
  const index = exact >= 0 ? exact : monthNames.findIndex((names) => names.some((one) => plain.startsWith(one)));
  return String(index + 1);
}

function dated(whole: string, parts: readonly (string | undefined)[]): { day: string; length: number } | null {
  const [year = '', month = '', day = ''] = parts;
  const written = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  return isReal ? { day: written, length: whole.length } : null;
}

/** `9:31:02 AM`, `0931`, `093105`, `10:04:55.123`, as hh:mm:ss with its fraction. */
export function readClock(text: string): string | null {
  const found = /^(\d{1,2})(?::?(\d{2}))(?::?(\d{2})(?:[.,:](\d{1,9}))?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim());
  if (found === null) return null;
  const [, hourText = '', minutes = '', seconds = '00', fraction, half] = found;
  if (half !== undefined && (Number(hourText) > 12 || hourText === '0')) return null;
  const hour = half === undefined ? Number(hourText) : (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const rest = fraction === undefined || Number(fraction) === 0 ? '' : `.${fraction}`;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}${rest}`;
}
