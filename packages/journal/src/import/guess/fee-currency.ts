import type { FeeColumn } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { titleParts } from '../text/currencies.ts';
import { findColumn, plainText } from '../text/words.ts';
import { titleAt } from './chosen-columns.ts';
import type { ColumnTitles } from './column-titles.ts';
import { areEqual, currencyPlaces } from './currency-column.ts';
import { firstRows } from './first-rows.ts';

interface FeeCurrencyFacts {
  readonly table: Table;
  readonly columns: ColumnTitles;
  readonly id: string;
  readonly questions: Questions;
}

/**
 * Of several columns with currencies, the one behind a fee is that of the fee; where none is, and they differ, the
 * trader says which. Null while it is asked.
 */
export function withFeeCurrency(fee: FeeColumn, { table, columns, id, questions }: FeeCurrencyFacts): FeeColumn | null {
  const { currency: ofPrice, feeCurrency, ...others } = columns;
  const places = currencyPlaces(table, others);
  const after = findColumn(table.heading, fee.title) + 1;
  const title = String(fee.title);
  if (places.length < 2 || titleParts(title).unit !== null) return fee;
  if (places.includes(after) && after !== findColumn(table.heading, ofPrice)) return { ...fee, currency: `${title}+1` };
  if (feeCurrency !== undefined) return fee;
  // Equal currencies are that of the price as well, unless the trader has said that none is.
  if (areEqual(table, places))
    return ofPrice === undefined ? { ...fee, currency: titleAt(table.heading, places[0] ?? 0) } : fee;
  const answer = questions.ask({
    id: `column:${id}:currency-of-${plainText(title)}`,
    kind: 'column',
    text: `Which column has the currency of “${title}”?`,
    choices: places.map((place) => ({ value: titleAt(table.heading, place), label: table.heading[place] ?? '' })),
    input: 'choice',
    rows: firstRows(table),
    group: { id: `fee-currencies:${id}`, text: 'Which columns say the currencies of these charges?', item: title },
  });
  return answer === null ? null : { ...fee, currency: answer };
}
