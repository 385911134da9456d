import type { ImportQuestion, Questions } from '../question.ts';
import { NO_LINES, readLineNumbers, unknownLine } from './line-numbers.ts';
import type { OwnTrade } from './read-own.ts';

type LinesQuestion = Pick<ImportQuestion, 'id' | 'kind' | 'text'> & {
  /** The answer for none of the rows. */
  readonly none: string;
};

/** Which of the trades something is true of; null while it is asked. */
export function askForLines(
  trades: readonly OwnTrade[],
  { none, ...question }: LinesQuestion,
  questions: Questions,
): ReadonlySet<OwnTrade> | null {
  if (trades.length === 0) return new Set();
  const rows = trades.map(({ row }) => row);
  const answer = questions.ask(
    { ...question, choices: [{ value: NO_LINES, label: none }], input: 'lines', rows },
    (given) => given === NO_LINES || (readLineNumbers(given).length > 0 && unknownLine(given, rows) === null),
  );
  if (answer === null) return null;
  const lines = new Set(readLineNumbers(answer));
  return new Set(trades.filter(({ row }) => lines.has(row.line)));
}
