import { patterns } from '@wickwise/curriculum/patterns';
import type { QuizQuestion } from '@wickwise/curriculum/quizzes/quiz';

const idByName: ReadonlyMap<string, string> = new Map(patterns.map(({ id, name }) => [name.toLowerCase(), id]));

type Options = Pick<QuizQuestion, 'options' | 'correctAnswer'>;

/** The pattern that an option names, where the right one names a pattern too; null for anything else. */
export function patternNamedBy({ options, correctAnswer }: Options, chosen: string | null): string | null {
  const idOf = (optionId: string | null) => namedBy(options.find(({ id }) => id === optionId));
  return idOf(correctAnswer) === null ? null : idOf(chosen);
}

/** The patterns that the options name, where the right one names a pattern; null for anything else. */
export function patternsOffered(question: Options): string[] | null {
  if (patternNamedBy(question, question.correctAnswer) === null) return null;
  return question.options.flatMap((option) => namedBy(option) ?? []);
}

function namedBy(option: { readonly text: string } | undefined): string | null {
  const text = option?.text ?? '';
  return idByName.get(text.replace(/^(a|an|the) /i, '').toLowerCase()) ?? null;
}
