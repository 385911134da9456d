interface TimeZoneChoice {
  /** The zone's own name, such as `America/Argentina/Ushuaia`. */
  zone: string;
  /** What people search for: `Ushuaia`. */
  city: string;
  /** Its offset at the given moment, such as `GMT-3`. */
  offset: string;
}

/** The zones whose name or city contains what was typed; cities that start with it come first. */
export function matchingTimeZones(zones: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const matches = zones.filter((zone) => zone.toLowerCase().includes(wanted));
  const starts = (zone: string) =>
    zone
      .slice(zone.lastIndexOf('/') + 1)
      .toLowerCase()
      .startsWith(wanted)
      ? 0
      : 1;
  return matches.toSorted((one, other) => starts(one) - starts(other));
}

export function timeZoneChoice(zone: string, now: Date): TimeZoneChoice {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? '';
  return { zone, city: zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '), offset };
}
