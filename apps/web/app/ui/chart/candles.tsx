import type { CandleShape } from '@wickwise/market/candle-geometry';

const STROKE = 1.5;

/**
 * The candles of a picture, as one path for the rising ones and one for the falling: a page of many pictures stays
 * small. Bodies and wicks are filled outlines, so that a hollow body shows any background and is never drawn taller
 * than it was.
 */
export function Candles({ shapes }: { shapes: readonly CandleShape[] }) {
  const [rising, falling] = [shapes.filter((shape) => shape.rising), shapes.filter((shape) => !shape.rising)];
  return (
    <>
      {rising.length > 0 ? <path d={rising.map(hollow).join('')} fillRule="evenodd" className="fill-up" /> : null}
      {falling.length > 0 ? <path d={falling.map(filled).join('')} className="fill-down" /> : null}
    </>
  );
}

function hollow(shape: CandleShape): string {
  const { x, bodyTop, bodyHeight, bodyWidth } = shape;
  if (bodyHeight <= 2 * STROKE) return filled(shape);
  const [width, height] = [units(bodyWidth - 2 * STROKE), units(bodyHeight - 2 * STROKE)];
  const corner = `${units(x - bodyWidth / 2 + STROKE)} ${units(bodyTop + STROKE)}`;
  return `${filled(shape)}M${corner}h${width}v${height}h-${width}z`;
}

/** Body and wicks as one outline, clockwise from the top of the upper wick. A body has a least height and may reach past its wicks. */
function filled({ x, wickTop, wickBottom, bodyTop, bodyHeight, bodyWidth }: CandleShape): string {
  const [start, end] = [units(bodyTop), units(bodyTop + bodyHeight)];
  const [top, bottom] = [Math.min(units(wickTop), start), Math.max(units(wickBottom), end)];
  const [upper, body, lower] = [units(start - top), units(end - start), units(bottom - end)];
  const side = units((bodyWidth - STROKE) / 2);
  const down = `h${STROKE}v${upper}h${side}v${body}h-${side}v${lower}`;
  return `M${units(x - STROKE / 2)} ${top}${down}h-${STROKE}v-${lower}h-${side}v-${body}h${side}z`;
}

/** Tenths of a unit are as fine as a screen shows, and a page holds thousands of numbers. */
export function units(value: number): number {
  return Math.round(value * 10) / 10;
}
