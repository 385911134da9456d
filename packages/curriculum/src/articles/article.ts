import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { Arithmetic } from '../arithmetic.ts';
import type { TermId } from '../vocabulary/term.ts';

/** A level, trend line or channel line over the candles of a drawing; both ends as candle index and price. */
export interface DrawnLine {
  readonly label: string;
  readonly from: readonly [index: number, price: number];
  readonly to: readonly [index: number, price: number];
}

/** One part of an article, in reading order. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** An example with numbers, step by step. */
  | { readonly kind: 'worked-example'; readonly title: string; readonly steps: readonly string[] }
  | {
      readonly kind: 'chart';
      readonly picture: CandlePicture;
      readonly lines: readonly DrawnLine[];
      readonly caption: string;
    }
  /** Amounts side by side, such as the lines of an income statement. */
  | {
      readonly kind: 'bars';
      readonly unit: string;
      readonly bars: readonly { readonly label: string; readonly value: number }[];
      readonly alt: string;
      readonly caption: string;
    }
  /** A form to fill in, copy and keep. */
  | {
      readonly kind: 'template';
      readonly title: string;
      readonly fields: readonly { readonly label: string; readonly hint: string }[];
    }
  | { readonly kind: 'mistakes'; readonly items: readonly { readonly mistake: string; readonly instead: string }[] }
  /** The one thing to do after reading. */
  | { readonly kind: 'exercise'; readonly text: string };

export type ArticleCategory = 'technical-analysis' | 'fundamental-analysis' | 'risk-management';

/** What a list says of an article. */
export interface ArticleCard {
  readonly id: string;
  readonly title: string;
  readonly category: ArticleCategory;
  /** One sentence. */
  readonly summary: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** Minutes to read. */
  readonly estimatedTime: number;
}

/** A work or a page in which the facts of a text were looked up. */
export interface Source {
  readonly title: string;
  readonly publisher: string;
  /** The time that its facts are of, such as `December 2015` or `read in November 2026`. */
  readonly dated: string;
  readonly url?: string;
}

/** When a text was last compared with its sources. */
export interface Reviewed {
  /** A day, such as `2026-11-27`. */
  readonly reviewedOn: string;
  readonly sources: readonly Source[];
}

/** A text of 600 to 1,200 words. */
export interface ArticleBody extends Reviewed {
  readonly blocks: readonly Block[];
  readonly terms: readonly TermId[];
  readonly arithmetic: Arithmetic;
  /** The figures that are looked up or assumed; every other one is in an equation, a picture or bars. */
  readonly given: readonly number[];
}

export interface Article extends ArticleCard, ArticleBody {}
