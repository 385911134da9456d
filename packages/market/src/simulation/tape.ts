import type { TradingSession } from '../calendar/trading-session.ts';
import { barAt } from './candle-parts.ts';
import { createDraws } from './draws.ts';
import { type Bar, growBar } from './growing-bar.ts';
import type { Instrument } from './instrument.ts';
import { BAR_MS, createSessionBars, type SessionBars } from './session-bars.ts';
import { createYearPaths, type DayPath } from './year-path.ts';

/** A growing bar makes fewer draws than this. */
const COUNTERS_PER_BAR = 64;
const COUNTERS_PER_DAY = 128 * COUNTERS_PER_BAR;

/** All bars of one instrument. */
export interface Tape {
  /** All bars of a session. */
  readonly barsOf: (session: TradingSession) => SessionBars;
  /** The bars of a session as they are at an instant in it, the last one still growing. */
  readonly barsUntil: (session: TradingSession, instantMs: number) => SessionBars;
}

/** The tape of an instrument. It remembers the years it has worked out, so make one for each request. */
export function openTape(instrument: Instrument): Tape {
  const dayOf = createDays(instrument);
  const simulate = createSessionBars(instrument);
  const { uniform } = createDraws(`${instrument.symbol}/growth`);
  const barsOf = (session: TradingSession) => simulate(dayOf(session));
  return {
    barsOf,
    barsUntil: (session, instantMs) => {
      const bars = barsOf(session);
      const elapsed = instantMs - session.openMs;
      const last = Math.floor(elapsed / BAR_MS);
      const counter = session.dayNumber * COUNTERS_PER_DAY + last * COUNTERS_PER_BAR;
      return endWith(
        bars,
        last,
        growBar(barAt(bars, last), elapsed % BAR_MS, (draw) => uniform(counter + draw)),
      );
    },
  };
}

function createDays(instrument: Instrument): (session: TradingSession) => DayPath {
  const pathsOf = createYearPaths(instrument);
  const years = new Map<number, ReadonlyMap<number, DayPath>>();
  return (session) => {
    const year = Number(session.day.slice(0, 4));
    const known = years.get(year) ?? new Map(pathsOf(year).map((path) => [path.session.dayNumber, path]));
    years.set(year, known);
    return known.get(session.dayNumber) as DayPath;
  };
}

/** The bars up to `last`, with another one in its place. */
function endWith(bars: SessionBars, last: number, bar: Bar): SessionBars {
  const cut = (name: keyof Bar) => {
    const column = bars[name].slice(0, last + 1);
    column[last] = bar[name];
    return column;
  };
  return {
    count: last + 1,
    open: cut('open'),
    high: cut('high'),
    low: cut('low'),
    close: cut('close'),
    volume: cut('volume'),
  };
}
