import type { QuizQuestion } from '../quiz.ts';
import type { QuizItem } from '../quiz-bank.ts';
import { shuffleOptions } from './options.ts';

/** A written question: its options change places, and a picture is another one each time. */
export function writtenItem({ id, question, options, correctAnswer, explanation, ...more }: QuizQuestion): QuizItem {
  const right = options.find((option) => option.id === correctAnswer) ?? options[0];
  const wrong = options.filter((option) => option !== right);
  return {
    id,
    patternType: more.patternType ?? null,
    isDrawn: more.picture !== undefined,
    draw: (random) => ({
      question,
      ...shuffleOptions({ right, wrong }, random),
      explanation,
      picture: more.picture?.(random) ?? null,
    }),
  };
}
