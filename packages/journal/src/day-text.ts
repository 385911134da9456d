const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Such as `April 3, 2026`, of a day as yyyy-mm-dd. */
export function dayText(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
