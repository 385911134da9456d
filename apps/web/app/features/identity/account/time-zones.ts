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
  const matches = zones.filter((zone) => spellingsOf(zone).some((spelling) => spelling.includes(wanted)));
  const starts = (zone: string) => (spellingsOf(zone).some((spelling) => cityOf(spelling).startsWith(wanted)) ? 0 : 1);
  return matches.toSorted((one, other) => starts(one) - starts(other));
}

/** Cities that are spelled in two ways. Browsers differ in which of them they list. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['kyiv', 'kiev'],
  ['kolkata', 'calcutta'],
  ['yangon', 'rangoon'],
  ['ho_chi_minh', 'saigon'],
  ['kathmandu', 'katmandu'],
  ['dhaka', 'dacca'],
  ['thimphu', 'thimbu'],
  ['ashgabat', 'ashkhabad'],
  ['ulaanbaatar', 'ulan_bator'],
  ['makassar', 'ujung_pandang'],
  ['macau', 'macao'],
  ['nuuk', 'godthab'],
  ['faroe', 'faeroe'],
  ['atikokan', 'coral_harbour'],
  ['kanton', 'enderbury'],
  ['chuuk', 'truk'],
  ['pohnpei', 'ponape'],
];

/** A zone's name in lower case, and with the other spelling of its city where there is one. */
function spellingsOf(zone: string): string[] {
  const name = zone.toLowerCase();
  const others = SPELLINGS.flatMap(([one, other]) => {
    const city = cityOf(name);
    return city === one ? other : city === other ? one : [];
  });
  return [name, ...others.map((city) => name.slice(0, -cityOf(name).length) + city)];
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1);
}

export function timeZoneChoice(zone: string, now: Date): TimeZoneChoice {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? '';
  return { zone, city: cityOf(zone).replaceAll('_', ' '), offset };
}
