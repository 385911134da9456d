import { LRUCache } from 'lru-cache';
import type { Learner } from '../../plugins/session.ts';

/** What is remembered of one learner takes a few kilobytes. */
const MOST_LEARNERS = 2000;
/** While processes are replaced one by one, one of the release before may add to a log without raising its revision. */
const REMEMBERED_MS = 60_000;

/**
 * A read of one learner's log, remembered for as long as nothing is added to the log; calls that come at once share it. The query that says who is asking
 * brings the log's revision with every call, so an answer is right whichever process added to the log. What is remembered
 * is frozen: an answer that is nothing else is written once.
 */
export function rememberRead<T>(read: (learner: Learner) => Promise<T>): (learner: Learner) => Promise<T> {
  const remembered = new LRUCache<string, { logRevision: number; value: Promise<T> }>({
    max: MOST_LEARNERS,
    ttl: REMEMBERED_MS,
  });
  return (learner) => {
    const { id, logRevision } = learner;
    const known = remembered.get(id);
    if (known?.logRevision === logRevision) return known.value;
    const value = read(learner).then((log) => Object.freeze(log));
    const entry = { logRevision, value };
    remembered.set(id, entry);
    value.catch(() => {
      if (remembered.get(id) === entry) remembered.delete(id);
    });
    return value;
  };
}
