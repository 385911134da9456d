import type { Ohlc } from '@wickwise/market/candle';
import { proofOf } from '@wickwise/market/exercise/proof';
import type { PatternEntry } from '../pattern.ts';
import { firstUnmet } from '../price-action/conditions.ts';

/** Whether a chart shows the pattern at its last candle: the market engine says so, or of price action its own rule. */
export function endsIn({ id, recognizedAs }: PatternEntry, candles: readonly Ohlc[]): boolean {
  const to = candles.length - 1;
  if (recognizedAs !== null) return proofOf(recognizedAs, { candles, mark: { from: to, to } }).isShown;
  return candles.some((_, from) => firstUnmet(id, { candles, mark: { from, to } }) === null);
}
