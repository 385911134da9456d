import type { PatternEntry } from '../../pattern.ts';
import { drawNameQuestion } from '../../questions/name-question.ts';
import type { QuizItem } from '../quiz-bank.ts';
import { letterOptions, plain } from './options.ts';

/** Names beside "None of these". */
const NAMES = 3;

/**
 * A chart to name.
 * @param pool the patterns whose names may be offered.
 */
export function nameItem(entry: PatternEntry, pool: readonly PatternEntry[]): QuizItem {
  return {
    id: `name-${entry.id}`,
    patternType: entry.id,
    isDrawn: true,
    draw: (random) => {
      const { question, choices, answer, review, picture } = drawNameQuestion({ entry, pool, random, names: NAMES });
      const right = choices.findIndex(({ id }) => id === answer);
      const options = letterOptions(
        choices.map(({ text }) => plain(text)),
        right,
      );
      return { question, ...options, explanation: review.explanation, picture };
    },
  };
}
