import { type BarSides, sidesOf } from './sides.ts';
import { barAt, type ReplayState } from './state.ts';

/** The largest share of its money that the bet risks on one move. */
const STAKE = 1 / 3;
/** A move so many bars ago counts half in what is usual. */
const HALF_LIFE_BARS = 20;

/** What a dollar of play money becomes. */
export interface SideBet {
  /** Bet on the sides of a replay: before the first bar, and after each. */
  readonly dollars: readonly number[];
  /** Bet against them, in the end. */
  readonly againstDollars: number;
}

type PlayedReplay = Pick<ReplayState, 'setup' | 'shown' | 'trades'>;

/**
 * Bets a dollar of play money on the sides that a replay took, move by move at even odds. While a move is as likely up
 * as down, whatever came before it, that is a fair bet for any way of trading: a trader without skill makes $20 of it
 * at most once in 20 times (Ville, Étude critique de la notion de collectif, 1939; Shafer, "Testing by betting", Journal
 * of the Royal Statistical Society A 184, 2021).
 *
 * It bets on how far a side is from the mean of those before, so that being long while prices rise is worth nothing by
 * itself. A move counts in units of the usual one, and an unusually large one for little more.
 */
export function betOnSides(played: PlayedReplay): SideBet {
  const sides = sidesOf(played);
  const usual = usualMoves(played);
  const nights = gainsOn('night', { played, sides, usual });
  const sessions = gainsOn('session', { played, sides, usual });
  const dollars = [1];
  let againstDollars = 1;
  for (const [bar, night] of nights.entries()) {
    const session = sessions[bar] ?? 0;
    dollars.push((dollars[bar] ?? 1) * (1 + night) * (1 + session));
    againstDollars *= (1 - night) * (1 - session);
  }
  return { dollars, againstDollars };
}

interface GainsInput {
  readonly played: PlayedReplay;
  readonly sides: readonly BarSides[];
  readonly usual: readonly number[];
}

/** What the bet wins or loses in each bar, as a share of its money; nothing while no past move says what is usual. */
function gainsOn(part: keyof BarSides, { played: { setup }, sides, usual }: GainsInput): number[] {
  let sum = 0;
  return sides.map((held, played) => {
    const bar = setup.shownAtStart + played;
    const difference = held[part] - (played === 0 ? 0 : sum / played);
    sum += held[part];
    const scale = usual[bar] ?? 0;
    return scale === 0 ? 0 : STAKE * Math.tanh((difference * movesOf(setup, bar)[part]) / scale);
  });
}

/** The moves of a bar, as shares of the close before it. */
function movesOf(setup: PlayedReplay['setup'], bar: number): Record<keyof BarSides, number> {
  const before = barAt(setup, bar - 1).close;
  const { open, close } = barAt(setup, bar);
  return { night: (open - before) / before, session: (close - open) / before };
}

/** The usual move from close to close before each bar: the root of the mean square, in which recent bars count more. */
function usualMoves({ setup, shown }: PlayedReplay): number[] {
  const fade = 0.5 ** (1 / HALF_LIFE_BARS);
  let [squares, weight] = [0, 0];
  return Array.from({ length: shown }, (_, bar) => {
    const usual = weight === 0 ? 0 : Math.sqrt(squares / weight);
    if (bar > 0) {
      const { night, session } = movesOf(setup, bar);
      squares = squares * fade + (night + session) ** 2;
      weight = weight * fade + 1;
    }
    return usual;
  });
}
