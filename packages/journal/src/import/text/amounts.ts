export type DecimalSign = 'point' | 'comma';

/** A number as a file writes it, with the currency or coin that stands beside it. */
export interface Amount {
  readonly value: number;
  readonly unit: string | null;
}

const nothing = ['', '-', '--', '—', '–', 'n/a', 'na', 'null', 'none'];

/** Whether a cell holds no number on purpose. */
export function isEmptyAmount(text: string): boolean {
  return nothing.includes(text.trim().toLowerCase());
}

const NUMBER = {
  point: /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.\d*)?(?:e[+-]?\d+)?$/i,
  comma: /^(?:\d{1,3}(?:\.\d{2,3})*\.\d{3}|\d+)?(?:,\d*)?(?:e[+-]?\d+)?$/i,
};

const PLAIN = { point: /^-?\d+(?:\.\d+)?$/, comma: /^-?\d+$/ };

/** `$1,234.50`, `(12.00)`, `$(27.50)`, `-$3`, `@11.05`, `0.5BTC`, `1'234,50 CHF`; null for anything else. */
export function readAmount(text: string, sign: DecimalSign = 'point'): Amount | null {
  if (PLAIN[sign].test(text)) return { value: Number(text) || 0, unit: null };
  const bare = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replaceAll(/(?<=\d)['’](?=\d{3}(?!\d))/g, '')
    .replaceAll(/[−–]/g, '-');
  const unit = /^[@$€£¥₹]?([A-Za-z]{2,6})(?=[\d$.,+(-])|(?<=[\d.,)])(\p{L}[\p{L}\d]{1,9})$/u.exec(bare);
  const name = unit?.[1] ?? unit?.[2] ?? null;
  const digits = bare.replace(unit?.[0] ?? '', '').replaceAll(/[@$€£¥₹]/g, '');
  const isNegative = /^-|^\(.*\)$|-$|^\+?-/.test(digits);
  const number = digits.replaceAll(/^[+-]+|-$|[()]/g, '');
  if (!/\d/.test(number) || !NUMBER[sign].test(number)) return null;
  const written = sign === 'point' ? number.replaceAll(',', '') : number.replaceAll('.', '').replace(',', '.');
  const value = Number(written);
  if (!Number.isFinite(value)) return null;
  return { value: isNegative && value !== 0 ? -value : value, unit: name };
}

/** A number by whichever sign fits, for its own sign and whether it is one: not for its size. */
export function readEither(text: string): Amount | null {
  return readAmount(text) ?? readAmount(text, 'comma');
}

/** The decimal sign of the first number that can be read in one way only; null when there is none. */
export function firstDecimalSign(cells: Iterable<string>): DecimalSign | null {
  const seen = { point: false, comma: false, openPoint: false, openComma: false };
  for (const cell of cells) {
    noteSigns(cell, seen);
    if (seen.point || seen.comma) return seen.point ? 'point' : 'comma';
  }
  return null;
}

/** What the numbers of a table say of their decimal sign; null when they can be read both ways. */
export function findDecimalSign(cells: Iterable<string>, separator: string | null): DecimalSign | null | 'both' {
  const seen = { point: false, comma: false, openPoint: false, openComma: false };
  for (const cell of cells) noteSigns(cell, seen);
  if (seen.point && seen.comma) return 'both';
  if (seen.point || seen.comma) return seen.point ? 'point' : 'comma';
  // A separator that is a comma leaves the point to decimals; a quoted comma may still be either.
  const isPoint = separator === null || (separator === ',' && !seen.openComma);
  return isPoint || !(seen.openPoint || seen.openComma) ? 'point' : null;
}

interface SeenSigns {
  point: boolean;
  comma: boolean;
  openPoint: boolean;
  openComma: boolean;
}

function noteSigns(cell: string, seen: SeenSigns): void {
  const number = (/\d[\d.,'’ ]*/.exec(cell)?.[0] ?? '').replaceAll(/['’ ]|[.,]$/g, '');
  const [points, commas] = [number.split('.').length - 1, number.split(',').length - 1];
  if (points > 0 && commas > 0) seen[number.lastIndexOf('.') > number.lastIndexOf(',') ? 'point' : 'comma'] = true;
  else if (points > 1) seen.comma = true;
  else if (commas > 1) seen.point = true;
  else if (points + commas === 1) noteSign(number, points === 1 ? 'point' : 'comma', seen);
}

/** `1,234` can be read both ways; `0,498`, `12,5` and `1234,567` cannot. */
function noteSign(number: string, sign: DecimalSign, seen: SeenSigns): void {
  const isOpen = /^[1-9]\d{0,2}[.,]\d{3}$/.test(number);
  if (!isOpen) seen[sign] = true;
  else if (sign === 'point') seen.openPoint = true;
  else seen.openComma = true;
}
