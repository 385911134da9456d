import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { DrawnLine } from '@wickwise/curriculum/articles/article';
import { type CandleLayout, layoutCandles } from '@wickwise/market/candle-geometry';
import { type PriceTick, roundTicks } from '@wickwise/market/price-ticks';
import { Candles } from '#app/ui/chart/candles.tsx';
import { numberPlace } from './figures.ts';

const WIDTH = 680;
const HEIGHT = 340;
const PADDING = 22;
/** How many prices the scale names, at most. */
const MAX_TICKS = 6;
/** The width of the prices at the right edge, in pixels. */
const SCALE_WIDTH = 52;
/** On a phone the drawing is half as wide, and its letters must be twice as large to be read. */
const LETTERS = 'font-mono text-[19px] sm:text-[13px]';

interface LinedChartProps {
  picture: CandlePicture;
  lines: readonly DrawnLine[];
}

/** Candles with a scale of prices; each line carries its place in the list. */
export function LinedChart({ picture: { candles, mark, alt }, lines }: LinedChartProps) {
  const layout = layoutCandles({
    candles,
    mark,
    lines,
    width: WIDTH - SCALE_WIDTH,
    height: HEIGHT,
    padding: PADDING,
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={alt} className="block h-auto w-full fill-none">
      <Scale ticks={roundTicks({ ...layout.range, most: MAX_TICKS })} y={layout.y} />
      {layout.mark ? <rect {...layout.mark} rx="4" className="fill-brass/15 stroke-brass/60" /> : null}
      <Candles shapes={layout.shapes} />
      <NumberedLines {...layout} />
    </svg>
  );
}

function Scale({ ticks, y }: { ticks: readonly PriceTick[]; y: CandleLayout['y'] }) {
  return ticks.map(({ price, text }) => (
    <g key={price}>
      <path d={`M0 ${y(price)}H${WIDTH - SCALE_WIDTH}`} className="stroke-line" />
      <text x={WIDTH - 10} y={y(price)} dy="0.35em" textAnchor="end" className={`fill-muted ${LETTERS}`}>
        {text}
      </text>
    </g>
  ));
}

function NumberedLines({ lines, shapes }: Pick<CandleLayout, 'lines' | 'shapes'>) {
  return lines.map((line, index) => (
    <g key={`${line.x1} ${line.y1}`} className="text-brass">
      <line {...line} strokeWidth="1.5" className="stroke-brass" />
      {/* A stroke in the background color separates it from what is behind. */}
      <text
        {...numberPlace(line, shapes)}
        dy="0.35em"
        textAnchor="middle"
        strokeWidth="5"
        paintOrder="stroke"
        className={`fill-current stroke-sunk font-semibold ${LETTERS}`}
      >
        {index + 1}
      </text>
    </g>
  ));
}
