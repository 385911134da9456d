import type { Ticker } from '@wickwise/contract/market';
import { nextSession } from '@wickwise/market/calendar/trading-session';
import type { FastifyBaseLogger } from 'fastify';
import { type FetchCandles, fetchFrom } from './fetched-candles.ts';
import { backoffMs, isFresh, LOOKBACK_MS } from './rules.ts';
import { type BaseInterval, type MarketSource, SourceError, type StoredCandles } from './source.ts';

/** How long a request waits for newer data when there is older data to return, in milliseconds. */
const STALE_WAIT_MS = 2_000;

export interface StoreOptions {
  readonly source: MarketSource;
  /** How candles are fetched from it, when not for this process alone. */
  readonly fetch?: FetchCandles;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

interface Entry {
  readonly symbol: Ticker;
  readonly interval: BaseInterval;
  stored: StoredCandles | null;
  /** When the whole series was last fetched, not only new candles: splits change past prices. */
  reloadedAt: number;
  /** The request in flight, shared by all readers. */
  pending: Promise<void> | null;
  failure: SourceError | null;
  failures: number;
  retryAt: number;
}

/**
 * The newest candles of every symbol. However many readers there are, the source gets one request per symbol and candle
 * length, another one only when the data is stale, and none while the exchange is closed. If the source fails or refuses,
 * the last good data is kept.
 */
export class CandleStore {
  readonly source: MarketSource;
  readonly #fetch: FetchCandles;
  readonly #clock: () => Date;
  readonly #log: StoreOptions['log'];
  readonly #entries = new Map<string, Entry>();
  /** Until then the source refuses all requests. */
  #limitedUntil = 0;

  constructor({ source, fetch = fetchFrom(source), clock, log }: StoreOptions) {
    this.source = source;
    this.#fetch = fetch;
    this.#clock = clock;
    this.#log = log;
  }

  /** @throws SourceError if there are neither new candles nor old ones. */
  async read(symbol: Ticker, interval: BaseInterval): Promise<StoredCandles> {
    const entry = this.#entryOf(symbol, interval);
    const now = this.#clock().getTime();
    const { source } = this;
    const isDue = entry.stored === null || !isFresh(entry.stored, { source, now });
    if (isDue && this.#mayAsk(entry, now)) {
      entry.pending ??= this.#refresh(entry, now).finally(() => {
        entry.pending = null;
      });
    }
    if (entry.pending !== null) await (entry.stored === null ? entry.pending : atMost(entry.pending, STALE_WAIT_MS));
    if (entry.stored !== null) return entry.stored;
    throw entry.failure ?? new SourceError('rate_limited', `${this.source.name} is limiting requests for now.`);
  }

  #entryOf(symbol: Ticker, interval: BaseInterval): Entry {
    const key = `${symbol}/${interval}`;
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const nothing = { stored: null, reloadedAt: 0, pending: null, failure: null, failures: 0, retryAt: 0 };
    const entry: Entry = { symbol, interval, ...nothing };
    this.#entries.set(key, entry);
    return entry;
  }

  #mayAsk(entry: Entry, now: number): boolean {
    if (entry.pending !== null) return false;
    if (now >= this.#limitedUntil) return now >= entry.retryAt;
    noteProblem(entry, 'rate_limited');
    return false;
  }

  async #refresh(entry: Entry, now: number): Promise<void> {
    const { symbol, interval } = entry;
    const known = isKept(entry, now) ? (entry.stored?.candles ?? []) : [];
    const from = known.at(-1)?.time ?? now - LOOKBACK_MS[interval];
    try {
      const isWhole = known.length === 0;
      const fetched = await this.#fetch({ symbol, interval, from, to: now, isWhole });
      const { candles: newer, fetchedAt, reloadedAt } = fetched;
      const first = newer[0]?.time ?? Number.POSITIVE_INFINITY;
      const candles = [...known.filter(({ time }) => time < first), ...newer];
      entry.stored = { candles, fetchedAt, problem: null };
      if (isWhole) entry.reloadedAt = reloadedAt;
      entry.failure = null;
      entry.failures = 0;
    } catch (error) {
      this.#fail(entry, { error, now });
    }
  }

  #fail(entry: Entry, { error, now }: { error: unknown; now: number }): void {
    const failure =
      error instanceof SourceError ? error : new SourceError('unavailable', 'The response was unexpected.');
    const { symbol, interval } = entry;
    const about = { err: error, symbol, interval, problem: failure.problem };
    if (failure !== error) this.#log.error(about, 'market data failed');
    else if (entry.failure?.problem !== failure.problem) this.#log.warn(about, 'no new market data');
    entry.failure = failure;
    entry.failures += 1;
    entry.retryAt = now + (failure.retryAfterMs ?? backoffMs(failure.problem, entry.failures));
    if (failure.problem === 'rate_limited') this.#limitedUntil = entry.retryAt;
    noteProblem(entry, failure.problem);
  }
}

/** Returns the same object for unchanged data, so that callers can tell. */
function noteProblem(entry: Entry, problem: SourceError['problem']): void {
  if (entry.stored !== null && entry.stored.problem !== problem) entry.stored = { ...entry.stored, problem };
}

/** Whether new candles are enough: no session has opened since the last full fetch, and the clock was not set back. */
function isKept({ stored, reloadedAt }: Entry, now: number): boolean {
  return stored !== null && now >= stored.fetchedAt && nextSession(reloadedAt).openMs > now;
}

function atMost(done: Promise<void>, milliseconds: number): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, milliseconds);
  return Promise.race([done, limit.promise]).finally(() => clearTimeout(timer));
}
