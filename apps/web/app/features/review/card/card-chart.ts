import type { Flashcard } from '@wickwise/contract/review';
import type { ExerciseSource } from '@wickwise/market/exercise/exercise';
import { drawCheck, join } from '@wickwise/market/explain/draw-check';
import { explainCandle } from '@wickwise/market/explain/explain';
import type { MarkedCandles } from '@wickwise/market/focus-on-mark';
import { CandleSeries } from '@wickwise/market/series';
import type { MarkedReading } from '#app/features/pattern/public.ts';

/** How the market engine finds the pattern of a card. The contract types the engine's names as text. */
export function recognizedAs(card: Flashcard): ExerciseSource['recognizedAs'] {
  return card.recognizedAs as ExerciseSource['recognizedAs'];
}

/**
 * The reason for the answer: the first rule that the chart breaks or, if it breaks none, how its candles compare with
 * each other; where no rule compares them, the sizes that all rules measure.
 */
export function readingOf(card: Flashcard, { candles, mark, lines = [] }: MarkedCandles): MarkedReading | null {
  const known = recognizedAs(card);
  if (known?.kind !== 'candlestick') return lines.length === 0 ? null : { lines, limits: [], met: true };
  const question = { series: CandleSeries.fromOhlc(candles), pattern: known.name, index: mark?.to ?? 0 };
  const { rules } = explainCandle(known.direction === null ? question : { ...question, direction: known.direction });
  const unmet = rules.find(({ met }) => !met);
  const drawn = (unmet ? [unmet] : rules).map((check) => drawCheck(check, candles));
  const compared = drawn.filter(({ limits }) => limits.some(({ from, to }) => from[0] !== to[0]));
  return { ...join(compared.length > 0 ? compared : drawn), met: unmet === undefined };
}
