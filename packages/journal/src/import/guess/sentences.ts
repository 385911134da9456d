import type { Table } from '../recognize.ts';
import { otherNumbers } from '../style/ask-decimal-sign.ts';
import { findDecimalSign } from '../text/amounts.ts';
import { sideOf } from '../text/side-words.ts';
import { columnsByTitle, sample } from './column-titles.ts';

const SENTENCE =
  /^(?:you )?(\p{L}+)[.:]?\s+([\d.,'’]+)\s*(?:x|shs?|shares?|units?|stk\.?|stück)?\s+(?:of )?(.+?)\s*(?:@|\bat\b|\bzu\b|\bà\b)\s*[$€£]?\s*([\d.,'’]+)/iu;
/** Fewer are a coincidence. */
const FEWEST = 2;

interface Sentence {
  readonly side: string;
  readonly quantity: string;
  readonly symbol: string;
  readonly price: string;
}

/** What `B 100 AAA @ 10.50` or `Sold 40 AAA at 12` says; null for another text. */
function readSentence(text: string): Sentence | null {
  const [, side = '', quantity = '', symbol = '', price = ''] = SENTENCE.exec(text.trim()) ?? [];
  return sideOf(side) === null ? null : { side, quantity, symbol, price };
}

const titles = ['Side', 'Quantity', 'Symbol', 'Price'] as const;

/** A file whose trades are sentences in one column, with a column for each of their parts; other files as they are. */
export function withSentenceColumns(table: Table): Table {
  const { quantity, price } = columnsByTitle(table);
  if (quantity !== undefined || price !== undefined) return table;
  const isSentence = (cell: string) => readSentence(cell) !== null;
  const place = table.heading.findIndex((_, index) => sample(table, index).filter(isSentence).length >= FEWEST);
  if (place < 0) return table;
  const width = table.heading.length;
  const adapt = signOfFile(table, place);
  const rows = table.rows.map((row) => {
    const { cells } = row;
    const said = readSentence(cells[place] ?? '');
    const parts =
      said === null ? titles.map(() => '') : [said.side, adapt(said.quantity), said.symbol, adapt(said.price)];
    // What is beyond the heading stays there, where a row is rejected for it.
    const own = Array.from({ length: width }, (_, index) => cells[index] ?? '');
    return { ...row, cells: [...own, ...parts, ...cells.slice(width)] };
  });
  return { ...table, heading: [...table.heading, ...titles], rows };
}

/** Writes the numbers of sentences, which may be English in a file that is not, as the file writes its others. */
function signOfFile(table: Table, place: number): (number: string) => string {
  const sentences = sample(table, place).flatMap((cell) => readSentence(cell) ?? []);
  const own = findDecimalSign(
    sentences.flatMap(({ quantity, price }) => [quantity, price]),
    null,
  );
  const others = findDecimalSign(otherNumbers(table.rows), table.separator);
  if (own === 'point' && others === 'comma') return (number) => number.replaceAll(',', '').replace('.', ',');
  if (own === 'comma' && others === 'point') return (number) => number.replaceAll('.', '').replace(',', '.');
  return (number) => number;
}
