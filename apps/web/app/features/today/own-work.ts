import type { CurrentUser } from '@wickwise/contract/identity';
import { localDayAt } from '@wickwise/learning/local-day';
import { displayDayClock } from '#app/lib/day-clock.ts';
import { ownKey } from '#app/lib/owned-store.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';
import { listTradesToReview } from '../journal/public.ts';
import { lastReplayOn } from '../replay/public.ts';

/** What only this browser knows of a learner's own trades and replays, as the plan takes it. */
export interface OwnWork {
  readonly tradeId?: string;
  readonly tradeClosedOn?: string;
  readonly replayedOn?: string;
}

const KEY = 'wickwise.today-trade';

/** Reads the journal and the replay of a Heritage member. */
export async function readOwnWork(user: CurrentUser, now: Date): Promise<OwnWork> {
  const clock = displayDayClock(user);
  const trades = await listTradesToReview(user.id);
  const trade = trades.find(
    ({ tradeId }) => tradeId === tradeOfTheDay(user.id, localDayAt(now, clock), trades[0]?.tradeId),
  );
  const replayedOn = lastReplayOn(user.id, clock);
  return {
    ...(trade ? { tradeId: trade.tradeId, tradeClosedOn: trade.closedOn } : {}),
    ...(replayedOn === null ? {} : { replayedOn }),
  };
}

/** The trade that is planned on a day: it is chosen once, so that one that was reviewed is not followed by the next. */
function tradeOfTheDay(owner: string, day: string, newest: string | undefined): string | undefined {
  const key = ownKey(KEY, owner);
  const kept = parseChoice(readStored('localStorage', key));
  if (kept?.day === day || newest === undefined) return kept?.tradeId;
  storeValue('localStorage', key, { day, tradeId: newest });
  return newest;
}

function parseChoice(value: unknown): { readonly day: string; readonly tradeId: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { day, tradeId } = value as Record<string, unknown>;
  return typeof day === 'string' && typeof tradeId === 'string' ? { day, tradeId } : null;
}
