import type { CurrentUser } from '@wickwise/contract/identity';
import { displayDayClock } from '#app/lib/day-clock.ts';
import { listTradesToReview } from '../journal/public.ts';
import { lastReplayOn } from '../replay/public.ts';

/** What only this browser knows of a learner's own trades and replays, as the plan takes it. */
export interface OwnWork {
  readonly tradeId?: string;
  readonly tradeClosedOn?: string;
  readonly replayedOn?: string;
}

/** Reads the journal and the replay of a Heritage member. */
export async function readOwnWork(user: CurrentUser): Promise<OwnWork> {
  const [trade] = await listTradesToReview(user.id);
  const replayedOn = lastReplayOn(user.id, displayDayClock(user));
  return {
    ...(trade ? { tradeId: trade.tradeId, tradeClosedOn: trade.closedOn } : {}),
    ...(replayedOn === null ? {} : { replayedOn }),
  };
}
