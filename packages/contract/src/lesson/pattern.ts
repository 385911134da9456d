import { z } from 'zod';
import { defineCall } from '../call.ts';
import { galleryPattern } from './gallery.ts';
import { patternLesson } from './lesson.ts';
import { patternId, patternOverview, patternPreview } from './pattern-preview.ts';
import { candlePicture } from './picture.ts';

export const pattern = z.discriminatedUnion('access', [patternPreview, patternLesson]);
export type Pattern = z.output<typeof pattern>;

/** A pattern in a real daily series, with its outcome. */
export const realExample = z.object({
  symbol: z.string(),
  /** What the symbol stands for, such as a company. */
  name: z.string(),
  /** The first close beyond a candlestick pattern, or which of its prices a chart pattern came to first. */
  outcome: z.enum(['closed above', 'closed below', 'target reached', 'stop reached']),
  /** Whether price did what textbooks read into the pattern; null for patterns of indecision. */
  asRead: z.boolean().nullable(),
  /** The last day of the pattern, and the day that decided. */
  completedOn: z.iso.date(),
  settledOn: z.iso.date(),
  picture: candlePicture,
});
export type RealExample = z.output<typeof realExample>;

export const patternCalls = {
  listPatterns: defineCall({
    method: 'GET',
    path: '/api/patterns',
    access: 'everyone',
    summary: 'Every pattern: whole lessons where the tier of the caller includes them, previews of the rest.',
    response: z.array(pattern),
    errors: [],
  }),
  listPatternOverview: defineCall({
    method: 'GET',
    path: '/api/patterns/all',
    access: 'everyone',
    summary: 'An overview of all patterns with their pictures and tiers, without anything premium.',
    response: z.array(patternOverview),
    errors: [],
  }),
  listRealExamples: defineCall({
    method: 'GET',
    path: '/api/patterns/:patternId/real-examples',
    access: 'everyone',
    summary:
      'Real charts of a pattern: the newest that worked and the newest that failed. None without access to its lesson.',
    params: z.object({ patternId }),
    response: z.array(realExample),
    errors: ['not_found'],
  }),
  listGallery: defineCall({
    method: 'GET',
    path: '/api/gallery',
    access: 'heritage',
    summary: 'The chart patterns of the gallery, with their pictures.',
    response: z.array(galleryPattern),
    errors: ['not_signed_in', 'heritage_required'],
  }),
  patternPicture: defineCall({
    method: 'GET',
    path: '/api/patterns/:patternId/picture.svg',
    access: 'everyone',
    summary: "A pattern's example candles as a picture.",
    params: z.object({ patternId }),
    response: z.string(),
    contentType: 'image/svg+xml',
    errors: ['not_found'],
  }),
};
