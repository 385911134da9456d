import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { classNames } from '#app/ui/class-names.ts';
import { candleTimeText } from '../chart/chart-time.ts';
import { changeText, changeTone, priceText, readCandle, volumeText } from '../model.ts';

interface CandleReadingProps {
  series: CandleSeries;
  interval: Interval;
  /** Of the prices. */
  decimals: number;
  /** The candle under the crosshair; null for the newest. */
  index: number | null;
  /** Over the candles instead of above them: on a phone only of a candle that is pointed at. */
  compact?: boolean;
}

const ABOVE_CANDLES = 'min-h-11 gap-x-4 gap-y-0.5 px-3 py-2 text-sm sm:px-4';
const OVER_CANDLES = 'gap-x-3 bg-panel/85 px-2 text-xs sm:px-3 sm:text-sm';

/** The values at the crosshair. Not a live region: they change with every move of the pointer. */
export function CandleReading({ series, interval, decimals, index, compact = false }: CandleReadingProps) {
  if (series.length === 0) return null;
  const { candle, change } = readCandle(series, index ?? series.length - 1);
  const figures = [
    ['Open', priceText(candle.open, decimals)],
    ['High', priceText(candle.high, decimals)],
    ['Low', priceText(candle.low, decimals)],
    ['Close', priceText(candle.close, decimals)],
    // A currency pair has no volume.
    ...(candle.volume > 0 ? [['Volume', volumeText(candle.volume)] as const] : []),
  ] as const;
  return (
    <dl
      className={classNames(
        'flex flex-wrap items-baseline',
        compact ? OVER_CANDLES : ABOVE_CANDLES,
        compact && index === null && 'max-sm:hidden',
      )}
    >
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
        <dd className={`num ${changeTone(change)}`}>{changeText(change)}</dd>
      </div>
    </dl>
  );
}
