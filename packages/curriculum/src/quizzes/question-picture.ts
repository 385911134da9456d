import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { Random } from '@wickwise/market/random';
import type { PatternEntry } from '../pattern.ts';
import { withLines } from '../picture-lines.ts';
import { drawNearMiss, drawPatternChart } from '../questions/question-charts.ts';

/**
 * A picture for a question about a lesson, a new one each time: up to where the pattern is complete, since what
 * followed would answer some questions.
 * @param alt what the picture shows, in words that don't answer the question.
 * @param kind the near miss where the question is about what is missing.
 */
export function questionPicture(
  entry: PatternEntry,
  alt: string,
  kind: 'example' | 'nearMiss' = 'example',
): (random: Random) => CandlePicture {
  const draw = kind === 'example' ? drawPatternChart : drawNearMiss;
  return (random) => {
    const { candles, mark } = draw(entry, random);
    return withLines(entry, { candles: candles.map(([...candle]) => candle), mark: mark && { ...mark }, alt });
  };
}
