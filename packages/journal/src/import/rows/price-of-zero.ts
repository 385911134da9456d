import type { GridRow } from '../file/grid.ts';
import type { Words } from '../format.ts';
import type { Reader } from '../reader.ts';
import { readAmount } from '../text/amounts.ts';
import { usualKinds } from '../text/usual-kinds.ts';
import { saysOneOf } from '../text/words.ts';

const { split = [], expiry = [], assignment = [], exercise = [] } = usualKinds;

/** What a cell beside a price of 0 says that the row is. Shares that were given are bought for nothing. */
const said = {
  fill: [
    ...['stock grant', 'share grant', 'grant', 'stock award', 'share award', 'rsu*', 'vest', 'vesting', 'gift'],
    ...['free share', 'free shares', 'free stock', 'free stocks', 'gifted share', 'gifted shares', 'stock reward'],
  ],
  split: [...split, 'stock split*', 'reverse split*', 'bonus issue*', 'bonus shares', 'stock dividend*'],
  expiry: [...expiry, 'expired*', 'option expired', 'option expiry', 'expiry', 'expires worthless'],
  assignment: [...assignment, 'option assigned', 'assigned*'],
  exercise: [...exercise, 'option exercised', 'exercised*'],
} as const satisfies Readonly<Record<string, Words>>;

type Meaning = keyof typeof said;
const meanings = Object.keys(said) as Meaning[];

/** What a row of a file that nobody declared is whose price is 0; null while it is asked. */
export function meaningOfNothing(reader: Reader, row: GridRow): Meaning | 'aside' | null {
  const { columns, format, decimals } = reader;
  if (!format.isGuessed || format.rows !== 'fills') return 'fill';
  const price = columns.cell(row, 'price');
  if (/[1-9]/.test(price) || readAmount(price, decimals)?.value !== 0) return 'fill';
  return meaningIn(reader, row) ?? askForMeaning(reader, row);
}

/** What one of the cells says, unless another one says something else. */
function meaningIn({ columns }: Reader, row: GridRow): Meaning | null {
  const symbol = columns.cell(row, 'symbol');
  const cells = row.cells.filter((cell) => cell.trim() !== '' && cell.trim() !== symbol);
  const [found, ...others] = meanings.filter((meaning) => cells.some((cell) => saysOneOf(cell, said[meaning])));
  if (found === undefined || others.length > 0) return null;
  return found;
}

function askForMeaning({ ask, place }: Reader, row: GridRow): 'fill' | 'split' | 'aside' | null {
  const answer = ask({
    kind: 'word',
    detail: 'price=0',
    text: 'What are rows with a price of 0?',
    choices: [
      { value: 'split', label: 'Shares that a split or a stock dividend added or removed' },
      { value: 'fill', label: 'Purchases or sales for nothing, such as an option that ended worthless' },
      { value: 'aside', label: 'Transfers or notes: leave them out' },
    ],
    input: 'choice',
    rows: [place(row)],
  });
  return answer === 'fill' || answer === 'split' || answer === 'aside' ? answer : null;
}
