import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { LearnerProfile } from '../../plugins/session.ts';

/** Each learner's cache takes a few kilobytes. */
const MAX_LEARNERS = 2000;
/** During a rolling update, a process of the previous release may add to a log without raising its revision. */
const REMEMBERED_MS = 60_000;

/**
 * Caches a read of one learner's log until something is added to it; concurrent calls share the read. The session query
 * brings the log's revision with every call, so a result is right whichever process added to the log. It saves a read
 * of its only query of its own, which is half of what the read costs. What else a read depends on is its `input`: of
 * a learner's reads with different ones, only the latest is kept.
 */
export function rememberRead<T, Input = void>(
  read: (learner: LearnerProfile, input: Input) => Promise<T>,
): (learner: LearnerProfile, input: Input) => Promise<T> {
  const remembered = new LRUCache<string, { logRevision: number; input: Input; value: Promise<T> }>({
    max: MAX_LEARNERS,
    ttl: REMEMBERED_MS,
  });
  return (learner, input) => {
    const { id, logRevision } = learner;
    const known = remembered.get(id);
    if (known?.logRevision === logRevision && isDeepStrictEqual(known.input, input)) return known.value;
    const value = read(learner, input);
    const entry = { logRevision, input, value };
    remembered.set(id, entry);
    value.catch(() => {
      if (remembered.get(id) === entry) remembered.delete(id);
    });
    return value;
  };
}
