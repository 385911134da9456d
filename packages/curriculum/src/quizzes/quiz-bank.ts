import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { Random } from '@wickwise/market/random';
import type { Quiz, QuizOption } from './quiz.ts';

/** A question as it is asked, with its key. */
export interface DrawnQuestion {
  readonly question: string;
  readonly options: readonly [QuizOption, QuizOption, QuizOption, QuizOption];
  readonly correctAnswer: QuizOption['id'];
  /** Why the answer is right and what makes the tempting one wrong. */
  readonly explanation: string;
  readonly picture: CandlePicture | null;
}

/** Something to ask, with other charts, prices or an order of its own each time. */
export interface QuizItem {
  /** It may name the pattern, so it is not sent with the question. */
  readonly id: string;
  /** The id of the pattern lesson it belongs to; null for one about no single pattern. */
  readonly patternType: string | null;
  /** Whether its chart or its numbers are drawn, so that it was never seen before; otherwise only the order of its options is. */
  readonly isDrawn: boolean;
  readonly draw: (random: Random) => DrawnQuestion;
}

/** Items of which each try asks a few. */
export interface QuizPart {
  readonly count: number;
  readonly items: readonly QuizItem[];
}

/** All that a quiz can ask. */
export interface QuizBank extends Pick<Quiz, 'id' | 'title' | 'level' | 'category' | 'requiredTier' | 'matching'> {
  readonly parts: readonly QuizPart[];
}

/** How many questions a try asks. */
export function questionCount({ parts }: QuizBank): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
