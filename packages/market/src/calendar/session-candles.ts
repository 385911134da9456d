import type { Candle, CandleTime } from '../candle.ts';
import { joinCandles, type TimedCandle } from '../simulation/candle-parts.ts';
import type { Interval } from '../simulation/interval.ts';
import { sessionAt, sessionsOfWeek, type TradingSession } from './trading-session.ts';

const MS_PER_MINUTE = 60_000;

/** Where a candle lies among those of an interval: when that one begins and is over, in epoch milliseconds. */
interface Slot {
  readonly beginMs: number;
  readonly endMs: number;
}

/**
 * Puts candles into the sessions of the New York Stock Exchange: each begins where one of the interval begins, counted
 * from the open (a week at the open of its first session), and those that share a slot are joined. What lies outside of
 * sessions is left out. So candles of any source line up with the simulated market's, and longer intervals can be
 * made of shorter ones.
 * @param candles oldest first, none longer than the interval
 * @throws CalendarError `outside_calendar` when a candle lies in no year of the calendar
 */
export function candlesInSessions(candles: readonly Candle[], interval: Interval): TimedCandle[] {
  const groups: { slot: Slot; candles: Candle[] }[] = [];
  for (const candle of candles) {
    const slot = slotOf(candle.time, interval);
    if (slot === null) continue;
    const last = groups.at(-1);
    if (last?.slot.beginMs === slot.beginMs) last.candles.push(candle);
    else groups.push({ slot, candles: [candle] });
  }
  return groups.map(({ slot, candles: parts }) => ({
    candle: { ...joinCandles(parts), time: slot.beginMs as CandleTime },
    endMs: slot.endMs,
  }));
}

function slotOf(timeMs: number, interval: Interval): Slot | null {
  const session = sessionAt(timeMs);
  if (session === null) return null;
  if (interval === 'W') return weekSlot(session);
  if (interval === 'D') return { beginMs: session.openMs, endMs: session.closeMs };
  const lengthMs = Number(interval) * MS_PER_MINUTE;
  const beginMs = session.openMs + Math.floor((timeMs - session.openMs) / lengthMs) * lengthMs;
  return { beginMs, endMs: Math.min(session.closeMs, beginMs + lengthMs) };
}

function weekSlot(session: TradingSession): Slot {
  const week = sessionsOfWeek(session.dayNumber);
  const [first, last] = [week[0] ?? session, week.at(-1) ?? session];
  return { beginMs: first.openMs, endMs: last.closeMs };
}
