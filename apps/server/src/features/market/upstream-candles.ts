import { candlesInSessions } from '@wickwise/market/calendar/session-candles';
import { type Candle, findPriceFault, type Price } from '@wickwise/market/candle';
import { roundToTick } from '@wickwise/market/simulation/session-bars';
import { type CandleRequest, SourceError } from './source.ts';

/** The share of impossible rows above which a whole answer is rejected. */
const FAULTY_SHARE = 0.05;

/**
 * Validates what an upstream sent and fits it to the exchange's sessions: prices rounded as quoted, impossible rows left
 * out, rows of one slot joined, nothing from before the requested range or after the present.
 * @throws SourceError when too many rows are impossible, or nothing is left
 */
export function checkCandles(rows: readonly Candle[], { interval, from, to, symbol }: CandleRequest): Candle[] {
  const possible = rows.map(toQuoted).filter((candle) => isPossible(candle));
  if (rows.length - possible.length > rows.length * FAULTY_SHARE) {
    throw new SourceError('unavailable', `${rows.length - possible.length} of ${rows.length} candles are impossible.`);
  }
  const asked = possible.filter(({ time }) => time >= from && time <= to).toSorted((a, b) => a.time - b.time);
  const candles = candlesInSessions(asked, interval).map(({ candle }) => candle);
  if (candles.length === 0) throw new SourceError('unavailable', `No candles of ${symbol} at ${interval}.`);
  return candles;
}

/** Upstreams send single-precision prices, so a high can be a millionth below its close. */
function toQuoted({ open, high, low, close, ...rest }: Candle): Candle {
  const quoted = (price: Price) => roundToTick(price) as Price;
  return { ...rest, open: quoted(open), high: quoted(high), low: quoted(low), close: quoted(close) };
}

function isPossible(candle: Candle): boolean {
  return findPriceFault(candle) === null && candle.low > 0 && candle.volume >= 0 && Number.isFinite(candle.volume);
}
