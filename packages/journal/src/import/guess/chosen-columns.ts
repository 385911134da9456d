import type { BrokerColumn } from '../format.ts';
import type { Questions } from '../question.ts';
import { findColumn, plainText } from '../text/words.ts';
import { usualTitles } from './usual-titles.ts';

/** The answer that a file has no such column. */
export const NO_COLUMN = '-';

/** The title of a column, as `Valuta#2` for the second of that name. */
export function titleAt(heading: readonly string[], place: number): string {
  const title = heading[place] ?? '';
  const nth = heading.slice(0, place + 1).filter((one) => plainText(one) === plainText(title)).length;
  return nth > 1 ? `${title}#${nth}` : title;
}

/** The titles of all columns that have one. */
export function allTitles(heading: readonly string[]): string[] {
  return heading.flatMap((title, place) => (title === '' ? [] : [titleAt(heading, place)]));
}

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
