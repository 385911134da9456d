import type { CaptionedPicture } from '@wickwise/contract/lesson/picture';
import { type CandleLayout, layoutCandles } from '@wickwise/market/candle-geometry';
import { PriceScale, SCALE_WIDTH } from '#app/ui/chart/price-scale.tsx';
import { tenths } from '../picture/drawing-units.ts';
import { PatternAnchors } from '../picture/pattern-anchors.tsx';
import { PlayedCandles } from '../picture/played-candles.tsx';
import { type MarkedReading, ReadingMarks } from '../picture/reading-marks.tsx';

const WIDTH = 640;
const HEIGHT = 340;
const PLOT_WIDTH = WIDTH - SCALE_WIDTH;

interface LessonChartProps {
  picture: CaptionedPicture;
  /** How many candles have closed; the others keep their place empty. */
  closed: number;
  /** What a rule measures; null for none. */
  reading: MarkedReading | null;
}

/** The large picture of a lesson: whatever belongs to a candle is drawn and described once it has closed. */
export function LessonChart({ picture, closed, reading }: LessonChartProps) {
  const { candles, mark, lines = [], landmarks } = picture;
  const known = lines.filter(({ to }) => to[0] < closed);
  const layout = layoutCandles({ candles, width: PLOT_WIDTH, height: HEIGHT, padding: 22, mark, lines: known });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={labelOf(picture, closed)}
      className="block h-auto w-full fill-none"
    >
      <PriceScale layout={layout} plotWidth={PLOT_WIDTH} width={WIDTH} />
      {layout.mark && (mark?.to ?? 0) < closed ? (
        <rect {...frameOf(layout.mark)} rx="4" strokeWidth="1.5" className="fill-brass/10 stroke-brass/70" />
      ) : null}
      <PlayedCandles shapes={layout.shapes} closed={closed} />
      {layout.lines.length > 0 ? (
        <path
          d={layout.lines
            .map(({ x1, y1, x2, y2 }) => `M${tenths(x1)} ${tenths(y1)}L${tenths(x2)} ${tenths(y2)}`)
            .join('')}
          strokeWidth="1.5"
          className="stroke-brass"
        />
      ) : null}
      {landmarks ? <PatternAnchors landmarks={landmarks} layout={layout} height={HEIGHT} closed={closed} /> : null}
      {reading ? <ReadingMarks reading={reading} layout={layout} /> : null}
    </svg>
  );
}

/** The author's description of the whole picture; before that, how much of it is shown. */
function labelOf({ candles, mark, alt }: CaptionedPicture, closed: number): string {
  if (closed === candles.length) return alt;
  const shown = `The first ${closed} of ${candles.length} candles`;
  if (mark === null || mark.to >= closed) return `${shown}.`;
  const marked = mark.from === mark.to ? `${mark.to + 1}` : `${mark.from + 1} to ${mark.to + 1}`;
  return `${shown}, with the pattern marked at ${marked}.`;
}

function frameOf({ x, y, width, height }: NonNullable<CandleLayout['mark']>) {
  return { x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height) };
}
