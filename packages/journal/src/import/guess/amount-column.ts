import type { BrokerFormat } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { titleParts } from '../text/currencies.ts';
import { saysOneOf } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';
import { firstRows } from './first-rows.ts';

interface AmountFacts {
  readonly columns: ColumnTitles;
  readonly id: string;
  readonly questions: Questions;
}

const without = ['gross*', 'trade value', 'consideration', 'kurswert', 'montant brut'];
const inside = ['net amount', 'montant net', 'importe neto'];

/** What a total holds that stands in for the price; null when it is no such total, undefined while it is asked. */
export function amountFees(table: Table, facts: AmountFacts): BrokerFormat['amountFees'] | null | undefined {
  const { amount, price } = facts.columns;
  if (amount === undefined || price !== undefined) return null;
  const { name } = titleParts(amount);
  if (saysOneOf(name, without)) return 'excluded';
  if (saysOneOf(name, inside)) return 'included';
  const answer = facts.questions.ask({
    id: `column:${facts.id}:total`,
    kind: 'column',
    text: `No column is called a price. What does “${amount}” hold?`,
    choices: [
      { value: 'excluded', label: 'Quantity × price, without fees' },
      { value: 'included', label: 'What was paid or received, with the fees' },
      { value: 'other', label: 'Something else: I’ll choose the column of the price' },
    ],
    input: 'choice',
    rows: firstRows(table),
  });
  if (answer === null) return undefined;
  return answer === 'excluded' || answer === 'included' ? answer : null;
}
