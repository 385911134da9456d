import { decisionSources, decisionTopics } from '@wickwise/contract/constants';
import type { Decision } from '@wickwise/contract/practice/decision';
import { isIsoMoment } from '#app/lib/iso-moment.ts';
import { ownedStore } from '#app/lib/owned-store.ts';
import { listFormat } from '#app/lib/stored-list.ts';

/** The decisions of an owner that the server has not acknowledged; a visitor's stay until they sign in. */
export const unsentDecisionStore = ownedStore(
  listFormat({ key: 'wickwise.unsent-decisions', version: 1, isItem: isDecision }),
);

/** Whether a stored value can be sent to the server as it is. */
function isDecision(value: unknown): value is Decision {
  if (typeof value !== 'object' || value === null) return false;
  const { id, source, topic, isKept, decidedAt } = value as Record<string, unknown>;
  const isKnown = decisionSources.some((one) => one === source) && decisionTopics.some((one) => one === topic);
  return typeof id === 'string' && isKnown && typeof isKept === 'boolean' && isIsoMoment(decidedAt);
}
