import type { Observation } from '../learner-model/observation.ts';
import { type SkillId, skillParts } from '../learner-model/skill.ts';

/** What a learner's placement checks say about patterns, by their ids. */
export interface PlacedPatterns {
  /** Named and told from a near miss in a check, and not missed since. */
  readonly known: ReadonlySet<string>;
  /** Missed in a check and practiced nowhere else, the lesson not completed: to be taught rather than reviewed. */
  readonly untaught: ReadonlySet<string>;
}

interface PlacedInput {
  /** In the order in which the answers were given. */
  readonly observations: readonly Observation[];
  /** The patterns whose lessons are completed. */
  readonly completed: ReadonlySet<string>;
}

export function placedPatterns({ observations, completed }: PlacedInput): PlacedPatterns {
  const placed = [...Map.groupBy(observations, patternOf)].filter(([, own]) => own.some(isPlacement));
  const known = new Set(placed.flatMap(([patternId, own]) => (isKnown(own) ? patternId : [])));
  const isTaught = (patternId: string) => known.has(patternId) || completed.has(patternId);
  const untaught = placed.flatMap(([patternId, own]) => {
    return own.every(isPlacement) && !isTaught(patternId) ? patternId : [];
  });
  return { known, untaught: new Set(untaught) };
}

/** Whether a skill comes back only once a lesson has taught it. */
export function isUntaught(skill: SkillId, { untaught }: Pick<PlacedPatterns, 'untaught'>): boolean {
  return skillParts(skill).subjects.some((patternId) => untaught.has(patternId));
}

function isPlacement({ kind }: Observation): boolean {
  return kind === 'placement';
}

/** Both questions of a check were right, with no miss of any kind since. */
function isKnown(own: readonly Observation[]): boolean {
  const sinceMiss = own.slice(own.findLastIndex(({ isCorrect }) => !isCorrect) + 1);
  const asked = sinceMiss.filter(isPlacement);
  return asked.some(({ isNearMiss }) => isNearMiss) && asked.some(({ isNearMiss }) => !isNearMiss);
}

/** Null for what is about no single pattern. */
function patternOf({ skills: [skill] }: Observation): string {
  const { kind, subjects } = skillParts(skill);
  return kind === 'recognize' ? (subjects[0] ?? '') : '';
}
