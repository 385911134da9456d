import type { Arithmetic } from '../arithmetic.ts';
import type { Level, TermId } from '../vocabulary/term.ts';

export interface ScenarioOption {
  readonly id: 'a' | 'b' | 'c' | 'd';
  readonly text: string;
  readonly isCorrect: boolean;
  /** Why this is, or is not, the choice to make. */
  readonly explanation: string;
  /** What then happens, with numbers. */
  readonly consequence: string;
}

/** A situation a trader has to decide on. Exactly one option is correct. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** Who you are and what you trade. */
  readonly context: string;
  /** What has happened, with prices. */
  readonly situation: string;
  readonly question: string;
  readonly options: readonly [ScenarioOption, ScenarioOption, ScenarioOption, ScenarioOption];
  readonly difficulty: Level;
  /** Such as Risk Management, Technical Analysis, Psychology, Options Trading or Tax Strategy. */
  readonly category: string;
  readonly terms: readonly TermId[];
  readonly arithmetic: Arithmetic;
}
