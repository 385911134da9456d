/** The state of a lesson for a learner: done, available, waiting for other lessons, or requiring an upgrade. */
export type LessonState = 'completed' | 'playable' | 'locked' | 'heritage';

/** The learner's side of an unlock decision. */
interface Learner {
  /** The ids of the lessons completed so far. */
  readonly completed: ReadonlySet<string>;
  /** Tier heritage with status active. */
  readonly hasHeritageAccess: boolean;
}

interface LessonLock {
  /** The ids of the lessons to complete first. */
  readonly unlockRequirements: readonly string[];
}

interface Lesson extends LessonLock {
  readonly patternId: string;
  readonly requiredTier: 'genesis' | 'heritage';
}

/** Whether the learner has completed the required lessons; Heritage unlocks them all. The tier is not checked here. */
export function isLessonUnlocked({ unlockRequirements, completed, hasHeritageAccess }: LessonLock & Learner): boolean {
  return hasHeritageAccess || unlockRequirements.every((id) => completed.has(id));
}

/**
 * The state of one lesson for one learner. Missing Heritage access comes before everything else: a lesson completed
 * before a refund can no longer be opened.
 */
export function lessonState({ patternId, requiredTier, ...lock }: Lesson & Learner): LessonState {
  if (requiredTier === 'heritage' && !lock.hasHeritageAccess) return 'heritage';
  if (lock.completed.has(patternId)) return 'completed';
  return isLessonUnlocked(lock) ? 'playable' : 'locked';
}

/**
 * A cycle among unlock requirements, which would lock its lessons forever: each id requires the
 * next, the last one the first. Null when there is none.
 * @param graph each lesson's id with its unlock requirements; an id that is not a key requires nothing.
 */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const path: string[] = [];
  const visited = new Set<string>();

  function visit(id: string): string[] | null {
    if (visited.has(id)) return null;
    if (path.includes(id)) return path.slice(path.indexOf(id));
    path.push(id);
    const cycle = visitEach(graph.get(id) ?? []);
    path.pop();
    visited.add(id);
    return cycle;
  }

  function visitEach(ids: Iterable<string>): string[] | null {
    for (const id of ids) {
      const cycle = visit(id);
      if (cycle) return cycle;
    }
    return null;
  }

  return visitEach(graph.keys());
}
