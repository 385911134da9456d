import type { ExchangeDay } from '@wickwise/market/calendar/exchange-day';
import { sessionOf } from '@wickwise/market/calendar/trading-session';
import type { Candle, CandleTime, Price } from '@wickwise/market/candle';
import { z } from 'zod';
import { fetchJson, rateLimited } from './fetch-json.ts';
import { type BaseInterval, type CandleRequest, type MarketSource, SourceError } from './source.ts';
import { checkCandles } from './upstream-candles.ts';

const BASE_URL = 'https://api.twelvedata.com';
const INTERVALS: Readonly<Record<BaseInterval, string>> = { 5: '5min', 15: '15min', 60: '1h', D: '1day' };
/** The most rows per request. */
const ROWS_LIMIT = 5_000;

const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number);
/** `datetime` is a day, or a time in the requested zone. Volume is missing where the exchange does not report it. */
const row = z.object({
  datetime: z.string().regex(/^(199|20\d)\d-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/),
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number.default(0),
});
const timeSeries = z.object({ status: z.literal('ok').optional(), values: z.array(row) });
const refusal = z.object({ status: z.literal('error'), code: z.int(), message: z.string() });

interface TwelveDataOptions {
  readonly apiKey: string;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
}

/** Twelve Data's time series (https://twelvedata.com/docs). One request costs one credit, however many rows it returns. */
export function createTwelveData({ apiKey, baseUrl = BASE_URL, timeoutMs }: TwelveDataOptions): MarketSource {
  return {
    id: 'twelvedata',
    name: 'Twelve Data',
    isSimulated: false,
    freshMs: 60_000,
    settleMs: 120_000,
    fetchCandles: async (request) => {
      const url = new URL('/time_series', baseUrl);
      url.search = new URLSearchParams(queryOf(request)).toString();
      const { status, body } = await fetchJson({ url, headers: { authorization: `apikey ${apiKey}` }, timeoutMs });
      return checkCandles(readRows({ url, status, body }), request);
    },
  };
}

function queryOf({ symbol, interval, from }: CandleRequest): Record<string, string> {
  const startDate =
    interval === 'D'
      ? new Date(from).toISOString().slice(0, 10)
      : new Date(from).toISOString().slice(0, 19).replace('T', ' ');
  return {
    symbol,
    interval: INTERVALS[interval],
    start_date: startDate,
    outputsize: String(ROWS_LIMIT),
    order: 'ASC',
    timezone: 'UTC',
    format: 'JSON',
  };
}

/** An error may come with status 200 and its code in the body. */
function readRows({ url, status, body }: { url: URL; status: number; body: unknown }): Candle[] {
  const refused = refusal.safeParse(body);
  if (refused.data?.code === 429) throw rateLimited(url);
  if (refused.success) throw new SourceError('unavailable', `Twelve Data returned error ${refused.data.code}.`);
  const parsed = timeSeries.safeParse(body);
  if (status !== 200 || !parsed.success) {
    throw new SourceError('unavailable', `Twelve Data returned status ${status} with an unreadable body.`);
  }
  return parsed.data.values.flatMap((value) => toCandle(value) ?? []);
}

/** A day becomes the start of its session; a day that is not in the exchange's calendar is left out. */
function toCandle({ datetime, open, high, low, close, volume }: z.output<typeof row>): Candle | null {
  const isDay = datetime.length === 'yyyy-mm-dd'.length;
  const time = isDay ? sessionOf(datetime as ExchangeDay)?.openMs : Date.parse(`${datetime.replace(' ', 'T')}Z`);
  if (time === undefined) return null;
  const prices = { open: open as Price, high: high as Price, low: low as Price, close: close as Price };
  return { time: time as CandleTime, ...prices, volume };
}
