import type { Random } from '@wickwise/statistics/random';
import { barAt, barsHeld, type ReplayFill, type ReplayState, type ReplayTrade } from './state.ts';

/** How many random traders a replay is compared with. */
export const RANDOM_TRADERS = 10_000;

/** Random traders, drawn in slices so that they do not block the screen. */
export interface RandomTraders {
  /** Draws up to `count` more, and returns how many there are in all: 10,000 at most. */
  draw(count: number): number;
  /** How the random traders drawn so far compare with the replay. */
  comparison(): TraderComparison;
  /** What the random traders drawn so far made. */
  distribution(): TraderDistribution;
}

/** What the replay made, beside what random traders made. Money is in cents. */
export interface TraderDistribution {
  readonly ownCents: number;
  /** From this amount on, a random trader did as well: a little less than the replay’s, as amounts are rounded. */
  readonly asGoodFromCents: number;
  /** A total for each random trader, in no order. */
  readonly totals: Float64Array;
}

/** How many random traders did at least as well as the replay. */
export interface TraderComparison {
  readonly drawn: number;
  readonly asGood: number;
  /** The same if the replay had taken one more full loss: the largest amount that one of its plans had at risk. */
  readonly asGoodAfterLoss: number;
}

/** Trades and the stretch in which they were taken. */
type PlayedReplay = Pick<ReplayState, 'setup' | 'shown' | 'trades'>;

/**
 * Traders who take the same trades at random moments: as many, on the same sides, of the same worth, held for as many
 * bars, at the same cost, one after the other within the same stretch. Only the timing is left to chance. Every order
 * of
 * the trades and of the bars between them is equally likely: a permutation test (Fisher, The Design of Experiments,
 * 1935).
 */
export function createRandomTraders(played: PlayedReplay, random: Random): RandomTraders {
  const blocks = played.trades.map((trade) => toBlock(played, trade));
  const order = orderOf(blocks, played.shown - played.setup.shownAtStart);
  const ownCents = sumOf(played.trades.map(({ pnlCents }) => pnlCents));
  // Less what rounding to whole cents can make of equal results.
  const result = ownCents - 2 * blocks.length;
  const loss = Math.max(0, ...played.trades.map(({ plan }) => plan.riskCents));
  const counts = { drawn: 0, asGood: 0, asGoodAfterLoss: 0 };
  const totals = new Float64Array(RANDOM_TRADERS);
  return {
    draw: (more) => {
      const last = Math.min(RANDOM_TRADERS, counts.drawn + more);
      for (; counts.drawn < last; counts.drawn++) {
        shuffle(order, random);
        const total = totalOf(order, blocks);
        totals[counts.drawn] = total;
        if (total >= result) counts.asGood++;
        if (total >= result - loss) counts.asGoodAfterLoss++;
      }
      return counts.drawn;
    },
    comparison: () => ({ ...counts }),
    distribution: () => ({ ownCents, asGoodFromCents: result, totals: totals.slice(0, counts.drawn) }),
  };
}

/** A trade that can be put anywhere in the stretch. */
interface Block {
  /** Bars that it takes up; at least one. */
  readonly length: number;
  /** What it makes after costs, in cents, for each bar of the stretch in which it can begin. */
  readonly centsByStart: Float64Array;
}

/** The trades by their numbers, and -1 for each bar without one. */
function orderOf(blocks: readonly Block[], bars: number): Int32Array {
  const free = Math.max(0, bars - sumOf(blocks.map(({ length }) => length)));
  return Int32Array.from({ length: blocks.length + free }, (_, place) => (place < blocks.length ? place : -1));
}

function toBlock(played: PlayedReplay, { fills }: ReplayTrade): Block {
  const { setup, shown } = played;
  const entry = fills[0]?.bar ?? 0;
  const length = barsHeld({ fills });
  const starts = Math.max(0, shown - setup.shownAtStart - length + 1);
  const legs = fills.map((fill) => ({ ...fill, offset: fill.bar - entry }));
  const centsOf = (start: number) => centsAt(played, { legs, start: setup.shownAtStart + start });
  return { length, centsByStart: Float64Array.from({ length: starts }, (_, start) => centsOf(start)) };
}

interface Leg extends ReplayFill {
  /** Bars after the entry. */
  readonly offset: number;
}

/** What the legs make when the first is in the bar `start`, at the worth that the trade had at its own entry. */
function centsAt(played: PlayedReplay, { legs, start }: { legs: readonly Leg[]; start: number }): number {
  const first = legs[0];
  if (first === undefined) return 0;
  const scale = first.price / priceOf(played, { leg: first, start });
  const costShare = played.setup.costBasisPoints / 10_000;
  return sumOf(
    legs.map((leg) => {
      const worth = 100 * leg.size * scale * priceOf(played, { leg, start });
      return (leg.side === 'sell' ? worth : -worth) - worth * costShare;
    }),
  );
}

/** A random trader gets in at the open, and out at the open or the close of the bar. */
function priceOf({ setup, shown }: PlayedReplay, { leg, start }: { leg: Leg; start: number }): number {
  const bar = start + leg.offset;
  // The open after the last bar is unknown, so its close is used instead.
  if (bar >= shown) return barAt(setup, shown - 1).close;
  const isAtOpen = leg.reason === 'entry' || leg.moment === 'open';
  return isAtOpen ? barAt(setup, bar).open : barAt(setup, bar).close;
}

/** A Fisher–Yates shuffle. */
function shuffle(order: Int32Array, random: Random): void {
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    const block = order[chosen] ?? -1;
    order[chosen] = order[last] ?? -1;
    order[last] = block;
  }
}

function totalOf(order: Int32Array, blocks: readonly Block[]): number {
  let bar = 0;
  let total = 0;
  for (let place = 0; place < order.length; place++) {
    const block = blocks[order[place] ?? -1];
    total += block?.centsByStart[bar] ?? 0;
    bar += block?.length ?? 1;
  }
  return total;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
