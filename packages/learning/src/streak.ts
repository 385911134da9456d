import { addDays, type LocalDay } from './local-day.ts';

/** Studied days in the run that earn one freeze. */
export const STUDIED_DAYS_PER_FREEZE = 7;
/** The most freezes that can be held; what is earned beyond is not kept for later. */
export const MAX_FREEZES = 2;

const SHOWN_DAYS = 7;

/** A streak as it stands on a day. */
export interface Streak {
  /** Studied days in a row, today included once studied. Days covered by a freeze are not counted. */
  readonly days: number;
  /** Days that may still be missed without losing the streak, 0 to 2. */
  readonly freezes: number;
  readonly studiedToday: boolean;
  /** Whether each of the last seven days was studied, oldest first, today last. */
  readonly lastSevenDays: boolean[];
}

interface Run {
  readonly days: number;
  readonly freezes: number;
}

const NO_RUN: Run = { days: 0, freezes: 0 };

/**
 * The streak as it stands on `today`, from the days with learning in any order; repeats count once
 * and days after today not yet. A missed day spends a freeze by itself; with none left the run is
 * over, and any freezes spent on the same gap are gone. Today is missed only when it is over.
 */
export function streakAt({ studiedDays, today }: { studiedDays: Iterable<LocalDay>; today: LocalDay }): Streak {
  const studied = new Set(studiedDays);
  const studiedToday = studied.has(today);
  const untilYesterday = stretchBefore(today, studied).reduce(passDay, NO_RUN);
  const { days, freezes } = studiedToday ? passDay(untilYesterday, true) : untilYesterday;
  return { days, freezes, studiedToday, lastSevenDays: lastDays(today, studied) };
}

/**
 * Whether each day before `today` was studied, oldest first, back to a gap that no freezes could
 * cover: nothing older can matter, so the walk is as long as the run and not as the history.
 */
function stretchBefore(today: LocalDay, studied: ReadonlySet<LocalDay>): boolean[] {
  const newestFirst: boolean[] = [];
  let day = today;
  for (let missed = 0; missed <= MAX_FREEZES; ) {
    day = addDays(day, -1);
    const wasStudied = studied.has(day);
    missed = wasStudied ? 0 : missed + 1;
    newestFirst.push(wasStudied);
  }
  return newestFirst.reverse();
}

function passDay(run: Run, wasStudied: boolean): Run {
  if (!wasStudied) return run.freezes > 0 ? { days: run.days, freezes: run.freezes - 1 } : NO_RUN;
  const days = run.days + 1;
  const earned = days % STUDIED_DAYS_PER_FREEZE === 0 ? 1 : 0;
  return { days, freezes: Math.min(MAX_FREEZES, run.freezes + earned) };
}

function lastDays(today: LocalDay, studied: ReadonlySet<LocalDay>): boolean[] {
  return Array.from({ length: SHOWN_DAYS }, (_, index) => studied.has(addDays(today, index - SHOWN_DAYS + 1)));
}
