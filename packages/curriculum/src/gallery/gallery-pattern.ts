import type { GalleryCategory, Reliability } from '@wickwise/contract/lesson/gallery';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { Arithmetic } from '../arithmetic.ts';

/** A chart pattern as the gallery shows it. */
export interface GalleryPattern {
  readonly id: string;
  readonly name: string;
  readonly category: GalleryCategory;
  /** The other categories that a trader looks for it in: a bull flag is bullish, and a continuation too. */
  readonly alsoIn: readonly GalleryCategory[];
  /** As older textbooks rate it; `evidence` says what was measured. */
  readonly reliability: Reliability;
  /** Two lines. */
  readonly description: string;
  /** The first three are shown on hover. */
  readonly keyFeatures: readonly [string, string, string, ...string[]];
  /** The first 30 characters are shown on the card, so it begins with what to look for. */
  readonly tradingSignal: string;
  readonly targetCalculation: string;
  readonly stopLoss: string;
  readonly timeframe: string;
  readonly volume: string;
  /** What it looked like with numbers. */
  readonly examples: readonly [string, ...string[]];
  /** The measured figure with its source and year, and whether it agrees with `reliability`. */
  readonly evidence: string;
  /** How the numbers of the texts follow from one another. */
  readonly arithmetic: Arithmetic;
  /** The lesson on the same pattern; null where there is none. */
  readonly lessonId: string | null;
  readonly picture: CandlePicture;
}
