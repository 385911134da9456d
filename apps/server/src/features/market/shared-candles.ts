import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { candleSeries } from '../../db/schema/market.ts';
import { type FetchCandles, type FetchedCandles, requestCandles, type SeriesRequest } from './fetched-candles.ts';
import { backoffMs, isFresh, LOOKBACK_MS } from './rules.ts';
import { type MarketSource, SourceError } from './source.ts';

/** Longer than a request to a source may take. */
const LEASE = sql`now() + interval '15 seconds'`;
const POLL_MS = 250;
/** No source is left alone for longer: a later moment was written by a clock that ran ahead. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

type Series = typeof candleSeries.$inferSelect;

interface Shared {
  readonly db: Database;
  readonly source: MarketSource;
}

/**
 * Fetches candles through the database: of all processes that need newer ones, one asks the source and the others take
 * what it got. A refusal holds for all of them as well.
 */
export function fetchShared(shared: Shared): FetchCandles {
  return async (request) => {
    for (;;) {
      const found = answerOf(await readSeries(shared, request), shared, request);
      if (found !== null) return found;
      if (await lease(shared, request)) return fetchLeased(shared, request);
      await pause(POLL_MS);
    }
  };
}

/** The stored series, and those whose refusal holds for all. */
function readSeries({ db, source }: Shared, request: SeriesRequest): Promise<Series[]> {
  const isRefused = and(eq(candleSeries.problem, 'rate_limited'), gt(candleSeries.retryAt, new Date(request.to)));
  return db
    .select()
    .from(candleSeries)
    .where(and(eq(candleSeries.source, source.id), or(isSeries(request), isRefused)));
}

function isSeries({ symbol, interval }: SeriesRequest): SQL | undefined {
  return and(eq(candleSeries.symbol, symbol), eq(candleSeries.interval, interval));
}

/**
 * Null when the source has to be asked.
 * @throws SourceError while it must not be.
 */
function answerOf(all: readonly Series[], { source }: Shared, request: SeriesRequest): FetchedCandles | null {
  const own = ownOf(all, request);
  const fresh = own === undefined ? null : freshPart(own, { source, request });
  if (fresh !== null) return fresh;
  for (const { problem, retryAt } of all) {
    const waitMs = (retryAt?.getTime() ?? 0) - request.to;
    if (problem !== null && waitMs > 0 && waitMs <= LONGEST_WAIT_MS) {
      throw new SourceError(problem, `${source.name} is not asked again yet.`, waitMs);
    }
  }
  return null;
}

function freshPart(
  { candles, fetchedAt, reloadedAt, problem }: Series,
  { source, request }: { source: MarketSource; request: SeriesRequest },
): FetchedCandles | null {
  if (fetchedAt === null || reloadedAt === null) return null;
  // Clocks of processes differ a little; one that is far ahead is not believed.
  const isAhead = fetchedAt.getTime() > request.to && fetchedAt.getTime() - request.to < source.freshMs;
  const stored = { candles, problem, fetchedAt: isAhead ? request.to : fetchedAt.getTime() };
  if (!isFresh(stored, { source, now: request.to })) return null;
  return { ...partOf(candles, request), fetchedAt: stored.fetchedAt, reloadedAt: reloadedAt.getTime() };
}

function partOf(candles: Series['candles'], { from }: SeriesRequest): Pick<FetchedCandles, 'candles'> {
  return { candles: candles.filter(({ time }) => time >= from) };
}

function ownOf(all: readonly Series[], request: SeriesRequest): Series | undefined {
  return all.find(({ symbol, interval }) => symbol === request.symbol && interval === request.interval);
}

/** Whether this process is the one to ask for the series. */
async function lease({ db, source }: Shared, { symbol, interval }: SeriesRequest): Promise<boolean> {
  const leased = await db
    .insert(candleSeries)
    .values({ source: source.id, symbol, interval, leasedUntil: LEASE })
    .onConflictDoUpdate({
      target: [candleSeries.source, candleSeries.symbol, candleSeries.interval],
      set: { leasedUntil: LEASE },
      setWhere: lt(candleSeries.leasedUntil, sql`now()`),
    })
    .returning({ symbol: candleSeries.symbol });
  return leased.length > 0;
}

async function fetchLeased(shared: Shared, request: SeriesRequest): Promise<FetchedCandles> {
  let outcome: Partial<Series> = {};
  try {
    const all = await readSeries(shared, request);
    // Another process may have had a response, or a refusal, just before.
    const found = answerOf(all, shared, request);
    if (found !== null) return found;
    const known = ownOf(all, request);
    const fetched = await fetchNewer(shared, { request, known }).catch((error: unknown) => {
      outcome = failureOf(error, { request, failures: (known?.failures ?? 0) + 1 });
      throw error;
    });
    outcome = { ...fetched, problem: null, failures: 0, retryAt: null };
    const { candles, fetchedAt, reloadedAt } = fetched;
    return { ...partOf(candles, request), fetchedAt: fetchedAt.getTime(), reloadedAt: reloadedAt.getTime() };
  } finally {
    await save(shared, request, outcome);
  }
}

function failureOf(
  error: unknown,
  { request, failures }: { request: SeriesRequest; failures: number },
): Partial<Series> {
  const { problem, retryAfterMs } =
    error instanceof SourceError ? error : { problem: 'unavailable' as const, retryAfterMs: null };
  const waitMs = retryAfterMs ?? backoffMs(problem, failures);
  return { problem, failures, retryAt: new Date(request.to + waitMs) };
}

async function fetchNewer(
  { source }: Shared,
  { request, known }: { request: SeriesRequest; known: Series | undefined },
) {
  const stored = known?.candles ?? [];
  const last = stored.at(-1)?.time;
  const isWhole = request.isWhole || last === undefined;
  const from = isWhole ? request.to - LOOKBACK_MS[request.interval] : Math.min(request.from, last);
  const newer = await requestCandles(source, { ...request, from });
  const first = newer[0]?.time ?? Number.POSITIVE_INFINITY;
  const candles = isWhole ? newer : [...stored.filter(({ time }) => time < first), ...newer];
  const fetchedAt = new Date(request.to);
  return { candles, fetchedAt, reloadedAt: isWhole ? fetchedAt : (known?.reloadedAt ?? fetchedAt) };
}

/** Stores what came of a request, and lets others ask. */
async function save({ db, source }: Shared, request: SeriesRequest, outcome: Partial<Series>): Promise<void> {
  await db
    .update(candleSeries)
    .set({ ...outcome, leasedUntil: sql`now() - interval '1 second'` })
    .where(and(eq(candleSeries.source, source.id), isSeries(request)));
}
