/** What an answer can show: see `skillKinds`. */
export type SkillKind = 'recognize' | 'tell-apart' | 'term' | 'arithmetic' | 'decision';

/** A skill by its kind and its subject, such as `recognize:hammer` or `tell-apart:doji+spinning-top`. */
export type SkillId = `${SkillKind}:${string}`;

/** What it takes to master a skill of one kind, beside what holds for all of them. */
interface SkillRules {
  /** Near misses to refuse; 0 where there are none. */
  readonly nearMisses: number;
  /**
   * Whether a question that was asked before is evidence again on another day: where there are too few questions for
   * every answer to be about a new one.
   */
  readonly repeatsCount: boolean;
}

/** Every kind of skill. A new kind is a line here. */
export const skillKinds: Readonly<Record<SkillKind, SkillRules>> = {
  /** To recognize a pattern in a chart. */
  recognize: { nearMisses: 2, repeatsCount: false },
  /** To tell a pattern from another one that the learner took it for. */
  'tell-apart': { nearMisses: 0, repeatsCount: false },
  /** To know what a term means. */
  term: { nearMisses: 0, repeatsCount: true },
  /** A calculation, such as the size of a position. */
  arithmetic: { nearMisses: 0, repeatsCount: false },
  /** To decide well in a situation. */
  decision: { nearMisses: 0, repeatsCount: true },
};

/** The skill of recognizing a pattern, by its id. */
export function recognizing(patternId: string): SkillId {
  return `recognize:${patternId}`;
}

/** The skill of telling two patterns apart; their order doesn't matter. */
export function tellingApart(patternId: string, otherId: string): SkillId {
  return `tell-apart:${[patternId, otherId].sort().join('+')}`;
}

/** A skill in parts: the subjects are pattern ids, two for a pair, or what a term or calculation is called. */
export interface SkillParts {
  readonly kind: SkillKind;
  readonly subjects: readonly string[];
}

/** The parts of a skill's id. Subjects that are no longer taught are given as they are. */
export function skillParts(id: SkillId): SkillParts {
  const colon = id.indexOf(':');
  const [kind, subject] = [id.slice(0, colon) as SkillKind, id.slice(colon + 1)];
  return { kind, subjects: kind === 'tell-apart' ? subject.split('+') : [subject] };
}
