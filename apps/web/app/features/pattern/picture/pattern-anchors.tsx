import type { Landmarks } from '@wickwise/contract/lesson/picture';
import type { CandleLayout } from '@wickwise/market/candle-geometry';
import { CHART_LETTERS } from '#app/ui/chart/price-scale.tsx';
import { tenths } from './drawing-units.ts';

/** From a candle to the letter above or below it. */
const LABEL_CLEARANCE = 15;
const ARROW_CLEARANCE = 10;

interface PatternAnchorsProps {
  landmarks: Landmarks;
  layout: Pick<CandleLayout, 'shapes' | 'y'>;
  height: number;
  /** How many candles are drawn. */
  closed: number;
}

/** The turning points of a chart pattern by their letters, and an arrow at the close that breaks out. */
export function PatternAnchors({ landmarks: { points, breakout }, layout, height, closed }: PatternAnchorsProps) {
  return (
    <>
      {points.map(({ at }, index) =>
        at[0] >= closed ? null : (
          <text
            key={at[0]}
            {...letterPlace(at, layout, height)}
            dy="0.35em"
            textAnchor="middle"
            strokeWidth="5"
            paintOrder="stroke"
            className={`fill-brass stroke-sunk font-semibold ${CHART_LETTERS}`}
          >
            {letterOf(index)}
          </text>
        ),
      )}
      {breakout.at[0] >= closed ? null : <path d={arrow(breakout, layout)} className="fill-brass" />}
    </>
  );
}

/** The meanings of the letters, as one line of text. */
export function PatternAnchorKey({ landmarks: { points, breakout } }: { landmarks: Landmarks }) {
  const roles = [...new Set(points.map(({ role }) => role))].map((role) => {
    const letters = points.flatMap((point, index) => (point.role === role ? [letterOf(index)] : []));
    return `${letters.join(', ')} ${role}${letters.length > 1 ? 'es' : ''}`;
  });
  return (
    <p className="text-muted text-sm">
      {roles.join(' · ')} · {breakout.direction === 'up' ? '▲' : '▼'} breakout
    </p>
  );
}

function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** Above a high and below a low, inside the drawing. */
function letterPlace(
  [index, price]: Landmarks['points'][number]['at'],
  { shapes, y }: PatternAnchorsProps['layout'],
  height: number,
) {
  const shape = shapes[index];
  const place = y(price);
  const middle = shape ? (shape.wickTop + shape.wickBottom) / 2 : place;
  const wanted = place <= middle ? place - LABEL_CLEARANCE : place + LABEL_CLEARANCE;
  const kept = Math.min(Math.max(wanted, LABEL_CLEARANCE - 4), height - LABEL_CLEARANCE + 4);
  return { x: tenths(shape?.x ?? 0), y: tenths(kept) };
}

/** Under the candle and pointing up, or over it and pointing down. */
function arrow({ at, direction }: Landmarks['breakout'], { shapes }: PatternAnchorsProps['layout']): string {
  const shape = shapes[at[0]];
  if (shape === undefined) return '';
  const { x, wickTop, wickBottom } = shape;
  const place = direction === 'up' ? wickBottom + ARROW_CLEARANCE : wickTop - ARROW_CLEARANCE;
  return `M${tenths(x)} ${tenths(place)}l7 ${direction === 'up' ? 11 : -11}h-14z`;
}
