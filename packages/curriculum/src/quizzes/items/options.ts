import type { Random } from '@wickwise/market/random';
import { shuffle } from '../../questions/find-question.ts';
import type { QuizOption } from '../quiz.ts';
import type { DrawnQuestion } from '../quiz-bank.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** What an option says, without its letter. */
export interface OptionText {
  readonly text: string;
  /** Empty where the text says it all. */
  readonly description: string;
}

/** Four options in this order, and the letter of the right one. */
export function letterOptions(
  [a, b, c, d]: readonly OptionText[],
  right: number,
): Pick<DrawnQuestion, 'options' | 'correctAnswer'> {
  const correctAnswer = LETTERS[right];
  if (a === undefined || b === undefined || c === undefined || d === undefined || correctAnswer === undefined) {
    throw new RangeError('A question has four options, and one of them is right.');
  }
  const option = (id: QuizOption['id'], { text, description }: OptionText): QuizOption => ({ id, text, description });
  return { options: [option('A', a), option('B', b), option('C', c), option('D', d)], correctAnswer };
}

/** The right option among three others, in any order. */
export function shuffleOptions(
  { right, wrong }: { right: OptionText; wrong: readonly OptionText[] },
  random: Random,
): Pick<DrawnQuestion, 'options' | 'correctAnswer'> {
  const shuffled = shuffle([right, ...wrong], random);
  return letterOptions(shuffled, shuffled.indexOf(right));
}

/** An option that needs no second line. */
export function plain(text: string): OptionText {
  return { text, description: '' };
}
