import type { CandleLayout } from '@wickwise/market/candle-geometry';
import { roundTicks } from '@wickwise/market/price-ticks';
import { units } from './candles.tsx';

/** The width of the prices at the right edge of a large drawing. */
export const SCALE_WIDTH = 64;
/** On a phone the drawing is half as wide, and its letters must be larger to be read. */
export const CHART_LETTERS = 'font-mono text-[18px] sm:text-[12px]';

const MAX_TICKS = 6;
/** A price needs this much space above and below it. */
const LABEL_CLEARANCE = 20;

interface PriceScaleProps {
  layout: Pick<CandleLayout, 'range' | 'y'>;
  /** Where the candles end and the prices begin. */
  plotWidth: number;
  width: number;
  /** The vertical positions of other labels. */
  taken?: readonly number[];
}

/** Round prices at the right edge, each with its line across the candles. */
export function PriceScale({ layout: { range, y }, plotWidth, width, taken = [] }: PriceScaleProps) {
  const ticks = roundTicks({ ...range, most: MAX_TICKS }).map((tick) => ({ ...tick, y: y(tick.price) }));
  const free = ticks.filter((tick) => taken.every((place) => Math.abs(place - tick.y) >= LABEL_CLEARANCE));
  return (
    <>
      <path d={ticks.map((tick) => `M0 ${units(tick.y)}H${plotWidth}`).join('')} className="stroke-line" />
      {free.map((tick) => (
        <text
          key={tick.text}
          x={width - 6}
          y={units(tick.y)}
          dy="0.35em"
          textAnchor="end"
          className={`fill-muted ${CHART_LETTERS}`}
        >
          {tick.text}
        </text>
      ))}
    </>
  );
}
