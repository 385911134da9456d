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
