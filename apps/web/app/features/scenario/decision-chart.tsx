import type { Ohlc } from '@wickwise/market/candle';
import { type CandleLayout, layoutCandles } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/chart/candles.tsx';
import { PriceScale, SCALE_WIDTH } from '#app/ui/chart/price-scale.tsx';
import { describeCandles } from './model.ts';

const WIDTH = 680;
const HEIGHT = 300;
const PADDING = 20;

interface DecisionChartProps {
  /** All known candles, oldest first: the price scale does not move while they appear. */
  candles: readonly Ohlc[];
  /** How many of them are drawn, from the left. */
  visible: number;
  /** After how many of them the decision was made; null before the answer. */
  decidedAfter: number | null;
}

/** Candles with a scale of prices, and a line where the decision was made. */
export function DecisionChart({ candles, visible, decidedAfter }: DecisionChartProps) {
  const size = { width: WIDTH - SCALE_WIDTH, height: HEIGHT, padding: PADDING };
  const layout = layoutCandles({ candles, ...size, mark: null });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={describeCandles(candles.slice(0, visible))}
      className="block h-auto w-full fill-none"
    >
      <PriceScale layout={layout} plotWidth={size.width} width={WIDTH} />
      {decidedAfter === null ? null : <DecisionLine shapes={layout.shapes} decidedAfter={decidedAfter} />}
      <Candles shapes={layout.shapes.slice(0, visible)} />
    </svg>
  );
}

function DecisionLine({ shapes, decidedAfter }: Pick<CandleLayout, 'shapes'> & { decidedAfter: number }) {
  const [last, next] = [shapes[decidedAfter - 1], shapes[decidedAfter]];
  if (last === undefined || next === undefined) return null;
  const x = (last.x + next.x) / 2;
  return <path d={`M${x} 4V${HEIGHT - 4}`} strokeWidth="2" strokeDasharray="5 4" className="stroke-brass" />;
}
