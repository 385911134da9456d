import { addDays, type LocalDay } from './local-day.ts';

/** Studied days in the run that earn one freeze. */
export const STUDIED_DAYS_PER_FREEZE = 7;
/** The most freezes that can be held; further ones are not earned. */
export const MAX_FREEZES = 2;

const SHOWN_DAYS = 7;

/** The streak on a given day. */
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
const NO_DAYS: ReadonlySet<LocalDay> = new Set();

/** The days with learning, in any order; repeats count once and days after today not yet. */
interface StudyHistory {
  readonly studiedDays: Iterable<LocalDay>;
  /** Days that a change of time zone skipped. They neither count nor end a run, and spend no freeze. */
  readonly bridgedDays?: ReadonlySet<LocalDay> | undefined;
  readonly today: LocalDay;
}

/**
 * The streak on `today`. A missed day spends a freeze automatically; with none left the run is over, and any
 * freezes spent on the same gap are gone. Today is missed only when it is over.
 */
export function streakAt({ studiedDays, bridgedDays = NO_DAYS, today }: StudyHistory): Streak {
  const studied = new Set(studiedDays);
  const studiedToday = studied.has(today);
  const untilYesterday = stretchBefore(today, { studied, bridgedDays }).reduce(passDay, NO_RUN);
  const { days, freezes } = studiedToday ? passDay(untilYesterday, true) : untilYesterday;
  return { days, freezes, studiedToday, lastSevenDays: lastDays(today, studied) };
}

/** A day that is over or was studied, and the run as it stood after it. */
export interface WalkedDay extends Run {
  readonly day: LocalDay;
  /** `frozen` was missed and forgiven, or skipped by a change of time zone. */
  readonly state: 'studied' | 'frozen' | 'missed';
}

/**
 * Every day from the first one studied to `today`, oldest first, by the rule of the streak: the run after the last of
 * them is the streak. Today is left out until it is studied. A freeze that did not save its run forgave nothing, so
 * the days of a gap that ended a run are all missed.
 */
export function walkDays({ studiedDays, bridgedDays = NO_DAYS, today }: StudyHistory): WalkedDay[] {
  const studied = new Set([...studiedDays].filter((day) => day <= today));
  const walked: WalkedDay[] = [];
  const [first] = [...studied].sort();
  if (first === undefined) return walked;
  const last = studied.has(today) ? today : addDays(today, -1);
  let run = NO_RUN;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const wasStudied = studied.has(day);
    const isBridged = !wasStudied && bridgedDays.has(day);
    if (!wasStudied && !isBridged && run.freezes === 0) markMissed(walked);
    run = isBridged ? run : passDay(run, wasStudied);
    walked.push({ day, ...run, state: stateOf(wasStudied, run) });
  }
  return walked;
}

function stateOf(wasStudied: boolean, { days }: Run): WalkedDay['state'] {
  if (wasStudied) return 'studied';
  return days > 0 ? 'frozen' : 'missed';
}

/** Marks the frozen days of a gap as missed once it has ended the run. */
function markMissed(walked: WalkedDay[]): void {
  for (let place = walked.length - 1; walked[place]?.state === 'frozen'; place--) {
    const day = walked[place];
    if (day !== undefined) walked[place] = { ...day, state: 'missed' };
  }
}

/**
 * Whether each day before `today` was studied, oldest first, back to a gap that no freezes could
 * cover: nothing older can matter, so the walk is as long as the run and not as the history.
 */
function stretchBefore(
  today: LocalDay,
  { studied, bridgedDays }: { studied: ReadonlySet<LocalDay>; bridgedDays: ReadonlySet<LocalDay> },
): boolean[] {
  const newestFirst: boolean[] = [];
  let day = today;
  for (let missed = 0; missed <= MAX_FREEZES; ) {
    day = addDays(day, -1);
    const wasStudied = studied.has(day);
    if (!wasStudied && bridgedDays.has(day)) continue;
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
