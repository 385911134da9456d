import type { CurrentUser } from '@wickwise/contract/identity';
import type { DayClock } from '@wickwise/learning/local-day';
import { deviceTimeZone, displayTimeZone } from './time-zone.ts';

/** What a learner chose about their days. */
export type OwnDays = Pick<CurrentUser, 'timeZone' | 'dayBeginsAt'>;

/** The clock by which a learner's days are shown. */
export function displayDayClock({ timeZone, dayBeginsAt }: OwnDays): DayClock {
  return { timeZone: displayTimeZone(timeZone), dayBeginsAt };
}

/** A visitor's days begin at midnight by the clock of this device. */
export function deviceDayClock(): DayClock {
  return { timeZone: deviceTimeZone().zone, dayBeginsAt: 0 };
}
