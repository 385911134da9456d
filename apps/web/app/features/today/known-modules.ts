import type { KnownSkill } from '@wickwise/contract/today';
import { counts } from '@wickwise/curriculum/copy/counts';
import { useSkills } from './queries.ts';

/** The terms that stand for the vocabulary: four of five, as mastery of a skill takes. */
const KNOWN_SHARE = 0.8;

/** The modules of the learning path that the learner's answers show to be known. Reading leaves no answers. */
export function useKnownModules(): ReadonlySet<string> {
  return knownModules(useSkills() ?? []);
}

export function knownModules(skills: readonly KnownSkill[]): ReadonlySet<string> {
  const known = skills.filter(({ status }) => status !== 'learning');
  const terms = known.filter(({ skill }) => skill.startsWith('term:')).length;
  return new Set(terms >= KNOWN_SHARE * counts.terms ? ['trading-vocabulary', 'vocabulary-check'] : []);
}
