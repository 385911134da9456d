import { z } from 'zod';
import { patternId } from './pattern-preview.ts';
import { candlePicture } from './picture.ts';

export const galleryCategory = z.enum(['reversal', 'continuation', 'bullish', 'bearish']);
export type GalleryCategory = z.output<typeof galleryCategory>;

export const reliability = z.enum(['high', 'medium', 'low']);
export type Reliability = z.output<typeof reliability>;

/** A chart pattern as the gallery shows it. */
export const galleryPattern = z.object({
  id: patternId,
  name: z.string(),
  category: galleryCategory,
  /** The other categories that a trader looks for it in: a bull flag is bullish, and a continuation too. */
  alsoIn: z.array(galleryCategory),
  /** As older textbooks rate it; `evidence` says what was measured. */
  reliability,
  evidence: z.string(),
  description: z.string(),
  keyFeatures: z.array(z.string()).min(3),
  tradingSignal: z.string(),
  targetCalculation: z.string(),
  stopLoss: z.string(),
  timeframe: z.string(),
  volume: z.string(),
  examples: z.array(z.string()).min(1),
  /** The lesson on the same pattern; null where there is none. */
  lessonId: patternId.nullable(),
  picture: candlePicture,
});
export type GalleryPattern = z.output<typeof galleryPattern>;
