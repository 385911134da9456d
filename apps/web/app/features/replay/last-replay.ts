import { type DayClock, localDayAt } from '@wickwise/learning/local-day';
import { replayStore } from './storage.ts';

/** The day of the owner's last replay in this browser; null where there was none. */
export function lastReplayOn(owner: string, clock: DayClock): string | null {
  const replay = replayStore(owner).getState().value;
  // A replay's id is the time at which it began.
  return replay === null ? null : localDayAt(new Date(Number(replay.session.id)), clock);
}
