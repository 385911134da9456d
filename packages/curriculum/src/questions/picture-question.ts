import type { CandlePicture } from '@wickwise/contract/lesson/picture';

/** The kinds: find it among four charts, judge one chart, name what is marked, say how it turned out. */
export type PictureQuestionKind = 'find' | 'judge' | 'name' | 'outcome';

/** Something to choose: a chart, a name or a sentence. */
export interface PictureChoice {
  /** Its place, from `1`. */
  readonly id: string;
  readonly text: string;
  readonly picture: CandlePicture | null;
  /** The pattern that it names or shows; null for anything else. */
  readonly patternId: string | null;
}

/** One condition of a pattern's rule, and what the chart measures for it. */
export interface CheckedRule {
  readonly rule: string;
  /** What was measured; null where only the whole can be judged. */
  readonly measured: string | null;
  readonly bound: string;
  /** Null where that is not known separately. */
  readonly met: boolean | null;
}

/** What a learner reads after the answer. */
export interface PictureReview {
  readonly explanation: string;
  /** What each of several charts was, by choice. */
  readonly notes: Readonly<Record<string, string>>;
  /** The chart that the conditions were measured on, with the pattern marked. */
  readonly picture: CandlePicture;
  readonly checks: readonly CheckedRule[];
}

/** A question about charts, with its key. Only `question`, `picture` and `choices` may be shown before the answer. */
export interface PictureQuestion {
  readonly kind: PictureQuestionKind;
  readonly patternId: string;
  readonly question: string;
  /** The chart in question; null where the choices are charts. */
  readonly picture: CandlePicture | null;
  readonly choices: readonly PictureChoice[];
  /** The id of the right choice. */
  readonly answer: string;
  readonly review: PictureReview;
}
