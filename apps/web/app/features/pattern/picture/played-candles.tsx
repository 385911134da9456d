import type { CandleShape } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/chart/candles.tsx';

interface PlayedCandlesProps {
  shapes: readonly CandleShape[];
  /** How many are shown; on paper and without scripts, where no button works, all are. */
  closed: number;
}

export function PlayedCandles({ shapes, closed }: PlayedCandlesProps) {
  return (
    <>
      <Candles shapes={shapes.slice(0, closed)} />
      {closed < shapes.length ? (
        <g className="hidden noscript:inline print:inline">
          <Candles shapes={shapes.slice(closed)} />
        </g>
      ) : null}
    </>
  );
}
