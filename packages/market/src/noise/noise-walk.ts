import { normal, type Random } from '../random.ts';
import { CandleSeries } from '../series.ts';

/** A market without memory: every step is drawn independently, so nothing in its past says where it goes next. */
export interface NoiseWalk {
  readonly random: Random;
  readonly candles: number;
  /** Standard deviation of the log price from a session's open to its close. */
  readonly session: number;
  /** Standard deviation of the overnight gap, as a share of the session's. */
  readonly gap: number;
  /** What the log price gains every day; nothing by default. */
  readonly drift?: number;
  /** Whether large days follow large ones, as on real markets; every day is alike by default. */
  readonly clusters?: boolean;
}

/** GARCH(1,1) with values that daily shares have (Bollerslev, Journal of Econometrics 31, 1986). */
const CLUSTERS = { news: 0.1, memory: 0.88 };

/** Five-minute steps of a session of six and a half hours. */
export const STEPS_PER_SESSION = 78;

/** Daily candles of a geometric random walk from a price of 100: steps by day, a gap by night. */
export function drawNoiseWalk({ random, candles, session, gap, drift = 0, clusters = false }: NoiseWalk): CandleSeries {
  const column = () => new Float64Array(candles);
  const columns = { time: column(), open: column(), high: column(), low: column(), close: column(), volume: column() };
  let logPrice = Math.log(100);
  let variance = 1;
  for (let index = 0; index < candles; index++) {
    const before = logPrice;
    const deviation = session * Math.sqrt(variance);
    logPrice += drift + gap * deviation * normal(random);
    const candle = walkSession(random, { from: logPrice, deviation });
    logPrice = candle.close;
    if (clusters) variance = nextVariance(variance, (logPrice - before - drift) ** 2 / (session ** 2 * (1 + gap ** 2)));
    columns.time[index] = index;
    for (const price of ['open', 'high', 'low', 'close'] as const) columns[price][index] = Math.exp(candle[price]);
  }
  return CandleSeries.fromColumns(columns);
}

/** The variance of the next day, as a multiple of the usual one, from that of this day and its squared move. */
function nextVariance(variance: number, squaredMove: number): number {
  const { news, memory } = CLUSTERS;
  return 1 - news - memory + news * squaredMove + memory * variance;
}

/** One session as log prices. */
function walkSession(random: Random, { from, deviation }: { from: number; deviation: number }) {
  const step = deviation / Math.sqrt(STEPS_PER_SESSION);
  let [price, high, low] = [from, from, from];
  for (let taken = 0; taken < STEPS_PER_SESSION; taken++) {
    price += step * normal(random);
    if (price > high) high = price;
    if (price < low) low = price;
  }
  return { open: from, high, low, close: price };
}
