import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { splitPair } from '../text/instruments.ts';
import { findColumn, plainText } from '../text/words.ts';
import { type ColumnTitles, sample } from './column-titles.ts';
import { firstRows } from './first-rows.ts';

/**
 * Whether every symbol names two coins or currencies, the second of them that of the price: `BTC-USDT`. Without a sign
 * between them, some fee has to be in one of the two: `BTCUSD`.
 */
export function arePairs(table: Table, { symbol, feeCurrency }: ColumnTitles): boolean {
  const cells = sample(table, findColumn(table.heading, symbol));
  if (cells.length > 0 && cells.every((cell) => /^[A-Z0-9]{2,10}[-/_][A-Z]{3,5}$/i.test(cell))) return true;
  const [pairs, coins] = [symbol, feeCurrency].map((title) => findColumn(table.heading, title));
  if (coins === -1 || !cells.every((cell) => splitPair(cell) !== null)) return false;
  return table.rows.some(({ cells: row }) => {
    const pair = splitPair(row[pairs ?? -1] ?? '');
    const coin = (row[coins ?? -1] ?? '').trim().toUpperCase();
    return pair !== null && coin !== '' && (pair.base === coin || pair.quote === coin);
  });
}

interface FeeFacts {
  readonly columns: ColumnTitles;
  readonly id: string;
  readonly questions: Questions;
}

/** Where nothing says the currency of the price: whether that of the fee can be another one; null while it is asked. */
export function hasOtherFeeCurrency(table: Table, { columns, id, questions }: FeeFacts): boolean | null {
  const { feeCurrency } = columns;
  if (feeCurrency === undefined || sample(table, findColumn(table.heading, feeCurrency)).length === 0) return false;
  const answer = questions.ask({
    id: `column:${id}:price-in-${plainText(feeCurrency)}`,
    kind: 'column',
    text: `Are the prices in the currency that “${feeCurrency}” says?`,
    choices: [
      { value: 'yes', label: 'Yes: fees can be taken off the result' },
      { value: 'no', label: 'No, or not always: keep the fees apart' },
    ],
    input: 'choice',
    rows: firstRows(table),
  });
  return answer === null ? null : answer !== 'yes';
}
