import { addDays, type DayClock, type LocalDay, localDayAt } from './local-day.ts';

/** How long a study day lasts at least when the learner has changed time zone since it began. */
export const ZONE_CHANGE_HOLD_HOURS = 20;

/** Within how long of a day's first study the next study bridges a day that a change of the day clock skipped. */
export const CLOCK_CHANGE_BRIDGE_HOURS = 48;

const HOUR_MS = 3_600_000;

/** The first study of a day. */
export interface FirstStudy {
  readonly day: LocalDay;
  readonly firstStudiedAt: Date;
  /** The clock by which that first event was counted; null when it is unknown. */
  readonly clock: DayClock | null;
}

/** A day on which a learner studied. */
export interface StudyDay extends FirstStudy {
  readonly lastStudiedAt: Date;
}

/**
 * The study day at `now` for a learner with this day clock: the day under which an event is logged, and the learner's
 * today for streak and limits. It is the local day, but never one before the `latest` studied day, and it stays that day
 * until it is over whatever the learner has changed: otherwise a change would make a second study day at once. An
 * unknown clock counts as unchanged.
 * @param input.latest the learner's latest studied day; null when there is none.
 * @throws LocalDayError `unknown_time_zone`, or `invalid_instant` for an invalid date or one outside the years 1000 to 9999.
 */
export function studyDayAt(input: { now: Date; clock: DayClock; latest: FirstStudy | null }): LocalDay {
  const { now, clock, latest } = input;
  const localDay = localDayAt(now, clock);
  if (latest === null) return localDay;
  return localDay > latest.day && isOver(latest, { now, clock }) ? localDay : latest.day;
}

/**
 * Whether a day is over, once the local day is a later one: in the same zone by the hour that it was counted by, in
 * another one 20 hours after its first study.
 */
function isOver({ day, firstStudiedAt, clock: before }: FirstStudy, { now, clock }: { now: Date; clock: DayClock }) {
  if (before === null || isSameClock(before, clock)) return true;
  if (before.timeZone === clock.timeZone) return localDayAt(now, before) > day;
  return now.getTime() - firstStudiedAt.getTime() >= ZONE_CHANGE_HOLD_HOURS * HOUR_MS;
}

/**
 * The calendar day that a change of the day clock skipped between two studied days in a row; null when it skipped none.
 * Flying from Los Angeles to Sydney, a learner who studies 19 and 29 hours after the last session has missed no day, but
 * the calendar has one in between.
 */
export function bridgedDay(before: StudyDay, next: FirstStudy): LocalDay | null {
  const skipped = addDays(before.day, 1);
  if (addDays(skipped, 1) !== next.day || next.clock === null) return null;
  // After a change back, both days began by the same clock, but what is now the skipped day was studied.
  const wasStudied = localDayAt(before.lastStudiedAt, next.clock) > before.day;
  return wasStudied || wasChangedSoon(before, next) ? skipped : null;
}

function wasChangedSoon(before: StudyDay, next: FirstStudy): boolean {
  if (before.clock === null || next.clock === null || isSameClock(before.clock, next.clock)) return false;
  const elapsed = next.firstStudiedAt.getTime() - before.firstStudiedAt.getTime();
  return elapsed < CLOCK_CHANGE_BRIDGE_HOURS * HOUR_MS;
}

function isSameClock(one: DayClock, other: DayClock): boolean {
  return one.timeZone === other.timeZone && one.dayBeginsAt === other.dayBeginsAt;
}
