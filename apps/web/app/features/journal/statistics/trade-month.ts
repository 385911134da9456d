/** A month of the calendar, as yyyy-mm. */
type Month = string;

/** The month that is `months` later, or earlier when negative. */
export function shiftMonth(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month from Sunday to Saturday, as yyyy-mm-dd; null for days of its neighbors. */
export function monthWeeks(month: Month): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : null;
    }),
  );
}
