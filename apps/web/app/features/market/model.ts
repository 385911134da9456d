import type { Candle } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import type { ChartMark, ChartPoint } from './chart/chart-parts.ts';
import { candleTimeText } from './chart/chart-time.ts';

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const volume = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Decimals of a price in dollars. */
export const CENTS = 2;

const inCents = priceFormat(CENTS);

function priceFormat(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** `1,210.50`, or `1.27814` with five decimals */
export function priceText(value: number, decimals = CENTS): string {
  return (decimals === CENTS ? inCents : priceFormat(decimals)).format(value);
}

/** `+0.42%` for 0.0042 */
export function changeText(share: number): string {
  return percent.format(share);
}

/** `12.4M` */
export function volumeText(units: number): string {
  return volume.format(units);
}

/** Its color: a change that rounds to nothing is neither a rise nor a fall. */
export function changeTone(share: number): string {
  const shown = changeText(share);
  if (shown.startsWith('+')) return 'text-up';
  return shown.startsWith('-') ? 'text-down' : 'text-muted';
}

/** A candle, and its close as a share of the close before: 0.01 is a rise of 1%. */
export function readCandle(series: CandleSeries, index: number): { candle: Candle; change: number } {
  const candle = series.at(index);
  const before = index > 0 ? (series.close[index - 1] ?? candle.open) : candle.open;
  return { candle, change: before === 0 ? 0 : candle.close / before - 1 };
}

interface CandleSpeechInput {
  readonly series: CandleSeries;
  readonly interval: Interval;
  readonly index: number;
  readonly marks: readonly ChartMark[];
  /** Of the prices. */
  readonly decimals?: number;
}

/** A candle as announced when the keyboard reaches it: the event first, then the figures. */
export function candleSpeech({ series, interval, index, marks, decimals }: CandleSpeechInput): string {
  const { candle, change } = readCandle(series, index);
  const patterns = marks.filter((mark) => mark.index === index).map(({ label }) => label);
  const names = ['open', 'high', 'low'] as const;
  const figures = names.map((name) => `${name} ${priceText(candle[name], decimals)}`).join(', ');
  const [first = '', ...rest] = [
    ...(patterns.length > 0 ? [patterns.join(', ')] : []),
    candleTimeText(candle.time, interval),
    `Close ${priceText(candle.close, decimals)}, ${change === 0 ? 'unchanged' : changeWords(change)}`,
    figures.charAt(0).toUpperCase() + figures.slice(1),
  ];
  return [first, ...rest].map((sentence) => `${sentence}.`).join(' ');
}

function changeWords(change: number): string {
  const size = changeText(Math.abs(change));
  return `${change > 0 ? 'up' : 'down'} ${size === changeText(0) ? 'less than 0.01%' : size.replace('+', '')}`;
}

/** The nearest of a candle's four prices, so that what is drawn touches the candle. */
export function snapToPrice(series: CandleSeries, { index, price: wanted }: ChartPoint): ChartPoint {
  const { open, high, low, close } = series.at(index);
  const nearest = [open, high, low, close].reduce((best, one) =>
    Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best,
  );
  return { index, price: nearest };
}

/** The candle that began at a time; null when there is none. */
export function findCandle({ time }: CandleSeries, wanted: number): number | null {
  let [low, high] = [0, time.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = time[middle] ?? Number.NaN;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

const NEW_YORK = 'America/New_York';
const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: NEW_YORK,
  timeZoneName: 'short',
});
const dayClock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: NEW_YORK,
  timeZoneName: 'short',
});

/** `3:30 PM EST`, of an ISO time */
export function clockText(time: string): string {
  return clock.format(Date.parse(time));
}

/** `Mon, 9:30 AM EST` */
export function dayClockText(time: string): string {
  return dayClock.format(Date.parse(time));
}

/** `Mon at 9:30 AM EST` */
export function openingText(time: string): string {
  return dayClockText(time).replace(', ', ' at ');
}

/** `12 s`, `5 min`, `3 h` or `2 days` */
export function ageText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 2 * 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} days`;
}
