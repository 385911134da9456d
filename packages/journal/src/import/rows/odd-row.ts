import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';
import { saysTakenBack, sideWithin } from '../text/side-words.ts';

type Answer = 'said' | 'undo' | 'aside';

/**
 * What a purchase or sale is whose quantity has the wrong sign, or whose word says that it takes one back; null while it
 * is asked, and “said” for the others.
 */
export function meaningOfSign(reader: Reader, row: GridRow): Answer | null {
  const { columns, format, ask, place } = reader;
  if (!format.isGuessed || format.rows !== 'fills' || !columns.has('side')) return 'said';
  const sign = oddRows(reader).get(row);
  if (sign === undefined) return 'said';
  const word = columns.cell(row, 'side');
  if (sign === 'back' && hasTaken(reader, row)) return 'undo';
  const answer = ask({
    kind: 'word',
    detail: `sign=${sign}`,
    text: `What is a row that says “${word}” with a quantity of ${columns.cell(row, 'quantity')}?`,
    choices: [
      { value: 'undo', label: 'It reverses an earlier one: count it the other way around' },
      { value: 'said', label: 'It is what it says: the sign means nothing' },
      { value: 'aside', label: 'A correction that changes nothing: leave it out' },
    ],
    input: 'choice',
    rows: [place(row)],
  });
  return answer === 'undo' || answer === 'said' || answer === 'aside' ? answer : null;
}

/** Whether the file has the row that another one takes back: the same in all but the sign. */
function hasTaken(reader: Reader, row: GridRow): boolean {
  const { columns, format } = reader;
  const keyOf = (one: GridRow) => {
    const side = sideWithin(columns.cell(one, 'side'), format.sides)?.side;
    const cells = (['symbol', 'price'] as const).map((column) => columns.cell(one, column));
    return [side, ...cells, columns.cell(one, 'quantity').replaceAll(/[^\d.,]/g, '')].join('\n');
  };
  const isDone = (one: GridRow) => !saysTakenBack(columns.cell(one, 'side'));
  return reader.rows.some((one) => isDone(one) && keyOf(one) === keyOf(row));
}

type Sign = 'buy+' | 'buy-' | 'sell+' | 'sell-';
type Signs = Readonly<Record<Sign, number>>;

function signOf({ columns, format }: Reader, row: GridRow): Sign | null {
  const quantity = columns.cell(row, 'quantity');
  const side = /[1-9]/.test(quantity) ? sideWithin(columns.cell(row, 'side'), format.sides)?.side : undefined;
  return side === undefined ? null : `${side}${/^\s*[^\d]*[-−–(]|-\s*$/.test(quantity) ? '-' : '+'}`;
}

/** A purchase takes away, or a sale has another sign than most sales. */
function isOdd(sign: Sign, signs: Signs): boolean {
  if (sign === 'buy-') return true;
  if (sign === 'buy+' || signs['sell+'] === 0 || signs['sell-'] === 0) return false;
  return signs[sign] <= signs[sign === 'sell+' ? 'sell-' : 'sell+'];
}

const found = new WeakMap<Reader, ReadonlyMap<GridRow, Sign | 'back'>>();

/** The rows with the wrong sign, or with a word for a correction. */
function oddRows(reader: Reader): ReadonlyMap<GridRow, Sign | 'back'> {
  const known = found.get(reader);
  if (known !== undefined) return known;
  const isBack = (row: GridRow) => saysTakenBack(reader.columns.cell(row, 'side'));
  const signed = reader.rows.flatMap((row) => {
    const sign = signOf(reader, row);
    return sign === null ? [] : [{ row, sign: isBack(row) ? ('back' as const) : sign }];
  });
  const counts = { 'buy+': 0, 'buy-': 0, 'sell+': 0, 'sell-': 0, back: 0 };
  for (const { sign } of signed) counts[sign] += 1;
  const odd = signed.filter(({ sign }) => sign === 'back' || isOdd(sign, counts));
  const rows = new Map(odd.map(({ row, sign }) => [row, sign]));
  found.set(reader, rows);
  return rows;
}
