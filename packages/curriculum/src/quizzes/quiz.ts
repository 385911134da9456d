import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { Random } from '@wickwise/market/random';
import type { Arithmetic } from '../arithmetic.ts';
import type { PatternEntry } from '../pattern.ts';

export interface QuizOption {
  readonly id: 'A' | 'B' | 'C' | 'D';
  readonly text: string;
  /** One line that makes the option concrete without giving the answer away; empty where the text says it all. */
  readonly description: string;
}

export interface QuizQuestion {
  readonly id: string;
  readonly question: string;
  readonly options: readonly [QuizOption, QuizOption, QuizOption, QuizOption];
  readonly correctAnswer: QuizOption['id'];
  /** Why the answer is right and what makes the tempting one wrong. */
  readonly explanation: string;
  readonly category: string;
  /** The id of the pattern lesson it belongs to. */
  readonly patternType?: string;
  /** Another picture each time. */
  readonly picture?: (random: Random) => CandlePicture;
  readonly arithmetic: Arithmetic;
}

/** A description, and the pattern whose picture belongs to it. */
export interface MatchingPair {
  readonly zoneId: string;
  readonly description: string;
  readonly entry: PatternEntry;
}

/** What the exercise of a quiz is drawn from. */
export interface MatchingBank {
  readonly prompt: string;
  readonly pairs: readonly MatchingPair[];
}

/** Three pictures to be dragged into the three descriptions. */
export interface MatchingExercise {
  readonly prompt: string;
  readonly items: readonly MatchingItem[];
  readonly zones: readonly MatchingZone[];
}

export interface MatchingItem {
  readonly id: string;
  readonly name: string;
  readonly picture: CandlePicture;
}

export interface MatchingZone {
  readonly id: string;
  readonly description: string;
  /** The item that belongs here. */
  readonly itemId: string;
}

export interface Quiz {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly category: string;
  readonly requiredTier: 'genesis' | 'heritage';
  readonly questions: readonly QuizQuestion[];
  /** Shown with the last question. */
  readonly matching: MatchingBank | null;
}
