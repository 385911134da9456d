import type { PatternLesson } from '@wickwise/contract/pattern';
import type { PatternName } from '@wickwise/market/candlestick/pattern-name';
import type { ChartPatternName } from '@wickwise/market/chart-patterns/finding';
import type { Arithmetic } from './arithmetic.ts';
import type { TermId } from './vocabulary/term.ts';

/** How the market engine finds the pattern in the example; null for price action, which it does not name. */
export type RecognisedAs =
  | { readonly kind: 'candlestick'; readonly name: PatternName; readonly direction: 'up' | 'down' | null }
  | { readonly kind: 'chart-pattern'; readonly name: ChartPatternName };

type Written = Omit<PatternLesson, 'access' | 'imageUrl' | 'picture' | 'recognisedAs' | 'terms'>;

/**
 * What an author writes of a pattern. The server adds the rest: who may read it, and the picture,
 * which is the example without its caption.
 */
export interface PatternEntry extends Written {
  readonly recognisedAs: RecognisedAs | null;
  /** The vocabulary that the lesson uses. */
  readonly terms: TermId[];
  /** How the numbers of the scenario follow from one another. */
  readonly arithmetic: Arithmetic;
}
