import { z } from 'zod';
import { type CallEvents, defineCall } from './call.ts';
import { CANDLES_PER_CHART, tickers, timeframes } from './market-constants.ts';

export const ticker = z.enum(tickers);
export type Ticker = z.output<typeof ticker>;

export const interval = z.enum(timeframes.map(({ value }) => value));
export type Interval = z.output<typeof interval>;

/**
 * One candle: when it begins in epoch milliseconds, prices in dollars, and the units traded. Candles lie in the sessions
 * of the New York Stock Exchange and are counted from its open. A day begins at its session's open, a week at its
 * first session's.
 */
export const candleRow = z.tuple([
  z.int().meta({ description: 'The beginning, in milliseconds since 1970-01-01T00:00Z' }),
  z.number().positive().meta({ description: 'Open, in dollars' }),
  z.number().positive().meta({ description: 'High, in dollars' }),
  z.number().positive().meta({ description: 'Low, in dollars' }),
  z.number().positive().meta({ description: 'Close, in dollars' }),
  z.number().nonnegative().meta({ description: 'Units traded' }),
]);
export type CandleRow = z.output<typeof candleRow>;

/** Where market data comes from. A simulated market must be named on every screen that shows its prices. */
export const marketSource = z.object({
  id: z.enum(['simulated', 'twelvedata', 'yahoo']),
  /** As screens name it: "Simulated market", "Twelve Data", "Yahoo Finance". */
  name: z.string(),
  isSimulated: z.boolean(),
});
export type MarketSource = z.output<typeof marketSource>;

/**
 * Why there is no newer data; null while all is well. Data that comes with a problem is the last good data, as of
 * `fetchedAt`. `rate_limited`: the source refuses more requests for a while. `unavailable`: it doesn't respond, or with
 * nothing usable.
 */
export const marketProblem = z.enum(['rate_limited', 'unavailable']).nullable();
export type MarketProblem = z.output<typeof marketProblem>;

/** What every response with market data says about that data. */
const provenance = {
  source: marketSource,
  /** When the source last responded; the age of the data counts from here. */
  fetchedAt: z.iso.datetime(),
  problem: marketProblem,
};

/** The exchange's regular trading hours, as of now. */
export const exchangeHours = z.object({
  isOpen: z.boolean(),
  /** When it closes if it is open, and when it opens if it is closed. */
  changesAt: z.iso.datetime(),
});
export type ExchangeHours = z.output<typeof exchangeHours>;

export const chartData = z.object({
  symbol: ticker,
  interval,
  ...provenance,
  hours: exchangeHours,
  /** The newest candles, oldest first: at most 500, of weeks about five years. */
  candles: z.array(candleRow).min(1).max(CANDLES_PER_CHART),
  /** Whether the newest candle is finished. An unfinished one still grows, and the stream continues with it. */
  isLastFinished: z.boolean(),
});
export type ChartData = z.output<typeof chartData>;

/** A symbol's current price, and its change since the session before. */
export const quote = z.object({
  symbol: ticker,
  ...provenance,
  hours: exchangeHours,
  /** Dollars: the last price, and of the newest session its open, high and low. */
  price: z.number().positive(),
  open: z.number().positive(),
  high: z.number().positive(),
  low: z.number().positive(),
  /** Units traded in the newest session. */
  volume: z.number().nonnegative(),
  /** The close of the session before, in dollars. */
  previousClose: z.number().positive(),
  /** Price less the close before, in dollars, and as a percentage of that close. */
  change: z.number(),
  changePercent: z.number(),
});
export type Quote = z.output<typeof quote>;

/**
 * Event `bar`: a candle that is new or has changed, with its beginning as the event's id. Candles come in order; the
 * same beginning comes again while it grows, and a last time with `isFinished` when it is over.
 */
export const barEvent = z.object({ candle: candleRow, isFinished: z.boolean() });
export type BarEvent = z.output<typeof barEvent>;

/** Event `status`: sent first, whenever it changes, and at least every 15 seconds as the heartbeat. */
export const statusEvent = z.object({ ...provenance, hours: exchangeHours });
export type StatusEvent = z.output<typeof statusEvent>;

/**
 * Event `end`: the last one before the server closes a stream for good. The browser must close it, too, or it connects
 * again and is refused. A server that stops closes without this event: the browser connects again, to another one.
 */
export const endEvent = z.object({ code: z.enum(['not_signed_in', 'heritage_required']), message: z.string() });
export type EndEvent = z.output<typeof endEvent>;

const chartParams = z.object({ symbol: ticker });
const chartQuery = z.object({ interval });
const accessErrors = ['not_signed_in', 'heritage_required'] as const;
/** An error only when there is no last good data either. */
const marketErrors = ['market_rate_limited', 'market_unavailable'] as const;

export const marketCalls = {
  readCandles: defineCall({
    method: 'GET',
    path: '/api/market/candles/:symbol',
    access: 'heritage',
    summary: 'The newest candles of a symbol, the last of which may still grow.',
    params: chartParams,
    query: chartQuery,
    response: chartData,
    errors: [...accessErrors, ...marketErrors],
  }),
  readQuote: defineCall({
    method: 'GET',
    path: '/api/market/quotes/:symbol',
    access: 'heritage',
    summary: 'The price of a symbol now, and its session so far.',
    params: chartParams,
    response: quote,
    errors: [...accessErrors, ...marketErrors],
  }),
  /**
   * Events `bar`, `status` and `end`, as above, and `reset` (data `{}`): too much was missed to be sent one by one, so the
   * candles must be read again. `after` is the beginning of the newest candle that the page holds: that bar, as it is
   * now, and every later one is sent, so that nothing is missed between reading the candles and the first event. The
   * `Last-Event-ID`, which an `EventSource` sends automatically when it reconnects, does the same and goes before
   * `after`. Without either the newest bar comes first. One stream too many is refused with `too_many_requests`; an
   * `EventSource` then closes without an `end`.
   */
  streamBars: defineCall({
    method: 'GET',
    path: '/api/market/bars/:symbol',
    access: 'heritage',
    summary: 'The last bar of a symbol as it grows, and each new one, as server-sent events.',
    params: chartParams,
    query: chartQuery.extend({ after: z.coerce.number().int().positive().optional() }),
    contentType: 'text/event-stream',
    response: z.string(),
    events: { bar: barEvent, status: statusEvent, end: endEvent, reset: z.object({}) },
    errors: [...accessErrors, ...marketErrors],
  }),
};

export type BarEvents = CallEvents<typeof marketCalls.streamBars>;
