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

/** An authored picture without what followed the pattern. */
export function upToDecision({ candles, mark, lines = [] }: MarkedCandles): MarkedCandles {
  const end = mark?.to ?? candles.length - 1;
  return { candles: candles.slice(0, end + 1), mark, lines: lines.filter(({ to }) => to[0] <= end) };
}

/** A description of the chart that doesn't name what it shows. */
export function chartAlt({ candles, mark }: MarkedCandles): string {
  const first = candles[0]?.[0].toFixed(2);
  const last = candles.at(-1)?.[3].toFixed(2);
  const marked = mark === null ? 0 : mark.to - mark.from + 1;
  const which = marked === 1 ? 'the last one is marked' : `the last ${marked} are marked`;
  return `${candles.length} candles from ${first} to ${last}; ${which}.`;
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
