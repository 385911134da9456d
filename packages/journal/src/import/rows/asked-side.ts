import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';
import { sideWithin, withoutNumbers } from '../text/side-words.ts';

const buyOrSell = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
];
const each = { value: 'each', label: 'They differ: ask for each row' };
const aside = { value: 'aside', label: 'Not trades: leave them out' };

const wordAnswers = ['buy', 'sell', 'each', 'aside'] as const;
type WordAnswer = (typeof wordAnswers)[number];

/** Of a file that nobody declared: what rows with a word are. Texts that differ by their numbers alone are one word. */
export function askForWord(reader: Reader, row: GridRow, word: string): WordAnswer | null {
  const within = withoutNumbers(word);
  const title = reader.columns.title('side');
  const answer = reader.ask({
    kind: 'word',
    detail: `kind=${within}`,
    text: `What are rows with “${word}” in “${title}”?`,
    choices: within === word ? [...buyOrSell, aside] : [...buyOrSell, each, aside],
    input: 'choice',
    rows: [reader.place(row)],
    group: { id: `words:${reader.format.id}`, text: `What are rows with these words in “${title}”?`, item: word },
  });
  return wordAnswers.find((one) => one === answer) ?? null;
}

/** A longer text that names one side says it; other words are asked about once, unless rows with the same words differ. */
export function askForSide(reader: Reader, row: GridRow, word: string): 'buy' | 'sell' | null {
  if (!reader.format.isGuessed) return askOnce(reader, row, { word, detail: `side=${word}` });
  const said = sideWithin(word)?.side;
  if (said !== undefined) return said;
  const answer = askForWord(reader, row, word);
  return answer === 'each' ? askOnce(reader, row, { word, detail: `row=${word}` }) : sideIn(answer);
}

function askOnce(
  reader: Reader,
  row: GridRow,
  { word, detail }: { word: string; detail: string },
): 'buy' | 'sell' | null {
  const answer = reader.ask({
    kind: 'word',
    detail,
    text: `Does “${word}” say buy or sell?`,
    choices: buyOrSell,
    input: 'choice',
    rows: [reader.place(row)],
    group: { id: `sides:${reader.format.id}`, text: 'Do these say buy or sell?', item: word },
  });
  return sideIn(answer);
}

/** A row with a symbol, a quantity and a price whose side is empty: asked for each such row. */
export function askForEmptySide(reader: Reader, row: GridRow): 'buy' | 'sell' | 'aside' | null {
  const { columns } = reader;
  const [quantity, symbol, time] = (['quantity', 'symbol', 'time'] as const).map((column) => columns.cell(row, column));
  const title = columns.title('side');
  const empty = title === '' ? 'Nothing says buy or sell' : `“${title}” is empty`;
  const answer = reader.ask({
    kind: 'word',
    detail: `empty-side=${quantity} ${symbol} ${time}`,
    text: `${empty}: what is ${quantity} of “${symbol}” on ${time}?`,
    choices: [...buyOrSell, aside],
    input: 'choice',
    rows: [reader.place(row)],
    group: {
      id: `empty-sides:${reader.format.id}`,
      text: `${empty}: what are these rows?`,
      item: `${quantity} of “${symbol}” on ${time}`,
    },
  });
  return answer === 'aside' ? 'aside' : sideIn(answer);
}

function sideIn(answer: string | null): 'buy' | 'sell' | null {
  return answer === 'buy' || answer === 'sell' ? answer : null;
}
