import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { candleTimeText } from '../chart/chart-time.ts';
import { changeText, priceText, readCandle, volumeText } from '../model.ts';

interface CandleReadingProps {
  series: CandleSeries;
  interval: Interval;
  /** The candle under the crosshair; null for the newest. */
  index: number | null;
}

/** The values at the crosshair. Not a live region: they change with every move of the pointer. */
export function CandleReading({ series, interval, index }: CandleReadingProps) {
  if (series.length === 0) return null;
  const { candle, change } = readCandle(series, index ?? series.length - 1);
  const figures = [
    ['Open', priceText(candle.open)],
    ['High', priceText(candle.high)],
    ['Low', priceText(candle.low)],
    ['Close', priceText(candle.close)],
    ['Volume', volumeText(candle.volume)],
  ] as const;
  const tone = change === 0 ? 'text-muted' : change > 0 ? 'text-up' : 'text-down';
  return (
    <dl className="flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-0.5 px-3 py-2 text-sm sm:px-4">
      <div>
        <dt className="sr-only">Candle</dt>
        <dd className="font-medium">{candleTimeText(candle.time, interval)}</dd>
      </div>
      {figures.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="sr-only">Change from the previous candle</dt>
        <dd className={`num ${tone}`}>{changeText(change)}</dd>
      </div>
    </dl>
  );
}
