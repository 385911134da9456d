import type { ReplayState } from '@wickwise/journal/replay/state';
import type { Ohlc } from '@wickwise/market/candle';
import { layoutCandles } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/chart/candles.tsx';
import { PriceScale, SCALE_WIDTH } from '#app/ui/chart/price-scale.tsx';
import { linesOf } from '../model.ts';
import { barSpeech } from '../texts.ts';

const WIDTH = 640;
const HEIGHT = 300;
const PLOT_WIDTH = WIDTH - SCALE_WIDTH;

const LINES = [
  { name: 'target', dash: '2 4', className: 'stroke-up' },
  { name: 'entry', dash: undefined, className: 'stroke-ink' },
  { name: 'stop', dash: '7 4', className: 'stroke-down' },
] as const;

/** The bars so far, the room that the next ones will take, and the lines of the trade. */
export function SampleChart({ state }: { state: ReplayState }) {
  const { setup, shown } = state;
  const known = setup.bars.slice(0, shown).map(({ open, high, low, close }): Ohlc => [open, high, low, close]);
  const lines = linesOf(state, null);
  const prices = lines ? LINES.flatMap(({ name }) => lines[name] ?? []) : [];
  const flat = known.at(-1)?.[3] ?? 0;
  const toCome = setup.bars.slice(shown).map((): Ohlc => [flat, flat, flat, flat]);
  const layout = layoutCandles({
    candles: [...known, ...toCome],
    width: PLOT_WIDTH,
    height: HEIGHT,
    padding: 20,
    mark: null,
    prices,
  });
  const from = layout.shapes[lines?.from ?? 0]?.x ?? 0;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Candlestick chart. ${barSpeech(state)}`}
      className="block h-auto w-full fill-none"
    >
      <PriceScale layout={layout} plotWidth={PLOT_WIDTH} width={WIDTH} />
      <Candles shapes={layout.shapes.slice(0, shown)} />
      {lines
        ? LINES.map(({ name, dash, className }) => {
            const price = lines[name];
            return price === null ? null : (
              <path
                key={name}
                d={`M${from} ${layout.y(price)}H${PLOT_WIDTH}`}
                strokeWidth="2"
                strokeDasharray={dash}
                className={className}
              />
            );
          })
        : null}
    </svg>
  );
}
