import type { Random } from '@wickwise/market/random';
import type { DrawnQuestion, QuizItem } from '../quiz-bank.ts';
import { plain, shuffleOptions } from './options.ts';

/** How often the numbers of a question are drawn before giving up. */
const ATTEMPTS = 100;

/** A question with numbers, before its choices are shuffled. */
export interface Sum {
  readonly question: string;
  readonly right: string;
  /** Three mistakes that people make. */
  readonly wrong: readonly string[];
  readonly explanation: string;
}

interface SumItem {
  readonly id: string;
  readonly patternType: string | null;
  readonly draw: (random: Random) => Sum;
}

/** A question with other numbers each time. */
export function sumItem({ id, patternType, draw }: SumItem): QuizItem {
  return { id, patternType, isDrawn: true, draw: (random) => toQuestion(draw, random) };
}

/** @throws RangeError when two of the choices are the same in each of 100 draws. */
function toQuestion(draw: SumItem['draw'], random: Random): DrawnQuestion {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { question, right, wrong, explanation } = draw(random);
    if (new Set([right, ...wrong]).size <= wrong.length) continue;
    const options = shuffleOptions({ right: plain(right), wrong: wrong.map(plain) }, random);
    return { question, ...options, explanation, picture: null };
  }
  throw new RangeError('The choices of a question are never four different numbers.');
}
