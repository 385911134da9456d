import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { CandleSpan, Ohlc } from '@wickwise/market/candle';
import type { WrittenOutline } from './drawn-outline.ts';

type Candles = Pick<CandlePicture, 'candles'>;

/** How far a turn can move in a variation, in candles. */
const REACH = 2;

/** A chart with candles beyond its last turn, so that each is known as a high or a low. */
interface Original extends Candles {
  readonly outline: WrittenOutline;
}

/**
 * Where a variation of a chart turns: at the highest high or lowest low near each turn of the original. A variation that
 * ends before the breakout is measured at its last candle.
 */
export function movedOutline(original: Original, { candles }: Candles): WrittenOutline {
  const { turns, breakout } = original.outline;
  return {
    turns: turns.map((turn, place) => {
      const around = reachOf(turn, { before: turns[place - 1], after: turns[place + 1] });
      return extremeIn(candles, { turn, around, side: sideOf(original.candles, turn, around) });
    }),
    breakout: Math.min(breakout, candles.length - 1),
  };
}

/** Not beyond the middle between two turns. */
function reachOf(
  turn: number,
  { before, after }: { before: number | undefined; after: number | undefined },
): CandleSpan {
  const reachTo = (other: number) => Math.min(REACH, Math.floor(Math.abs(other - turn) / 2));
  return {
    from: Math.max(0, turn - (before === undefined ? REACH : reachTo(before))),
    to: turn + (after === undefined ? REACH : reachTo(after)),
  };
}

type Side = 'high' | 'low';

/** Whether a candle is the highest or the lowest of those around it; null where it’s neither. */
function sideOf(candles: readonly Ohlc[], turn: number, { from, to }: CandleSpan): Side | null {
  const others = candles.slice(from, to + 1);
  const [, high = 0, low = 0] = candles[turn] ?? [];
  if (others.every((other) => other[1] <= high)) return 'high';
  return others.every((other) => other[2] >= low) ? 'low' : null;
}

interface Search {
  readonly turn: number;
  readonly around: CandleSpan;
  readonly side: Side | null;
}

function extremeIn(candles: readonly Ohlc[], { turn, around: { from, to }, side }: Search): number {
  if (side === null) return turn;
  const heights = candles.slice(from, to + 1).map(([, high, low]) => (side === 'high' ? high : -low));
  return from + heights.indexOf(Math.max(...heights));
}
