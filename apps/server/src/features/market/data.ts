import type { ChartData, Interval, Quote, StatusEvent, Ticker } from '@wickwise/contract/market';
import type { Candle } from '@wickwise/market/candle';
import type { TimedCandle } from '@wickwise/market/simulation/candle-parts';
import { CallError } from '../../plugins/errors.ts';
import { type PreparedResponse, prepareResponse } from '../../plugins/prepared-response.ts';
import type { CandleStore } from './candle-store.ts';
import { BASE_OF, chartCandles, hoursAt, isFinished, provenanceOf, quoteOf, toRow } from './rules.ts';
import { type BaseInterval, type MarketSource, SourceError, type StoredCandles } from './source.ts';

/** The store that market data is read from, and a clock. */
export interface MarketContext {
  readonly store: CandleStore;
  readonly now: Date;
}

/** Which chart. */
export interface ChartKey {
  readonly symbol: Ticker;
  readonly interval: Interval;
}

/** The newest candles of a chart and where they come from, for server code that computes with them. */
export interface ChartSnapshot {
  readonly candles: readonly TimedCandle[];
  readonly status: StatusEvent;
  readonly isLastFinished: boolean;
}

/** @throws CallError `market_rate_limited` or `market_unavailable` if there is no last good data. */
export async function readChart({ store, now }: MarketContext, { symbol, interval }: ChartKey): Promise<ChartSnapshot> {
  const stored = await readStored(store, { symbol, interval: BASE_OF[interval] });
  const { source } = store;
  return {
    ...joinOnce(stored, { interval, source }),
    status: { ...provenanceOf(source, stored), hours: hoursAt(now) },
  };
}

type JoinedChart = Omit<ChartSnapshot, 'status'>;

/** The joined candles of the source's last answer, shared by all readers until the next answer. */
const joinedCharts = new WeakMap<StoredCandles, Map<Interval, JoinedChart>>();

function joinOnce(stored: StoredCandles, how: { interval: Interval; source: MarketSource }): JoinedChart {
  const charts = joinedCharts.get(stored) ?? new Map<Interval, JoinedChart>();
  joinedCharts.set(stored, charts);
  const chart = charts.get(how.interval) ?? join(stored, how);
  charts.set(how.interval, chart);
  return chart;
}

function join(stored: StoredCandles, { interval, source }: { interval: Interval; source: MarketSource }): JoinedChart {
  const candles = chartCandles(stored, interval);
  const newest = candles.at(-1);
  return { candles, isLastFinished: newest !== undefined && isFinished(newest, stored, source) };
}

/** The response body with the candles of a chart, serialized once for as long as they stay the same. */
export async function readCandles(context: MarketContext, key: ChartKey): Promise<PreparedResponse> {
  const chart = await readChart(context, key);
  const answers = readyCharts.get(chart.candles) ?? new Map<string, PreparedResponse>();
  readyCharts.set(chart.candles, answers);
  const { changesAt } = chart.status.hours;
  const answer = answers.get(changesAt) ?? prepareResponse(JSON.stringify(toChartData(key, chart)));
  answers.set(changesAt, answer);
  return answer;
}

/** Keyed by the candles and by when the exchange's hours change. */
const readyCharts = new WeakMap<ChartSnapshot['candles'], Map<string, PreparedResponse>>();

function toChartData(key: ChartKey, { candles, status, isLastFinished }: ChartSnapshot): ChartData {
  return { ...key, ...status, candles: candles.map(({ candle }) => toRow(candle)), isLastFinished };
}

/** The current price, from the daily candles, so that it always agrees with the chart. */
export async function readQuote({ store, now }: MarketContext, symbol: Ticker): Promise<Quote> {
  const stored = await readStored(store, { symbol, interval: 'D' });
  const [before, day] = stored.candles.slice(-2) as [Candle, Candle?];
  if (day === undefined) throw new CallError('market_unavailable', NO_DATA.unavailable);
  return { symbol, ...provenanceOf(store.source, stored), hours: hoursAt(now), ...quoteOf(day, before) };
}

async function readStored(
  store: CandleStore,
  { symbol, interval }: { symbol: Ticker; interval: BaseInterval },
): Promise<StoredCandles> {
  try {
    return await store.read(symbol, interval);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const code = error.problem === 'rate_limited' ? 'market_rate_limited' : 'market_unavailable';
    throw Object.assign(new CallError(code, NO_DATA[error.problem]), { cause: error });
  }
}

const NO_DATA = {
  rate_limited: 'Our market-data provider is limiting requests right now. Please try again in a minute.',
  unavailable: 'Our market-data provider isn’t responding right now. Please try again in a minute.',
} as const;
