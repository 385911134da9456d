import { DAY_MS, MINUTE_MS } from '../../plugins/duration.ts';

/** What a device did longer ago than this counts as this old. */
export const OLDEST_MS = 366 * DAY_MS;

/** A slow connection is no wrong clock. */
const TOLERANCE_MS = MINUTE_MS;

/** How far a device's clock is behind, by the time at which it sent something; negative when it is ahead. */
export function clockError(now: Date, sentAt: string | undefined): number {
  if (sentAt === undefined) return 0;
  const behind = now.getTime() - Date.parse(sentAt);
  return Math.abs(behind) > TOLERANCE_MS ? behind : 0;
}

interface Arrival {
  readonly now: Date;
  /** By the clock of the device; left out where it isn't known. */
  readonly sentAt?: string | undefined;
}

/** The moment that a device names, by the server's clock. The device's can be wrong, or say a year that no calendar has. */
export function momentOf(claimed: string, { now, sentAt }: Arrival): Date {
  const moved = Date.parse(claimed) + clockError(now, sentAt);
  return new Date(Math.min(Math.max(moved, now.getTime() - OLDEST_MS), now.getTime()));
}
