import type { CandleShape } from '@wickwise/market/candle-geometry';

/** One candle of a chart. The wick is in two pieces so that a hollow body stays hollow on any ground. */
export function Candle({ shape }: { shape: CandleShape }) {
  const { x, wickTop, wickBottom, bodyTop, bodyHeight, bodyWidth, rising } = shape;
  return (
    <g strokeWidth="1.5" className={rising ? 'stroke-up' : 'fill-down stroke-down'}>
      <path d={`M${x} ${wickTop}V${bodyTop}M${x} ${bodyTop + bodyHeight}V${wickBottom}`} />
      <rect x={x - bodyWidth / 2} y={bodyTop} width={bodyWidth} height={bodyHeight} />
    </g>
  );
}
