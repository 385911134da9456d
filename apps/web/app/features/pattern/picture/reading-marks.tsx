import type { CandleLayout, ChartLine } from '@wickwise/market/candle-geometry';
import { tenths } from './drawing-units.ts';

/** Half of a bracket's end stroke. */
const CAP = 5;
/** From a candle's body to the bracket next to it. */
const BRACKET_CLEARANCE = 7;

/** What a rule measures, what that is compared with, and whether the rule is met. */
export interface MarkedReading {
  readonly lines: readonly ChartLine[];
  readonly limits: readonly ChartLine[];
  readonly met: boolean;
}

interface ReadingMarksProps {
  reading: MarkedReading;
  layout: Pick<CandleLayout, 'shapes' | 'y'>;
}

/** What a rule measures: sizes as brackets, prices as dots, lines as lines; dashed, what they are compared with. */
export function ReadingMarks({ reading: { lines, limits, met }, layout }: ReadingMarksProps) {
  const tone = met ? 'stroke-brass' : 'stroke-down';
  const dots = lines.filter(isPoint).map((line) => dot(line, layout));
  const strokes = lines.filter((line) => !isPoint(line)).map((line) => stroke(line, { layout, side: 1 }));
  return (
    <g strokeLinecap="round">
      <path
        d={limits.map((line) => stroke(line, { layout, side: -1 })).join('')}
        strokeWidth="2"
        strokeDasharray="5 5"
        className="stroke-ink"
      />
      <path d={strokes.join('')} strokeWidth="3" className={tone} />
      <path d={dots.join('')} strokeWidth="14" className="stroke-sunk" />
      <path d={dots.join('')} strokeWidth="10" className={tone} />
    </g>
  );
}

interface Placed {
  readonly layout: ReadingMarksProps['layout'];
  /** A bracket is to the right of its candle, or to the left. */
  readonly side: 1 | -1;
}

function isPoint({ from, to }: ChartLine): boolean {
  return from[0] === to[0] && from[1] === to[1];
}

function dot({ from }: ChartLine, { shapes, y }: ReadingMarksProps['layout']): string {
  return `M${tenths(shapes[from[0]]?.x ?? 0)} ${tenths(y(from[1]))}h.01`;
}

/** A bracket along one candle, a level that reaches a little further on both sides, or a plain line. */
function stroke({ from, to }: ChartLine, { layout: { shapes, y }, side }: Placed): string {
  const [first, last] = [shapes[from[0]], shapes[to[0]]];
  if (first === undefined || last === undefined) return '';
  const [top, bottom] = [tenths(y(from[1])), tenths(y(to[1]))];
  const room = first.bodyWidth / 2 + BRACKET_CLEARANCE;
  if (from[0] === to[0]) {
    const x = tenths(first.x + side * room);
    return `M${x - CAP} ${top}h${2 * CAP}M${x} ${top}V${bottom}M${x - CAP} ${bottom}h${2 * CAP}`;
  }
  const reach = from[1] === to[1] ? room : 0;
  return `M${tenths(first.x - reach)} ${top}L${tenths(last.x + reach)} ${bottom}`;
}
