import { NO_LINES, readLineNumbers, unknownLine } from '@wickwise/journal/import/own/line-numbers';
import type { QuestionView } from './import-view.ts';

/** What is wrong with typed row numbers, or null. An empty field is no problem. */
export function lineProblem({ input, rows }: QuestionView, answer: string): string | null {
  if (input !== 'lines' || answer === '' || answer === NO_LINES) return null;
  if (readLineNumbers(answer).length === 0) return 'Enter row numbers such as 3, 4, 12.';
  const line = unknownLine(answer, rows);
  return line === null ? null : `Row ${line} isn’t one of these trades.`;
}
