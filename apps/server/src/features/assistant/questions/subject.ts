import type { WickFacts } from '@wickwise/contract/assistant';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import type { KnownChart } from '../facts/chart-facts.ts';
import type { CandleContext } from '../facts/fact-context.ts';
import type { PatternCase } from '../facts/pattern-case.ts';
import type { NamedPattern } from '../facts/pattern-names.ts';

/** An answer that a learner has given, as it was judged. */
export interface GivenAnswer {
  readonly question: string;
  readonly isCorrect: boolean;
  readonly chosen: string;
  readonly right: string;
  /** Sentences. */
  readonly explanation: string;
}

/** What a question is about, measured: a live chart, the picture of a lesson, or that of an answer. */
export interface Subject extends Pick<WickFacts, 'about' | 'picture' | 'source'> {
  readonly context: CandleContext;
  /** The candle in question. */
  readonly index: number;
  /** The pattern in question; null where none is selected, and none is at the candle. */
  readonly focus: PatternCase | null;
  /** The lesson in question, also where its pattern can't be measured. */
  readonly entry: PatternEntry | null;
  /** A named pattern at the candle, there or not; null where it can't be measured. */
  readonly measure: (named: NamedPattern) => PatternCase | null;
  /** Null for a picture. */
  readonly chart: (KnownChart & { readonly isSelected: boolean }) | null;
  readonly given: GivenAnswer | null;
  /** What a candle is called in a drawing: its time on a live chart, its index in a picture. */
  readonly placeOf: (index: number) => number;
}

/** A question that is ready to be answered. */
export interface AskedQuestion {
  readonly question: string;
  readonly subject: Subject;
  /** Null for a subject without a symbol. */
  readonly symbol: string | null;
}
