import type { DayClock } from '@wickwise/learning/local-day';

interface DeviceTimeZone {
  /** A name that formatters accept. */
  readonly zone: string;
  /** Whether the device named it. Otherwise only its offset from UTC is known. */
  readonly isRecognized: boolean;
}

/**
 * The zone of this device. A misconfigured one reports a name that no formatter accepts, such as V8's `Etc/Unknown`, or
 * only an offset: then it is the zone of that offset, to the hour.
 */
export function deviceTimeZone(reported = reportedZone(), now = new Date()): DeviceTimeZone {
  if (reported !== undefined && isTimeZone(reported)) return { zone: reported, isRecognized: true };
  return { zone: offsetZone(now), isRecognized: false };
}

/** The zone at this device's offset, for a name that the server doesn't know. */
export function offsetZone(now: Date): string {
  const hours = Math.round(-now.getTimezoneOffset() / 60);
  // The signs of these names are reversed: Etc/GMT-9 is nine hours ahead of UTC.
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** A zone to show a moment in: the learner's own where this browser knows it, otherwise the device's. */
export function displayTimeZone(zone: string | null): string {
  return zone !== null && isTimeZone(zone) ? zone : deviceTimeZone().zone;
}

function reportedZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether this browser can format in a zone. Offsets such as `+09:00` are none to the server. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Whether days begin together in both zones, in summer and in winter. */
export function isSameClock(one: string, other: string, now: Date): boolean {
  const halfYearLater = new Date(now.getTime() + HALF_YEAR_MS);
  return [now, halfYearLater].every((at) => offsetMinutes(one, at) === offsetMinutes(other, at));
}

/** When the days of a clock end in another zone, such as `9:00 AM`. */
export function dayEndIn(zone: string, { of, now }: { of: DayClock; now: Date }): string {
  const minutes = offsetMinutes(zone, now) - offsetMinutes(of.timeZone, now);
  const end = new Date(Date.UTC(2000, 0, 1, of.dayBeginsAt, minutes));
  return end.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
}

const HALF_YEAR_MS = 182 * 86_400_000;

/** How far ahead of UTC the clocks of a zone are. */
function offsetMinutes(zone: string, at: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
