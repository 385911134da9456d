import type { StudyCalendar } from '@wickwise/contract/progress';

type Weeks = StudyCalendar['weeks'];
type Day = Weeks[number][number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days by weekday, each row from the oldest week to the newest. */
export function calendarRows(weeks: Weeks): { weekday: string; days: Day[] }[] {
  return weekdays.map((weekday, index) => ({ weekday, days: weeks.flatMap((week) => week[index] ?? []) }));
}

export interface MonthLabel {
  /** The first day of the week. */
  readonly key: string;
  readonly week: number;
  /** Such as `Mar`, above the first week of a month; null above the others. */
  readonly label: string | null;
}

export function monthLabels(weeks: Weeks): MonthLabel[] {
  const starts = weeks.map((week) => week[0]?.day ?? '');
  const isNew = (week: number) => week === 0 || monthOf(starts[week] ?? '') !== monthOf(starts[week - 1] ?? '');
  return starts.map((key, week) => {
    // A name is two columns wide, so there has to be a second column without a name of its own.
    const hasRoom = week < weeks.length - 1 && !isNew(week + 1);
    return { key, week, label: isNew(week) && hasRoom ? monthOf(key) : null };
  });
}

function monthOf(day: string): string {
  return format(day, { month: 'short' });
}

/** Such as `Mon, Mar 9`. */
export function shortDay(day: string): string {
  return format(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

function format(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });
}
