import type { Ohlc } from '@wickwise/market/candle';
import { layoutCandles } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/chart/candles.tsx';

const candles: readonly Ohlc[] = [
  [40, 42, 35, 36],
  [36, 37, 30, 31],
  [31, 33, 26, 28],
  [28, 29, 21, 23],
  [23, 23.6, 14, 24],
  [24, 31, 23, 30],
];

/** The first page of the guide, rising from the card's lower edge. */
export function GuidePicture() {
  const layout = layoutCandles({ candles, width: 168, height: 100, padding: 14, mark: { from: 4, to: 4 } });
  return (
    <svg viewBox="0 0 248 236" aria-hidden="true" className="hidden w-64 shrink-0 self-end fill-none lg:block">
      <rect x="20" y="26" width="208" height="240" rx="6" className="fill-ground stroke-line-strong" />
      <rect x="8" y="10" width="208" height="260" rx="6" className="fill-panel stroke-line-strong" />
      <text x="28" y="48" className="fill-ink font-serif text-[20px]">
        Hammer
      </text>
      <path d="M28 64H180M28 78H152" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      <g transform="translate(28 96)">
        <rect width="168" height="100" rx="4" className="fill-sunk" />
        <Candles shapes={layout.shapes} />
        {layout.mark ? <rect {...layout.mark} rx="4" strokeWidth="2" className="stroke-brass" /> : null}
      </g>
      <path d="M28 214H190M28 228H170" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
    </svg>
  );
}
