import type {
  CandleRow,
  ChartData,
  EndEvent,
  ExchangeHours,
  Interval,
  MarketProblem,
  Quote,
} from '@wickwise/contract/market';
import { CANDLES_PER_CHART } from '@wickwise/contract/market-constants';
import { candlesInSessions } from '@wickwise/market/calendar/session-candles';
import { nextSession, sessionAt, sessionsBetween } from '@wickwise/market/calendar/trading-session';
import type { Candle } from '@wickwise/market/candle';
import type { TimedCandle } from '@wickwise/market/simulation/candle-parts';
import { DAY_MS, MINUTE_MS } from '../../plugins/duration.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import type { BaseInterval, MarketSource, StoredCandles } from './source.ts';

/** The candles that each length is joined from. Few base lengths mean fewer requests to the source. */
export const BASE_OF: Readonly<Record<Interval, BaseInterval>> = {
  ...({ 5: '5', 15: '15', 60: '60', 240: '60', D: 'D', W: 'D' } as const),
};

/** How much history to request: enough for a full chart (five years of weeks), within what free sources keep. */
export const LOOKBACK_MS: Readonly<Record<BaseInterval, number>> = {
  5: 14 * DAY_MS,
  15: 35 * DAY_MS,
  60: 400 * DAY_MS,
  D: 1_830 * DAY_MS,
};

/** The most base candles that one candle is joined from. */
const PARTS: Readonly<Record<Interval, number>> = { 5: 1, 15: 1, 60: 1, 240: 4, D: 1, W: 5 };

/** How long to back off after a number of consecutive failures, in milliseconds, if the source does not say. */
export function backoffMs(problem: NonNullable<MarketProblem>, failures: number): number {
  if (problem === 'rate_limited') return MINUTE_MS;
  return Math.min(MINUTE_MS, 5_000 * 2 ** (failures - 1));
}

/** Whether nothing newer is to be had. Not after a failure, nor when the clock was set back. */
export function isFresh(
  { fetchedAt, problem }: StoredCandles,
  { source: { freshMs, settleMs }, now }: { source: MarketSource; now: number },
): boolean {
  if (problem !== null || now < fetchedAt) return false;
  return now - fetchedAt < freshMs || sessionsBetween(fetchedAt - settleMs - freshMs, now).length === 0;
}

/** Whether the exchange is open, and when that changes. */
export function hoursAt(now: Date): ExchangeHours {
  const running = sessionAt(now.getTime());
  const changesMs = running?.closeMs ?? nextSession(now.getTime()).openMs;
  return { isOpen: running !== null, changesAt: new Date(changesMs).toISOString() };
}

/** The candles of a chart: the newest ones, up to the limit of a chart. */
export function chartCandles({ candles }: StoredCandles, interval: Interval): TimedCandle[] {
  const parts = candles.slice(-(CANDLES_PER_CHART + 1) * PARTS[interval]);
  const joined = candlesInSessions(parts, interval);
  // The first joined candle may be missing its first parts.
  return (PARTS[interval] === 1 ? joined : joined.slice(1)).slice(-CANDLES_PER_CHART);
}

/** Whether the newest candle is final, as of the last fetch. */
export function isFinished({ endMs }: TimedCandle, { fetchedAt }: StoredCandles, source: MarketSource): boolean {
  return endMs + source.settleMs <= fetchedAt;
}

export function toRow({ time, open, high, low, close, volume }: Candle): CandleRow {
  return [time, open, high, low, close, volume];
}

/** The fields of a response that say where its data comes from. */
export function provenanceOf(
  { id, name, isSimulated }: MarketSource,
  { fetchedAt, problem }: StoredCandles,
): Pick<ChartData, 'source' | 'fetchedAt' | 'problem'> {
  return { source: { id, name, isSimulated }, fetchedAt: new Date(fetchedAt).toISOString(), problem };
}

/** A quote from the newest two days. */
export function quoteOf(
  day: Candle,
  before: Candle,
): Omit<Quote, 'symbol' | 'source' | 'fetchedAt' | 'problem' | 'hours'> {
  const { open, high, low, close: price, volume } = day;
  const previousClose = before.close;
  const change = round(price - previousClose, 4);
  return {
    price,
    open,
    high,
    low,
    volume,
    previousClose,
    change,
    changePercent: round((100 * change) / previousClose, 2),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Why a stream ends, given who is signed in now; null while it may continue. */
export function endOf(learner: Learner | null): EndEvent | null {
  if (learner === null)
    return { code: 'not_signed_in', message: 'You’ve signed out. Sign in to watch the chart live.' };
  if (hasHeritageAccess(learner)) return null;
  return { code: 'heritage_required', message: 'Live charts are part of the Heritage tier.' };
}
