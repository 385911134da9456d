import { addDays, type LocalDay, localDayAt } from './local-day.ts';

/** How long a study day lasts at least when the learner has changed time zone since it began. */
export const ZONE_CHANGE_HOLD_HOURS = 20;

/** Within how long of a day's first study the next study bridges a day that a change of time zone skipped. */
export const ZONE_CHANGE_BRIDGE_HOURS = 48;

const HOUR_MS = 3_600_000;

/** A day on which a learner studied. */
export interface StudyDay {
  readonly day: LocalDay;
  /** When the first study event of that day happened. */
  readonly firstStudiedAt: Date;
  /** The IANA zone in which that first event was counted; null when it is unknown. */
  readonly timeZone: string | null;
}

/**
 * The study day at `now` for a learner in the IANA zone `timeZone`: the day under which an event is logged, and the
 * learner's today for streak and stats. It is the local day, but never one before the `latest` studied day, and after a
 * change of zone it stays the `latest` one until 20 hours after that day's first study event: otherwise a change of
 * zone would make a second study day at once. An unknown zone counts as unchanged.
 * @param input.latest the learner's latest studied day; null when there is none.
 * @throws LocalDayError `unknown_time_zone`, or `invalid_instant` for an invalid date or one outside the years 1000 to 9999.
 */
export function studyDayAt(input: { now: Date; timeZone: string; latest: StudyDay | null }): LocalDay {
  const { now, timeZone, latest } = input;
  const localDay = localDayAt(now, timeZone);
  if (latest === null) return localDay;
  if (localDay <= latest.day) return latest.day;
  const isSameZone = latest.timeZone === null || latest.timeZone === timeZone;
  return isSameZone || isHoldOver(latest, now) ? localDay : latest.day;
}

function isHoldOver({ firstStudiedAt }: StudyDay, now: Date): boolean {
  return now.getTime() - firstStudiedAt.getTime() >= ZONE_CHANGE_HOLD_HOURS * HOUR_MS;
}

/**
 * The calendar day that a change of zone skipped between two studied days in a row; null when it skipped none. Flying
 * from Los Angeles to Sydney, a learner who studies 19 and 29 hours after the last session has missed no day, but the
 * calendar has one in between.
 */
export function bridgedDay(before: StudyDay, next: StudyDay): LocalDay | null {
  if (before.timeZone === null || next.timeZone === null || before.timeZone === next.timeZone) return null;
  const skipped = addDays(before.day, 1);
  const elapsed = next.firstStudiedAt.getTime() - before.firstStudiedAt.getTime();
  const isSoon = elapsed < ZONE_CHANGE_BRIDGE_HOURS * HOUR_MS;
  return isSoon && addDays(skipped, 1) === next.day ? skipped : null;
}
