import type { Draws } from './draws.ts';
import { BAR_MS, roundToTick } from './session-bars.ts';

/** Prices in dollars and whole units of volume of one bar, as far as it has come. */
export interface Bar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** A growing bar takes a step every five seconds. */
const STEPS = 60;
const STEP_MS = BAR_MS / STEPS;
/** How far a step strays from the straight line between the bar's turning points, in ranges of the bar. */
const WIGGLE = 0.35;

interface Waypoint {
  readonly step: number;
  readonly price: number;
}

/**
 * What a bar looks like some milliseconds after it began, given how it will end. Price goes from the
 * open over high and low, at hashed moments, to the close, and wanders a little between them: high and
 * low only ever widen, and when the bar is over it is the one that was given.
 */
export function growBar(finished: Bar, elapsedMs: number, draw: (counter: number) => number): Bar {
  const last = Math.min(STEPS, Math.floor(elapsedMs / STEP_MS));
  if (last === STEPS) return finished;
  const waypoints = waypointsOf(finished, draw);
  const prices = Array.from({ length: last + 1 }, (_, step) => atOrNaN(step, waypoints, { finished, draw }));
  return {
    open: finished.open,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? finished.open,
    volume: Math.floor((finished.volume * last) / STEPS),
  };
}

/** High and low are reached in either order, each strictly between the first and the last step. */
function waypointsOf({ open, high, low, close }: Bar, draw: Draws['uniform']): Waypoint[] {
  const early = 1 + Math.floor(draw(0) * (STEPS / 2 - 1));
  const late = STEPS / 2 + Math.floor(draw(1) * (STEPS / 2 - 1));
  // A bar that rises has more often been low first.
  const lowFirst = draw(2) < (close >= open ? 0.7 : 0.3);
  const turns = lowFirst ? [low, high] : [high, low];
  const prices = [open, ...turns, close];
  return [0, early, late, STEPS].map((step, place) => ({ step, price: prices[place] ?? close }));
}

function atOrNaN(
  step: number,
  waypoints: readonly Waypoint[],
  { finished, draw }: { finished: Bar; draw: Draws['uniform'] },
): number {
  const place = waypoints.findLastIndex((waypoint) => waypoint.step <= step);
  const from = waypoints[place] as Waypoint;
  const to = waypoints[place + 1] ?? from;
  if (from.step === step) return from.price;
  const part = (step - from.step) / (to.step - from.step);
  const range = finished.high - finished.low;
  const wander = WIGGLE * range * 4 * part * (1 - part) * (draw(3 + step) - 0.5);
  const price = roundToTick(from.price + part * (to.price - from.price) + wander);
  return Math.max(finished.low, Math.min(finished.high, price));
}
