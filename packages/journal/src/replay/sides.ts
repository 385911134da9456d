import { type ReplayState, type ReplayTrade, signOf } from './state.ts';

/** 1 for long, -1 for short, 0 for out of the market. */
export type Side = 1 | 0 | -1;

/** The sides held through a bar. */
export interface BarSides {
  /** From the close of the bar before to the open. */
  readonly night: Side;
  /** From the open, after what fills there, to the close, even if the trade ends inside the bar. */
  readonly session: Side;
}

/**
 * The sides that a replay held through each bar played. Each was chosen before the move that it is held through, so
 * that fills inside a bar, of which nobody knows what came first, can’t make one look better.
 */
export function sidesOf({ setup, shown, trades }: Pick<ReplayState, 'setup' | 'shown' | 'trades'>): BarSides[] {
  const spans = trades.map(spanOf);
  const sideWhere = (holds: (span: OpenSpan) => boolean) => spans.find(holds)?.side ?? 0;
  return Array.from({ length: shown - setup.shownAtStart }, (_, played) => {
    const bar = setup.shownAtStart + played;
    return {
      night: sideWhere(({ entry, exit }) => entry < bar && bar <= exit),
      session: sideWhere(({ firstSession, lastSession }) => firstSession <= bar && bar <= lastSession),
    };
  });
}

/** The bars of a trade. */
interface OpenSpan {
  readonly side: Side;
  readonly entry: number;
  readonly exit: number;
  readonly firstSession: number;
  readonly lastSession: number;
}

function spanOf({ plan, fills }: ReplayTrade): OpenSpan {
  const [entry, exit] = [fills[0], fills.at(-1)];
  if (entry === undefined || exit === undefined) throw new RangeError('A trade has at least one fill.');
  return {
    side: signOf(plan.direction),
    entry: entry.bar,
    exit: exit.bar,
    firstSession: entry.moment === 'open' ? entry.bar : entry.bar + 1,
    lastSession: exit.moment === 'open' ? exit.bar - 1 : exit.bar,
  };
}
