import { useMutation } from '@tanstack/react-query';
import { DECISION_BATCH_LIMIT } from '@wickwise/contract/constants';
import type { Decision } from '@wickwise/contract/practice/decision';
import { makeCall } from '#app/lib/api-client.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { withItems, withoutItems } from '#app/lib/stored-list.ts';
import { useOwner } from '../identity/queries.ts';
import { unsentDecisionStore } from './storage.ts';

/** What was decided in one trade. */
export interface DecidedTrade extends Pick<Decision, 'source'> {
  readonly tradeId: string;
  readonly decisions: readonly Pick<Decision, 'topic' | 'isKept'>[];
}

/** Notes what was decided in trades: in this browser until the server has it, for a visitor until they sign in. */
export function useRecordDecisions(): (trades: readonly DecidedTrade[]) => void {
  const owner = useOwner();
  const { mutate } = useSendDecisions();
  return (trades) => {
    const decided = trades.flatMap(toDecisions);
    if (decided.length === 0) return;
    unsentDecisionStore(owner).change(withItems(decided));
    if (owner !== VISITOR) mutate(owner);
  };
}

function toDecisions({ source, tradeId, decisions }: DecidedTrade): Decision[] {
  const decidedAt = new Date().toISOString();
  return decisions.map(({ topic, isKept }) => {
    return { id: `${source}:${tradeId}:${topic}`, source, topic, isKept, decidedAt };
  });
}

/** Sends an owner's decisions; the server counts each once however often it is sent. */
export function useSendDecisions() {
  return useMutation({ scope: { id: 'decisions' }, mutationFn: sendUnsent });
}

/** In batches, each of which leaves the browser's storage only once the server has responded. */
async function sendUnsent(owner: string): Promise<void> {
  const store = unsentDecisionStore(owner);
  for (;;) {
    const decisions = store.getState().value.slice(0, DECISION_BATCH_LIMIT);
    if (decisions.length === 0) return;
    await makeCall('POST /api/decisions', { body: { decisions, sentAt: new Date().toISOString() } });
    store.change(withoutItems(decisions.map(({ id }) => id)));
  }
}
