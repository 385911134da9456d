/**
 * What a spreadsheet would mistake for a formula, with or without the apostrophes that prevent it. Where a semicolon
 * separates cells, Excel ignores our quotes, so a cell may also begin behind a semicolon or a line break in a text.
 */
const FORMULA = String.raw`'*[^\S\r\n\t]*[=+\-@|＝＋－＠]`;
const START = String.raw`^(?='*[\t\r\n]|${FORMULA})|(?<=[;\t\r\n])(?=${FORMULA})`;
const GUARDED_START = START.replaceAll('(?=', "'(?=");

/**
 * Escapes a text so that no spreadsheet runs it as a formula: an apostrophe goes before what begins like a formula.
 */
export function guardCell(text: string): string {
  return text.replaceAll(new RegExp(START, 'g'), "'");
}

/** The original text of an escaped cell. */
export function unguardCell(cell: string): string {
  return cell.replaceAll(new RegExp(GUARDED_START, 'g'), '');
}

/** A number as brokers and spreadsheets write it: `$1,234.50`, `(12.00)`, `-3`; null for anything else. */
export function parseNumber(text: string): number | null {
  const bare = text.trim().replaceAll(/[$\s]/g, '');
  const isNegative = /^\(.*\)$/.test(bare);
  const digits = isNegative ? bare.slice(1, -1) : bare;
  if (!/^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?(e[+-]?\d+)?$/i.test(digits) || !/^[+-]?[\d.]*\d/.test(digits))
    return null;
  const value = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(value)) return null;
  return isNegative ? -value : value;
}

/**
 * A time as `yyyy-mm-dd hh:mm:ss`, or a day alone as `yyyy-mm-dd`, from ISO, American (`6/30/2026 3:45 PM`) and compact
 * (`20260630`) forms; null for anything else and for days that are on no calendar.
 */
export function parseTime(text: string): string | null {
  const [dayText = '', ...clock] = text.trim().split(/[T ,;]+/);
  const day = parseDay(dayText);
  if (day === null || clock.length === 0) return day;
  const time = parseClock(clock.join(' '));
  return time === null ? null : `${day} ${time}`;
}

function parseDay(text: string): string | null {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : american ? [american[3], american[1], american[2]] : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}

function parseClock(text: string): string | null {
  const parts = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([AP]M)?(?:\s*(?:Z|[A-Z]{2,4}|[+-]\d{2}:?\d{2}))?$/i.exec(
    text,
  );
  if (parts === null) return null;
  const [, hourText, minutes = '', seconds = '00', half] = parts;
  const hour = (Number(hourText) % (half ? 12 : 24)) + (half?.toUpperCase() === 'PM' ? 12 : 0);
  return Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}:${seconds}` : null;
}
