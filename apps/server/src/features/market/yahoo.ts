import { type DayNumber, formatDay, MS_PER_DAY } from '@wickwise/market/calendar/exchange-day';
import { sessionOf } from '@wickwise/market/calendar/trading-session';
import type { Candle, CandleTime, Price } from '@wickwise/market/candle';
import { z } from 'zod';
import { fetchJson } from './fetch-json.ts';
import { type BaseInterval, type CandleRequest, type MarketSource, SourceError } from './source.ts';
import { checkCandles } from './upstream-candles.ts';

const BASE_URL = 'https://query1.finance.yahoo.com';
const INTERVALS: Readonly<Record<BaseInterval, string>> = { 5: '5m', 15: '15m', 60: '60m', D: '1d' };
/** Yahoo refuses requests without a user agent. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; Wickwise)', accept: 'application/json' };

/** A time without a trade is null in every column. */
const column = z.array(z.number().nullable());
const columns = z.object({ open: column, high: column, low: column, close: column, volume: column });
/** In seconds since 1970: the years of the exchange's calendar. */
const second = z
  .int()
  .min(Date.UTC(1990) / 1000)
  .max(Date.UTC(2100) / 1000);
const result = z.object({
  meta: z.object({ symbol: z.string(), gmtoffset: z.int().min(-86_400).max(86_400) }),
  timestamp: z.array(second).default([]),
  indicators: z.object({ quote: z.array(columns.partial()).min(1) }),
});
const answer = z.object({ chart: z.object({ result: z.array(result).min(1) }) });
type Result = z.output<typeof result>;

interface YahooOptions {
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
}

/** The chart service behind Yahoo Finance: no key, no guarantees, and undocumented limits. */
export function createYahoo({ baseUrl = BASE_URL, timeoutMs }: YahooOptions = {}): MarketSource {
  return {
    id: 'yahoo',
    name: 'Yahoo Finance',
    isSimulated: false,
    freshMs: 60_000,
    settleMs: 120_000,
    fetchCandles: async (request) => {
      const url = new URL(`/v8/finance/chart/${request.symbol}`, baseUrl);
      url.search = new URLSearchParams(queryOf(request)).toString();
      const { status, body } = await fetchJson({ url, headers: HEADERS, timeoutMs });
      const parsed = answer.safeParse(body);
      const [first] = parsed.data?.chart.result ?? [];
      if (status !== 200 || first === undefined) {
        throw new SourceError('unavailable', `Yahoo returned status ${status} with an unreadable body.`);
      }
      return checkCandles(toCandles(first, request.interval), request);
    },
  };
}

function queryOf({ interval, from, to }: CandleRequest): Record<string, string> {
  const seconds = (ms: number) => String(Math.floor(ms / 1000));
  return {
    interval: INTERVALS[interval],
    period1: seconds(from),
    period2: seconds(to + MS_PER_DAY),
    includePrePost: 'false',
    events: 'none',
  };
}

/** @throws SourceError when the columns differ in length */
function toCandles({ meta, timestamp, indicators }: Result, interval: BaseInterval): Candle[] {
  const { open = [], high = [], low = [], close = [], volume = [] } = indicators.quote[0] ?? {};
  if ([open, high, low, close, volume].some(({ length }) => length !== timestamp.length)) {
    throw new SourceError('unavailable', 'Yahoo returned columns of different lengths.');
  }
  return timestamp.flatMap((second, index) => {
    const [o, h, l, c] = [open[index], high[index], low[index], close[index]];
    const time = interval === 'D' ? openOf(second + meta.gmtoffset) : second * 1000;
    if (time === null || o == null || h == null || l == null || c == null) return [];
    const prices = { open: o as Price, high: h as Price, low: l as Price, close: c as Price };
    return { time: time as CandleTime, ...prices, volume: volume[index] ?? 0 };
  });
}

/**
 * When the session of a New York time opens. Yahoo stamps a finished day with its open and the current one with its last
 * trade.
 */
function openOf(localSecond: number): number | null {
  const day = formatDay(Math.floor((localSecond * 1000) / MS_PER_DAY) as DayNumber);
  return sessionOf(day)?.openMs ?? null;
}
