/** Names of zones in files, each as an IANA name or an offset. */
const zones: Readonly<Record<string, string>> = {
  Z: 'UTC',
  UTC: 'UTC',
  GMT: 'UTC',
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  BST: '+01:00',
  WET: '+00:00',
  CET: '+01:00',
  CEST: '+02:00',
  EET: '+02:00',
  EEST: '+03:00',
  IST: '+05:30',
  SGT: '+08:00',
  HKT: '+08:00',
  JST: '+09:00',
  AEST: '+10:00',
  AEDT: '+11:00',
};

const ZONE =
  /(?<=\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\s*(?:[AP]M)?[\s,]*)\(?(Z|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|[A-Z]{1,4}T|UTC|[A-Z][a-z]+\/[A-Z][A-Za-z_]+)\)?$/i;

/** The zone at the end of a time, and the rest of the text; null for one that nobody knows. */
export function splitZone(text: string): { rest: string; zone: string | null } | null {
  const found = ZONE.exec(text);
  if (found === null || !text.includes(':')) return { rest: text, zone: null };
  const [whole, name = ''] = found;
  const rest = text.slice(0, -whole.length).replace(/[\s,]+$/, '');
  const zone = zoneOf(name);
  return zone === null ? null : { rest, zone };
}

/** `UTC-4` and `-0400` as `-04:00`. */
export function zoneOf(name: string): string | null {
  const [, sign, hours = '', minutes = '00'] = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name) ?? [];
  if (sign !== undefined) return `${sign}${hours.padStart(2, '0')}:${minutes}`;
  return name.includes('/') ? name : (zones[name.toUpperCase()] ?? null);
}
