import type { LessonTrade } from '@wickwise/contract/lesson';
import type { CaptionedPicture } from '@wickwise/contract/picture';
import { type CandleLayout, layoutCandles } from '@wickwise/market/candle-geometry';
import { spreadLabels } from '@wickwise/market/spread-labels';
import { Candles } from '#app/ui/candles.tsx';
import { CHART_LETTERS, PriceScale } from '#app/ui/price-scale.tsx';

const WIDTH = 640;
const HEIGHT = 340;
/** The column of the labels, which hold a word over a price. */
const LABELS = { width: 88, height: 42, gap: 46, from: 24, to: HEIGHT - 24 };
const PLOT_WIDTH = WIDTH - LABELS.width;
/** Above and below a label there is no room for a price of the scale. */
const TAKEN = 12;

const LEVELS = {
  target: { name: 'Target', line: 'stroke-up', text: 'fill-up', dash: undefined },
  entry: { name: 'Entry', line: 'stroke-ink', text: 'fill-ink', dash: undefined },
  stop: { name: 'Stop', line: 'stroke-down', text: 'fill-down', dash: '7 5' },
} as const;

type LevelName = keyof typeof LEVELS;

interface TradeChartProps {
  picture: CaptionedPicture;
  trade: LessonTrade;
}

/** The example with its trade: what it risks and what it aims at, from the candle that is traded on. */
export function TradeChart({ picture: { candles, alt }, trade }: TradeChartProps) {
  const levels = levelsOf(trade);
  const layout = layoutCandles({
    ...{ candles, width: PLOT_WIDTH, height: HEIGHT, padding: 24, mark: null },
    prices: levels.map(({ price }) => price),
  });
  const places = spreadLabels(
    levels.map(({ price }) => layout.y(price)),
    LABELS,
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${alt} ${levels.map(({ name, price }) => `${LEVELS[name].name} at ${price.toFixed(2)}`).join(', ')}.`}
      className="block h-auto w-full fill-none"
    >
      <PriceScale
        layout={layout}
        plotWidth={PLOT_WIDTH}
        width={WIDTH}
        taken={places.flatMap((place) => [place - TAKEN, place, place + TAKEN])}
      />
      <Zones layout={layout} trade={trade} />
      <Candles shapes={layout.shapes} />
      {levels.map(({ name, price }, index) => (
        <Level key={name} name={name} price={price} place={places[index] ?? 0} layout={layout} trade={trade} />
      ))}
    </svg>
  );
}

function levelsOf({ target, entry, stopPrice }: LessonTrade): { name: LevelName; price: number }[] {
  const reached = target === null ? [] : [{ name: 'target' as const, price: target.price }];
  return [...reached, { name: 'entry', price: entry.price }, { name: 'stop', price: stopPrice }];
}

interface Drawn {
  layout: CandleLayout;
  trade: LessonTrade;
}

/** From the entry to the stop, and from the entry to the target. */
function Zones({ layout: { shapes, y }, trade: { entry, stopPrice, target } }: Drawn) {
  const x = shapes[entry.candle]?.x ?? 0;
  const zone = (price: number) => `M${x} ${y(entry.price)}H${PLOT_WIDTH}V${y(price)}H${x}z`;
  return (
    <>
      <path d={zone(stopPrice)} className="fill-down/10" />
      {target === null ? null : <path d={zone(target.price)} className="fill-up/10" />}
    </>
  );
}

interface LevelProps extends Drawn {
  name: LevelName;
  price: number;
  /** Where its label stands. */
  place: number;
}

/** A line from the candle that is traded on to its label. */
function Level({ name, price, place, layout: { shapes, y }, trade }: LevelProps) {
  const { name: word, line, text, dash } = LEVELS[name];
  const x = shapes[trade.entry.candle]?.x ?? 0;
  return (
    <>
      <path
        d={`M${x} ${y(price)}H${PLOT_WIDTH}L${PLOT_WIDTH + 10} ${place}`}
        strokeWidth="2"
        strokeDasharray={dash}
        className={line}
      />
      <text x={PLOT_WIDTH + 14} y={place} className={`${text} font-semibold ${CHART_LETTERS}`}>
        <tspan x={PLOT_WIDTH + 14} dy="-0.25em" className="font-sans">
          {word}
        </tspan>
        <tspan x={PLOT_WIDTH + 14} dy="1.1em">
          {price.toFixed(2)}
        </tspan>
      </text>
    </>
  );
}
