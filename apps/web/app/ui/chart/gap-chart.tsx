import type { Ohlc } from '@wickwise/market/candle';
import { layoutCandles } from '@wickwise/market/candle-geometry';
import { Candles } from './candles.tsx';

const GAP = 6;
const SIZE = { width: 360, height: 220 };
const candles: readonly Ohlc[] = [
  [20, 23.5, 18.6, 22.8],
  [22.8, 24.1, 20.9, 21.4],
  [21.4, 26, 20.8, 25.2],
  [25.2, 29.6, 24.6, 28.9],
  [28.9, 30.4, 26.8, 27.3],
  [27.3, 31.2, 26.9, 30.6],
  [30.6, 35, 30, 34.2],
  [34.2, 35.8, 31.9, 32.6],
  [32.6, 36.4, 32.1, 35.9],
  [35.9, 39.2, 35, 38.3],
];

/** A rise with one candle missing, for pages that have nothing to show. */
export function GapChart() {
  const layout = layoutCandles({ candles, ...SIZE, padding: 16, mark: { from: GAP, to: GAP } });
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
      className="hidden h-auto w-full fill-none md:block"
    >
      <path d={layout.grid.map(({ y }) => `M0 ${y}H${SIZE.width}`).join('')} className="stroke-line" />
      <Candles shapes={layout.shapes.filter((_, day) => day !== GAP)} />
      {layout.mark ? (
        <rect {...layout.mark} rx="4" strokeWidth="2" strokeDasharray="5 4" className="stroke-brass" />
      ) : null}
    </svg>
  );
}
