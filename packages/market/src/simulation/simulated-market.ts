import type { DayNumber } from '../calendar/exchange-day.ts';
import {
  previousSession,
  sessionAt,
  sessionsBetween,
  sessionsOfWeek,
  type TradingSession,
  weekOf,
} from '../calendar/trading-session.ts';
import type { Candle } from '../candle.ts';
import { CandleSeries } from '../series.ts';
import { candlesOfSession, joinCandles, type TimedCandle } from './candle-parts.ts';
import { instrumentOf, SimulationError } from './instrument.ts';
import { barsPerCandle, type Interval, intervals } from './interval.ts';
import type { SessionBars } from './session-bars.ts';
import { openTape } from './tape.ts';

/** Which candles of the simulated market. */
export interface SimulationRequest {
  /** A ticker such as AAPL; known ones have figures of their own, others get some from their name. */
  readonly symbol: string;
  readonly interval: Interval;
  /** Epoch milliseconds: no candle begins before `from` or ends after `to`, which is no earlier. */
  readonly from: number;
  readonly to: number;
}

/**
 * The finished candles that begin at `from` or later and are over by `to`, oldest first.
 *
 * A pure function: the same on every machine, and a shorter range gives a part of what a longer one
 * gives. Candles lie in the sessions of the New York Stock Exchange, counted from the open, so that the
 * last of a session may be short. Longer intervals are made of the same five-minute bars and equal what
 * one would join from shorter ones. The work grows with the sessions in the range (78 bars each) and
 * the years that it touches, not with how long ago they are.
 * @throws SimulationError `invalid_symbol`, `invalid_interval` or `invalid_range`
 * @throws CalendarError `outside_calendar` when the range leaves the years 1990 to 2100
 */
export function simulateCandles({ symbol, interval, from, to }: SimulationRequest): CandleSeries {
  const tape = openTape(instrumentOf(symbol));
  requireInterval(interval);
  if (!(from <= to)) throw new SimulationError('invalid_range', `Nothing lies between ${from} and ${to}.`);
  const sessions = sessionsBetween(from, to);
  const candles =
    interval === 'W'
      ? weeksOf(sessions).map((week) => candleOfWeek(week, tape.barsOf))
      : sessions.flatMap((session) => candlesOfSession(session, tape.barsOf(session), barsPerCandle(interval)));
  const whole = candles.filter(({ candle, endMs }) => candle.time >= from && endMs <= to);
  return CandleSeries.fromCandles(whole.map(({ candle }) => candle));
}

/** The newest candle of the simulated market, in dollars and units of volume. */
export interface LastCandle {
  readonly candle: Candle;
  /** Nothing more will be added to it. */
  readonly finished: boolean;
}

/**
 * The candle that grows at `now`, or the last one while the exchange is closed. As `now` goes on, its
 * volume never falls and its range never shrinks; at its end it is the one `simulateCandles` gives.
 * @param now epoch milliseconds
 * @throws SimulationError `invalid_symbol` or `invalid_interval`
 * @throws CalendarError `invalid_instant`, or `outside_calendar` where no session lies before
 */
export function lastCandle({ symbol, interval, now }: { symbol: string; interval: Interval; now: number }): LastCandle {
  const tape = openTape(instrumentOf(symbol));
  requireInterval(interval);
  const running = sessionAt(now);
  const session = running ?? previousSession(now);
  const barsOf = (one: TradingSession) => (one === running ? tape.barsUntil(one, now) : tape.barsOf(one));
  if (interval !== 'W') {
    const last = candlesOfSession(session, barsOf(session), barsPerCandle(interval)).at(-1) as TimedCandle;
    return { candle: last.candle, finished: running === null };
  }
  const week = sessionsOfWeek(session.dayNumber);
  const begun = week.filter(({ openMs }) => openMs <= now);
  return {
    candle: candleOfWeek(begun, barsOf).candle,
    finished: running === null && begun.length === week.length,
  };
}

/** The whole weeks that some sessions belong to. */
function weeksOf(sessions: readonly TradingSession[]): (readonly TradingSession[])[] {
  const weeks = new Set<DayNumber>(sessions.map(({ dayNumber }) => weekOf(dayNumber)));
  return [...weeks].map(sessionsOfWeek);
}

function candleOfWeek(
  sessions: readonly TradingSession[],
  barsOf: (session: TradingSession) => SessionBars,
): TimedCandle {
  const days = sessions.flatMap((session) => candlesOfSession(session, barsOf(session), barsPerCandle('D')));
  return { candle: joinCandles(days.map(({ candle }) => candle)), endMs: days.at(-1)?.endMs ?? Number.NaN };
}

/** @throws SimulationError `invalid_interval` */
function requireInterval(interval: string): void {
  if (!intervals.some((known) => known === interval)) {
    throw new SimulationError('invalid_interval', `"${interval}" is none of ${intervals.join(', ')}.`);
  }
}
