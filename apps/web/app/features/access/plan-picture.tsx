import type { CandleShape } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/chart/candles.tsx';
import { patternCounts } from './tier.ts';

const TOTAL = patternCounts.heritage;
const COLUMNS = 14;
const STEP = { x: 24, y: 29 };
const PLACE_INDICES = Array.from({ length: TOTAL }, (_, place) => place);
const SIZE = { width: COLUMNS * STEP.x, height: Math.ceil(TOTAL / COLUMNS) * STEP.y };

/** One candle for each pattern: drawn when the plan includes it, a bare wick when it does not. */
export function PlanPicture({ included }: { included: number }) {
  const missing = PLACE_INDICES.slice(included).map(corner);
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className="block h-auto w-full fill-none">
      <Candles shapes={PLACE_INDICES.slice(0, included).map(smallCandle)} />
      <path d={missing.map(({ x, y }) => `M${x} ${y + 8}v12`).join('')} className="stroke-line-strong" />
    </svg>
  );
}

/** The top center of a candle's cell. */
function corner(place: number) {
  return { x: (place % COLUMNS) * STEP.x + STEP.x / 2, y: Math.floor(place / COLUMNS) * STEP.y };
}

/** Irregular on purpose, but the same each time. */
function smallCandle(place: number): CandleShape {
  const { x, y } = corner(place);
  return {
    x,
    wickTop: y + 3,
    wickBottom: y + 26,
    bodyTop: y + 6 + ((place * 5) % 7),
    bodyHeight: 5 + ((place * 11) % 8),
    bodyWidth: 10,
    rising: (place * 7) % 5 < 3,
  };
}
