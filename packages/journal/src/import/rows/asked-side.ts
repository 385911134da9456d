import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';
import { sideWithin, withoutNumbers } from '../text/side-words.ts';

const buyOrSell = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
];
const each = { value: 'each', label: 'They differ: ask for each row' };
const aside = { value: 'aside', label: 'Not a trade: leave it out' };

/** A longer text that names one side says it; others are asked about once, unless rows with the same words differ. */
export function askForSide(reader: Reader, row: GridRow, word: string): 'buy' | 'sell' | null {
  const { isGuessed } = reader.format;
  const said = isGuessed ? sideWithin(word)?.side : undefined;
  if (said !== undefined) return said;
  const within = isGuessed ? withoutNumbers(word) : word;
  const question = { kind: 'word' as const, text: `Does “${word}” say buy or sell?`, input: 'choice' as const };
  const rows = [reader.place(row)];
  const mayDiffer = isGuessed && within !== word;
  const choices = mayDiffer ? [...buyOrSell, each] : buyOrSell;
  const answer = reader.ask({ ...question, detail: `side=${within}`, choices, rows });
  if (answer === 'each' && mayDiffer)
    return sideIn(reader.ask({ ...question, detail: `row=${word}`, choices: buyOrSell, rows }));
  return sideIn(answer);
}

/** A row with a symbol, a quantity and a price whose side is empty: asked for each such row. */
export function askForEmptySide(reader: Reader, row: GridRow): 'buy' | 'sell' | 'aside' | null {
  const { columns } = reader;
  const what = [columns.cell(row, 'quantity'), columns.cell(row, 'symbol'), columns.cell(row, 'time')];
  const answer = reader.ask({
    kind: 'word',
    detail: `empty-side=${what.join(' ')}`,
    text: `“${columns.title('side')}” is empty: what is ${what[0]} of “${what[1]}” on ${what[2]}?`,
    choices: [...buyOrSell, aside],
    input: 'choice',
    rows: [reader.place(row)],
  });
  return answer === 'aside' ? 'aside' : sideIn(answer);
}

function sideIn(answer: string | null): 'buy' | 'sell' | null {
  return answer === 'buy' || answer === 'sell' ? answer : null;
}
