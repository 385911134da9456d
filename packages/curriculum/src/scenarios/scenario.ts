import type { ScenarioOptionId, ScenarioOutcome } from '@wickwise/contract/scenario';
import type { Ohlc } from '@wickwise/market/candle';
import type { Arithmetic } from '../arithmetic.ts';
import type { TermId, TermLevel } from '../vocabulary/term.ts';

export interface ScenarioOption {
  readonly id: ScenarioOptionId;
  readonly text: string;
  readonly isCorrect: boolean;
  /** Why this is, or is not, the choice to make. */
  readonly explanation: string;
  /** What then happens, with numbers. */
  readonly consequence: string;
}

/** The price that the texts speak of, candle by candle. */
export interface ScenarioChart {
  /** What is drawn, such as `Corvane, daily candles`. */
  readonly title: string;
  /** The prices of the texts that the candles pass through exactly; a test looks for each in both. */
  readonly prices: readonly number[];
  /** Up to the decision. */
  readonly before: readonly Ohlc[];
  /** What followed. */
  readonly after: readonly Ohlc[];
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
  readonly difficulty: TermLevel;
  /** Such as Risk Management, Technical Analysis, Psychology, Options Trading or Tax Strategy. */
  readonly category: string;
  readonly terms: readonly TermId[];
  readonly arithmetic: Arithmetic;
  /** What the outcomes count, the same for all four, such as `profit or loss at the close of 55.80`. */
  readonly basis: string;
  /** What each choice earned or lost on that basis, whether it was a good one or not. */
  readonly outcomes: Readonly<Record<ScenarioOptionId, ScenarioOutcome>>;
  /** Null where no single price is at the center of the story. */
  readonly chart: ScenarioChart | null;
}
