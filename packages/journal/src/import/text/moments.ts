import { DateTime } from 'luxon';
import type { Moment } from '../record.ts';
import { splitZone } from './zones.ts';

export const dayOrders = ['day-first', 'month-first', 'year-first'] as const;
/** Of a date in numbers. The year can be in front only when it has two digits: with four of them it needs no order. */
export type DayOrder = (typeof dayOrders)[number];

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

/** The three numbers of a date without a leading four-digit year, and what stands between them; null for another text. */
export function shortDate(text: string): ShortDate | null {
  const found = /^\D{0,6}(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(clockLast(text));
  if (found === null) return null;
  const [, first = '', sign = '', second = '', last = ''] = found;
  return { first, sign, second, last };
}

export interface ShortDate {
  readonly first: string;
  readonly sign: string;
  readonly second: string;
  readonly last: string;
}

/** The orders in which it is a day. */
export function ordersOf(date: ShortDate): DayOrder[] {
  return dayOrders.filter((order) => {
    if (order === 'year-first' && (date.last.length !== 2 || date.first.length !== 2)) return false;
    const { month, day } = partsIn(order, date);
    return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  });
}

/** With points, the month is first only where it can't be second. */
export function usualOrdersOf(date: ShortDate): DayOrder[] {
  const orders = ordersOf(date);
  const isUsual = date.sign === '.' && orders.includes('day-first');
  return isUsual ? orders.filter((order) => order !== 'month-first') : orders;
}

function partsIn(order: DayOrder, { first, second, last }: ShortDate): { year: string; month: string; day: string } {
  if (order === 'year-first') return { year: first, month: second, day: last };
  return order === 'day-first' ? { year: last, month: second, day: first } : { year: last, month: first, day: second };
}

/** A time as a file writes it; null when it can't be read, or could be two days. */
export function readMoment(text: string, style: DateStyle): Moment | null {
  const trimmed = clockLast(text.trim().replace(/\s+as of\s.*$/i, ''));
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

/** `09:35 2026-02-03` with its day in front. */
function clockLast(text: string): string {
  return text.replace(/^(\d{1,2}:\d{2}(?::\d{2})?),? (?=\d{1,4}[-./]\d)(\S+)$/, '$2 $1');
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

/** A time in one of the forms that a declaration names. */
export function readByFormat(text: string, { formats, zone }: Pick<DateStyle, 'formats' | 'zone'>): Moment | null {
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
  const date = short === null ? null : shortDate(short[0]);
  if (short !== null && date !== null) {
    const orders = ordersOf(date);
    const [usual, ...others] = usualOrdersOf(date);
    const sure = order ?? (others.length === 0 ? usual : undefined);
    // A date that the order of its file makes no day is no date.
    if (sure === undefined || !orders.includes(sure)) return null;
    const { year, month, day } = partsIn(sure, date);
    return dated(short[0], [year, month, day]);
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
  return isRealDay(written) ? { day: written, length: whole.length } : null;
}

const realDays = new Map<string, boolean>();
const KEPT = 5000;

function isRealDay(day: string): boolean {
  const known = realDays.get(day);
  if (known !== undefined) return known;
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  if (realDays.size < KEPT) realDays.set(day, isReal);
  return isReal;
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
