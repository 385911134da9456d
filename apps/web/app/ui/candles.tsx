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
  const hole = bodyHeight > 2 * STROKE ? box(x, bodyTop + STROKE, bodyWidth - 2 * STROKE, bodyHeight - 2 * STROKE) : '';
  return filled(shape) + hole;
}

function filled({ x, wickTop, wickBottom, bodyTop, bodyHeight, bodyWidth }: CandleShape): string {
  const bodyBottom = bodyTop + bodyHeight;
  return (
    box(x, wickTop, STROKE, bodyTop - wickTop) +
    box(x, bodyTop, bodyWidth, bodyHeight) +
    box(x, bodyBottom, STROKE, wickBottom - bodyBottom)
  );
}

/** A rectangle around a center line; none without height. */
function box(x: number, top: number, width: number, height: number): string {
  if (height <= 0) return '';
  return `M${units(x - width / 2)} ${units(top)}h${units(width)}v${units(height)}h${units(-width)}z`;
}

/** Tenths of a unit are as fine as a screen shows, and a page holds thousands of numbers. */
function units(value: number): number {
  return Math.round(value * 10) / 10;
}
