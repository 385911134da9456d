import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import type { ChartBox, ChartPoint, ChartSegment, DrawnLevel } from '../chart/chart-parts.ts';
import { candleTimeText } from '../chart/chart-time.ts';
import { changeText, priceText } from '../model.ts';

export const drawingTools = [
  { kind: 'trend', label: 'Trend line', key: 'T' },
  { kind: 'level', label: 'Level', key: 'L' },
  { kind: 'measure', label: 'Measure', key: 'R' },
] as const;
export type DrawingKind = (typeof drawingTools)[number]['kind'];

/** Stored by time, so that a drawing keeps its place in every timeframe. */
export interface DrawingPoint {
  /** When its candle began, in epoch milliseconds. */
  readonly time: number;
  readonly price: number;
}

/** Something the learner drew on the chart of a symbol. */
export interface Drawing {
  readonly id: string;
  readonly symbol: string;
  readonly kind: DrawingKind;
  readonly from: DrawingPoint;
  /** For a level, the same as `from`. */
  readonly to: DrawingPoint;
}

/** How many points a tool takes. */
export function pointsOf(kind: DrawingKind): 1 | 2 {
  return kind === 'level' ? 1 : 2;
}

/** The index of the candle at a time; outside the series, an extrapolated index. */
export function indexAt({ time, length }: CandleSeries, wanted: number): number {
  const [first = 0, last = 0] = [time[0], time[length - 1]];
  if (wanted < first || wanted > last) {
    const step = length > 1 ? (last - first) / (length - 1) : 1;
    return wanted < first ? (wanted - first) / step : length - 1 + (wanted - last) / step;
  }
  let [low, high] = [0, length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((time[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function drawingPoint({ time }: CandleSeries, { index, price }: ChartPoint): DrawingPoint {
  return { time: time[index] ?? 0, price };
}

interface DrawnParts {
  readonly segments: readonly ChartSegment[];
  readonly boxes: readonly ChartBox[];
  readonly levels: readonly DrawnLevel[];
}

/** What drawings look like on the candles of a timeframe. */
export function drawnParts(drawings: readonly Drawing[], series: CandleSeries): DrawnParts {
  const place = ({ time, price }: DrawingPoint) => ({ index: indexAt(series, time), price });
  const placed = drawings.map(({ id, kind, from, to }) => ({ id, kind, from: place(from), to: place(to) }));
  const ofKind = (kind: DrawingKind) => placed.filter((drawing) => drawing.kind === kind);
  return {
    segments: ofKind('trend').map(({ id, ...ends }) => ({ id, ...inOrder(ends), tone: 'accent', extended: true })),
    boxes: ofKind('measure').map(({ id, from, to }) => {
      return { id, from, to, tone: to.price >= from.price ? 'up' : 'down', label: measureText({ from, to }) };
    }),
    levels: ofKind('level').map(({ id, from }) => ({ id, price: from.price, label: 'Your level', tone: 'accent' })),
  };
}

function inOrder({ from, to }: { from: ChartPoint; to: ChartPoint }): { from: ChartPoint; to: ChartPoint } {
  return from.index <= to.index ? { from, to } : { from: to, to: from };
}

/** `+12.30 (+5.82%), 14 candles` */
export function measureText({ from, to }: { from: ChartPoint; to: ChartPoint }): string {
  const rise = to.price - from.price;
  const sign = rise > 0 ? '+' : rise < 0 ? '−' : '';
  const candles = Math.round(Math.abs(to.index - from.index));
  const share = from.price === 0 ? '' : ` (${changeText(rise / from.price).replace('-', '−')})`;
  return `${sign}${priceText(Math.abs(rise))}${share}, ${candles} ${candles === 1 ? 'candle' : 'candles'}`;
}

/** A drawing as text, for the list. */
export function drawingText(
  drawing: Drawing,
  { series, interval }: { series: CandleSeries; interval: Interval },
): string {
  const { kind, from, to } = drawing;
  if (kind === 'level') return `Level at ${priceText(from.price)}`;
  const say = ({ time, price }: DrawingPoint) => `${priceText(price)} on ${candleTimeText(time, interval)}`;
  const name = kind === 'trend' ? 'Trend line' : 'Measure';
  const [box] = drawnParts([drawing], series).boxes;
  return `${name} from ${say(from)} to ${say(to)}${box ? `: ${box.label}` : ''}`;
}
