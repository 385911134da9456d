import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { PatternEntry } from '../pattern.ts';
import { withLines } from '../picture-lines.ts';

/**
 * A lesson's picture for a question about it: up to where the pattern is complete, since what followed would answer
 * some questions.
 * @param alt what the picture shows, in words that don't answer the question.
 * @param kind the near miss where the question is about what is missing.
 */
export function questionPicture(
  entry: PatternEntry,
  alt: string,
  kind: 'example' | 'nearMiss' = 'example',
): CandlePicture {
  const { candles, mark, lines } = withLines(entry, entry[kind]);
  const end = mark === null ? candles.length : mark.to + 1;
  return { candles: candles.slice(0, end), mark, ...(lines && { lines }), alt };
}
