import { type CandleShape, layoutCandles } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/chart/candles.tsx';
import { SAME_SHAPE, sessions } from './landing-candles.tsx';

const WIDTH = 1200;
const HEIGHT = 380;
/** The width of the prices at the right edge. */
const SCALE_WIDTH = 52;
/** Between a numbered candle and its frame. */
const MARGIN = 10;
const ALT =
  'One candle with a long lower shadow, three times: after a rise, in a decline, and at the low before a rise.';

/** The whole chart with its three numbered candles, each above its note. */
export function LandingChart() {
  const { shapes, grid } = layoutCandles({
    candles: sessions,
    width: WIDTH - SCALE_WIDTH,
    height: HEIGHT,
    padding: 22,
    mark: null,
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={ALT} className="block h-auto w-full fill-none">
      {grid.map(({ y, price }) => (
        <text key={y} x={WIDTH} y={y - 7} textAnchor="end" className="fill-muted font-mono text-[18px] lg:text-[12px]">
          {price.toFixed(2)}
        </text>
      ))}
      {SAME_SHAPE.map((place, index) => (
        <Numbered key={place} shape={shapes[place]} number={index + 1} />
      ))}
      <Candles shapes={shapes} />
    </svg>
  );
}

function Numbered({ shape, number }: { shape: CandleShape | undefined; number: number }) {
  if (shape === undefined) return null;
  const { x, wickTop, wickBottom } = shape;
  return (
    <g className="stroke-brass">
      <rect
        x={x - MARGIN}
        y={wickTop - MARGIN}
        width={2 * MARGIN}
        height={wickBottom - wickTop + 2 * MARGIN}
        rx="4"
        strokeWidth="2"
      />
      <text
        x={x}
        y={wickTop - MARGIN - 9}
        textAnchor="middle"
        className="fill-brass stroke-none font-mono font-semibold text-[21px] lg:text-[15px]"
      >
        {number}
      </text>
    </g>
  );
}

const CROP = { width: 340, height: 170 };
/** Sessions shown before the candle and after it. */
const [BEFORE, AFTER] = [9, 6];

/** One of the three candles with what came before it and after, for screens too narrow for the whole chart. */
export function LandingCrop({ place }: { place: number }) {
  const { shapes, mark, grid } = layoutCandles({
    candles: sessions.slice(place - BEFORE, place + AFTER + 1),
    ...CROP,
    padding: 18,
    mark: { from: BEFORE, to: BEFORE },
  });
  return (
    <svg viewBox={`0 0 ${CROP.width} ${CROP.height}`} aria-hidden="true" className="block h-auto w-full fill-none">
      <path d={grid.map(({ y }) => `M0 ${y}H${CROP.width}`).join('')} className="stroke-line" />
      {mark ? <rect {...mark} rx="4" strokeWidth="2" className="stroke-brass" /> : null}
      <Candles shapes={shapes} />
    </svg>
  );
}
