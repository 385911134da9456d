import type { BrokerColumn } from '../format.ts';
import type { Questions } from '../question.ts';
import { findColumn } from '../text/words.ts';
import { usualTitles } from './usual-titles.ts';

/** The answer that a file has no such column. */
export const NO_COLUMN = '-';

type ColumnTitles = Partial<Record<BrokerColumn, string>>;

interface ChosenFacts {
  readonly heading: readonly string[];
  readonly id: string;
  readonly questions: Questions;
}

/** The trader may know better than the titles. */
export function withChosenColumns(titled: ColumnTitles, { heading, id, questions }: ChosenFacts): ColumnTitles {
  const chosen = { ...titled };
  for (const [column] of usualTitles) {
    const answer = questions.answerTo(`column:${id}:${column}`);
    if (answer === NO_COLUMN) delete chosen[column];
    else if (answer !== null && findColumn(heading, answer) >= 0) chosen[column] = answer;
  }
  return chosen;
}
