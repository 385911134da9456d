import type { LessonState } from '../unlock.ts';

/** A step of the path: a lesson on a pattern, or an article. */
export interface PathStep {
  readonly kind: 'lesson' | 'article';
  readonly id: string;
  /** How long it usually takes. */
  readonly minutes: number;
}

/** What a learner could begin, and what for. */
export interface NewStep extends PathStep {
  /** The lesson that it opens, where it is known already and has no other use; null for anything else. */
  readonly opens: string | null;
}

/** Where a learner stands on the path. */
export interface PathInput {
  readonly path: readonly PathStep[];
  /** Every lesson by its id, as it is for the learner. */
  readonly lessons: ReadonlyMap<
    string,
    { readonly state: LessonState; readonly unlockRequirements: readonly string[] }
  >;
  /** The articles that were read. */
  readonly read: ReadonlySet<string>;
}

/**
 * What a learner could begin now, in the order of the path. A lesson that a placement check showed to be known is
 * skipped, unless it has to be completed to open one that isn't: then it takes that one's place.
 */
export function newSteps({ path, lessons, read }: PathInput, known: ReadonlySet<string>): NewStep[] {
  const isKnown = ({ kind, id }: PathStep) => kind === 'lesson' && known.has(id);
  const open = path.filter(({ kind, id }) =>
    kind === 'article' ? !read.has(id) : lessons.get(id)?.state === 'playable',
  );
  const waiting = path.filter((step) => lessons.get(step.id)?.state === 'locked' && !isKnown(step));
  const needs = (id: string, key: string): boolean =>
    lessons.get(id)?.unlockRequirements.some((required) => required === key || needs(required, key)) ?? false;
  const keys = open.filter(isKnown).flatMap((step) => {
    const opened = waiting.find(({ id }) => needs(id, step.id));
    return opened === undefined ? [] : { ...step, opens: opened.id };
  });
  const begun = open.filter((step) => !isKnown(step)).map((step) => ({ ...step, opens: null }));
  const placeOf = (step: NewStep) => path.findIndex(({ id }) => id === (step.opens ?? step.id));
  return [...begun, ...keys].toSorted((one, other) => placeOf(one) - placeOf(other));
}
