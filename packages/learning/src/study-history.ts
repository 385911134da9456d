import { addDays, daysBetween, type LocalDay } from './local-day.ts';
import { walkDays } from './streak.ts';

const WEEK = 7;
/** Weeks of the calendar, the one with today included: half a year. */
export const CALENDAR_WEEKS = 26;

/** A day of the calendar: `today` is not studied yet, and `ahead` lies after it. */
export type DayState = 'studied' | 'frozen' | 'missed' | 'today' | 'ahead';

/** A day as the calendar shows it. */
export interface CalendarDay {
  readonly day: LocalDay;
  readonly state: DayState;
}

/** The days of a learner's log. */
interface StudiedDays {
  readonly studiedDays: ReadonlySet<LocalDay>;
  readonly bridgedDays?: ReadonlySet<LocalDay> | undefined;
}

/** Many events of one request share their days, and the walk is as long as the history. */
const longestStreaks = new WeakMap<ReadonlySet<LocalDay>, number>();

/** The longest streak in days, by the rule that `streakAt` follows. A set of days must not change once it was passed in. */
export function longestStreak({ studiedDays, bridgedDays }: StudiedDays): number {
  const known = longestStreaks.get(studiedDays) ?? walkForLongest({ studiedDays, bridgedDays });
  longestStreaks.set(studiedDays, known);
  return known;
}

function walkForLongest(days: StudiedDays): number {
  const today = newest(days.studiedDays);
  if (today === null) return 0;
  return walkDays({ ...days, today }).reduce((longest, { days }) => Math.max(longest, days), 0);
}

/** Days of study right after at least one that was missed. */
export function countReturns({ studiedDays, bridgedDays }: StudiedDays): number {
  const days = [...studiedDays].sort();
  const wasMissed = (day: LocalDay) => !studiedDays.has(day) && !bridgedDays?.has(day);
  return days.slice(1).filter((day) => wasMissed(addDays(day, -1))).length;
}

/** Weeks from Monday to Sunday with at least one day of study. */
export function countWeeks(studiedDays: ReadonlySet<LocalDay>): number {
  return new Set([...studiedDays].map(mondayOf)).size;
}

/** Half a year in whole weeks from Monday to Sunday, oldest first, by the same walk as the streak. */
export function studyCalendar(input: StudiedDays & { today: LocalDay }): CalendarDay[][] {
  const { today } = input;
  const states = new Map(walkDays(input).map(({ day, state }) => [day, state]));
  const first = addDays(mondayOf(today), -WEEK * (CALENDAR_WEEKS - 1));
  const stateOf = (day: LocalDay): DayState => {
    if (day > today) return 'ahead';
    return states.get(day) ?? (day === today ? 'today' : 'missed');
  };
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => addDays(first, week * WEEK + weekday)).map((day) => ({
      day,
      state: stateOf(day),
    })),
  );
}

/** A Monday, from which whole weeks are counted. */
const SOME_MONDAY = '2024-01-01' as LocalDay;

function mondayOf(day: LocalDay): LocalDay {
  const since = daysBetween(SOME_MONDAY, day) % WEEK;
  return addDays(day, -(since < 0 ? since + WEEK : since));
}

function newest(days: ReadonlySet<LocalDay>): LocalDay | null {
  return [...days].sort().at(-1) ?? null;
}
