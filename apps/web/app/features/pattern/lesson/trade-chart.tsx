import type { LessonTrade } from '@wickwise/contract/lesson/lesson';
import type { CaptionedPicture } from '@wickwise/contract/lesson/picture';
import { type CandleLayout, layoutCandles } from '@wickwise/market/candle-geometry';
import { spreadLabels } from '@wickwise/market/spread-labels';
import { CHART_LETTERS, PriceScale } from '#app/ui/chart/price-scale.tsx';
import { tenths } from '../picture/drawing-units.ts';
import { PlayedCandles } from '../picture/played-candles.tsx';

const WIDTH = 640;
const HEIGHT = 340;
const LABEL_WIDTH = 88;
const PLOT_WIDTH = WIDTH - LABEL_WIDTH;
/** The column of the labels, which hold a name over a price, or two. */
const COLUMNS = {
  plain: { from: 24, to: HEIGHT - 24, gap: 46 },
  shared: { from: 34, to: HEIGHT - 34, gap: 58 },
};
/** The minimum distance between a price of the scale and a label. */
const TAKEN = { plain: [-12, 0, 12], shared: [-24, -12, 0, 12, 24] };

const LEVELS = {
  target: { name: 'Target', line: 'stroke-up', text: 'fill-up', dash: undefined },
  trigger: { name: 'Trigger', line: 'stroke-brass', text: 'fill-current text-brass', dash: '2 4' },
  entry: { name: 'Entry', line: 'stroke-ink', text: 'fill-ink', dash: undefined },
  stop: { name: 'Stop', line: 'stroke-down', text: 'fill-down', dash: '7 5' },
} as const;

type LevelName = keyof typeof LEVELS;

/** A price of the trade; the trigger and the entry at one price share their line. */
interface Level {
  readonly names: readonly [LevelName, ...LevelName[]];
  readonly price: number;
}

interface TradeChartProps {
  picture: CaptionedPicture;
  trade: LessonTrade;
  /** Without it, the candles end where the trade begins. */
  isOutcomeShown: boolean;
}

/** The example with its trade: what it risks and what it aims at, from the candle that is traded on. */
export function TradeChart({ picture, trade, isOutcomeShown }: TradeChartProps) {
  const { candles } = picture;
  const levels = levelsOf(trade);
  const labels = levels.some(({ names }) => names.length > 1) ? 'shared' : 'plain';
  const layout = layoutCandles({
    candles,
    width: PLOT_WIDTH,
    height: HEIGHT,
    padding: 24,
    mark: null,
    prices: levels.map(({ price }) => price),
  });
  const places = spreadLabels(
    levels.map(({ price }) => layout.y(price)),
    COLUMNS[labels],
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${describe(picture, { trade, isOutcomeShown })} ${levels.map(nameOf).join(', ')}.`}
      className="block h-auto w-full fill-none"
    >
      <PriceScale
        layout={layout}
        plotWidth={PLOT_WIDTH}
        width={WIDTH}
        taken={places.flatMap((place) => TAKEN[labels].map((offset) => place + offset))}
      />
      <Zones layout={layout} trade={trade} />
      <PlayedCandles shapes={layout.shapes} closed={isOutcomeShown ? candles.length : trade.entry.candle + 1} />
      {levels.map((level, index) => (
        <LevelLine
          key={level.price}
          {...level}
          place={places[index] ?? 0}
          x={layout.shapes[startOf(level, picture, trade)]?.x ?? 0}
          y={layout.y(level.price)}
        />
      ))}
    </svg>
  );
}

function describe({ alt }: CaptionedPicture, { trade, isOutcomeShown }: Omit<TradeChartProps, 'picture'>): string {
  return isOutcomeShown ? alt : `The candles up to the entry at candle ${trade.entry.candle + 1}.`;
}

function nameOf({ names, price }: Level): string {
  return `${names.map((name) => LEVELS[name].name).join(' and ')} at ${price.toFixed(2)}`;
}

function levelsOf({ target, trigger, entry, stopPrice }: LessonTrade): Level[] {
  const reached: Level[] = target === null ? [] : [{ names: ['target'], price: target.price }];
  const begun: Level[] =
    trigger.price === entry.price
      ? [{ names: ['trigger', 'entry'], price: entry.price }]
      : [
          { names: ['trigger'], price: trigger.price },
          { names: ['entry'], price: entry.price },
        ];
  return [...reached, ...begun, { names: ['stop'], price: stopPrice }];
}

/** The trigger is known when the pattern is complete, the other prices when the trade is entered. */
function startOf({ names }: Level, { mark }: CaptionedPicture, { entry }: LessonTrade): number {
  return names[0] === 'trigger' ? Math.min(mark?.to ?? entry.candle, entry.candle) : entry.candle;
}

interface ZonesProps {
  layout: CandleLayout;
  trade: LessonTrade;
}

/** From the entry to the stop, and from the entry to the target. */
function Zones({ layout: { shapes, y }, trade: { entry, stopPrice, target } }: ZonesProps) {
  const x = tenths(shapes[entry.candle]?.x ?? 0);
  const zone = (price: number) => `M${x} ${tenths(y(entry.price))}H${PLOT_WIDTH}V${tenths(y(price))}H${x}z`;
  return (
    <>
      <path d={zone(stopPrice)} className="fill-down/10" />
      {target === null ? null : <path d={zone(target.price)} className="fill-up/10" />}
    </>
  );
}

interface LevelLineProps extends Level {
  x: number;
  y: number;
  /** Where its label is placed. */
  place: number;
}

/** The distance of two lines of a label, and from its middle to where letters stand, in their height. */
const LINE = 1.1;
const MIDDLE = 0.3;

/** A line from where its price is known to its label; one that two names share is drawn as the entry. */
function LevelLine({ names, price, place, x, y }: LevelLineProps) {
  const { line, text, dash } = LEVELS[names.at(-1) ?? names[0]];
  const words = [...names.map((name) => LEVELS[name].name), price.toFixed(2)];
  const first = MIDDLE - ((words.length - 1) * LINE) / 2;
  return (
    <>
      <path
        d={`M${tenths(x)} ${tenths(y)}H${PLOT_WIDTH}L${PLOT_WIDTH + 10} ${tenths(place)}`}
        strokeWidth="2"
        strokeDasharray={dash}
        className={line}
      />
      <text x={PLOT_WIDTH + 14} y={tenths(place)} className={`${text} font-semibold ${CHART_LETTERS}`}>
        {words.map((word, index) => (
          <tspan
            key={word}
            x={PLOT_WIDTH + 14}
            dy={`${tenths(index === 0 ? first * 10 : LINE * 10) / 10}em`}
            className={index < names.length ? 'font-sans' : undefined}
          >
            {word}
          </tspan>
        ))}
      </text>
    </>
  );
}
