import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { PatternName } from '@wickwise/market/candlestick/pattern-name';
import type { ChartPatternName } from '@wickwise/market/chart-patterns/finding';
import type { Arithmetic } from './arithmetic.ts';
import type { WrittenOutline } from './drawn-rules/drawn-outline.ts';
import type { WrittenEvidence } from './evidence/published-rate.ts';
import type { WrittenTrade } from './lesson-trade.ts';
import type { TermId } from './vocabulary/term.ts';

/** How the market engine finds the pattern in the example; null for price action, which it does not name. */
export type RecognizedAs =
  | { readonly kind: 'candlestick'; readonly name: PatternName; readonly direction: 'up' | 'down' | null }
  | { readonly kind: 'chart-pattern'; readonly name: ChartPatternName };

type Written = Omit<
  PatternLesson,
  | 'access'
  | 'imageUrl'
  | 'picture'
  | 'recognizedAs'
  | 'terms'
  | 'evidence'
  | 'rating'
  | 'alsoCalled'
  | 'frame'
  | 'rules'
>;

/** A pattern that learners mistake for this one, and the difference in one sentence. */
export interface Neighbor {
  readonly id: string;
  readonly difference: string;
}

/** What a rule measures in one picture: the lines to draw over the candles and the figure, such as "3.8 × the body". */
export interface DrawnRule {
  readonly measured: string;
  readonly met: boolean;
  readonly lines: NonNullable<CandlePicture['lines']>;
}

/** What each rule of a lesson measures, in the order of `rules`; null for a rule that a picture cannot show. */
export type DrawnRules = readonly ({ readonly example: DrawnRule; readonly nearMiss: DrawnRule } | null)[];

/** How a lesson opens and closes: what a reader takes away without reading the rest. */
export interface WrittenLessonFrame {
  /** Other names that learners may know, such as "pin bar"; lower case unless a proper name. */
  readonly alsoCalled: readonly string[];
  /** The side on which the pattern is usually read. */
  readonly bias: 'bullish' | 'bearish' | 'either';
  /** What readers wait for before they act, in one sentence. */
  readonly confirmation: string;
  /** What invalidates the pattern, in one sentence. */
  readonly failsWhen: string;
  /** One sentence to remember. */
  readonly takeaway: string;
  /** One to three patterns that look alike, the most confusing first. */
  readonly neighbors: readonly Neighbor[];
  /** The trade in the example. */
  readonly trade: WrittenTrade;
}

/**
 * The part of a pattern that its author writes. The server adds the rest: who may read it, the picture, which is the
 * example without its caption, how the evidence compares with chance, and how much study the pattern deserves.
 */
export interface PatternEntry extends Written, WrittenLessonFrame {
  readonly recognizedAs: RecognizedAs | null;
  /** The rule in numbers: what is measured and the bound it must meet. `rule-checks.ts` names the engine's checks of each. */
  readonly rules: readonly { readonly measure: string; readonly bound: string }[];
  readonly evidence: WrittenEvidence;
  /** The vocabulary that the lesson uses. */
  readonly terms: TermId[];
  /** Where a chart pattern would be in its near miss, for `drawnRulesOf`. */
  readonly nearMissOutline?: WrittenOutline;
  /** How the numbers of the scenario follow from one another. */
  readonly arithmetic: Arithmetic;
}
