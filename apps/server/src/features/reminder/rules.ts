import { type LocalDay, localDayAt } from '@wickwise/learning/local-day';

/** How long after its hour a reminder is still sent: clocks can skip the hour, and the server can be down. */
const HOURS_OPEN = 2;

/**
 * The day of the learner's clock to remind of, or null outside the hours after `hour`. It ends at midnight, so that no
 * day is reminded of twice.
 */
export function dayToRemindOf(now: Date, { hour, timeZone }: { hour: number; timeZone: string }): LocalDay | null {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hoursSince = Number(format.format(now)) - hour;
  return hoursSince >= 0 && hoursSince < HOURS_OPEN ? localDayAt(now, { timeZone, dayBeginsAt: 0 }) : null;
}

/** The push services of browsers: Chrome and most others, Firefox, Edge, Safari. The server calls no other address. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/** Whether an endpoint is one of a browser's push service. A stand-in on this machine is one where `allowsLocal`. */
export function isPushService(endpoint: string, { allowsLocal }: { allowsLocal: boolean }): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  if (allowsLocal && hostname === 'localhost') return true;
  const isKnown = PUSH_SERVICES.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  return protocol === 'https:' && port === '' && isKnown;
}
