import type { LocalDay } from '../local-day.ts';
import type { LoggedAnswer } from './answer-kinds.ts';
import { type ConfusedPair, confusedPairs } from './confused-pairs.ts';
import { type KnowledgeTrace, predictAnswer, type Question, startTrace, traceObservation } from './knowledge-trace.ts';
import type { SkillStatus } from './mastery.ts';
import { type Observation, observe } from './observation.ts';
import type { Rating } from './rating.ts';
import type { SkillId } from './skill.ts';
import { type SkillState, type SkillStateOn, stateAfter, stateOn } from './skill-state.ts';

/** What a learner knows on a day, derived from all of their answers. */
export interface LearnerModel {
  readonly today: LocalDay;
  /** Every skill observed so far. One that is missing is new. */
  readonly skills: ReadonlyMap<SkillId, SkillStateOn>;
  readonly confusedPairs: readonly ConfusedPair[];
  /** Over all skills: 0 is even with a question of average difficulty. */
  readonly ability: Rating;
  /** In the order in which the answers were given. */
  readonly observations: readonly Observation[];
  /** The probability, 0 to 1, that the learner answers a question correctly. */
  readonly predict: (question: Question) => number;
}

interface ModelInput {
  readonly answers: readonly LoggedAnswer[];
  readonly today: LocalDay;
  /** In logits, by `questionType`: see `estimateDifficulties`. */
  readonly difficulties?: ReadonlyMap<string, number> | undefined;
}

/**
 * The model of a learner from their whole log. The order in which answers arrived doesn't matter, an answer that arrived
 * twice counts once, and so two devices' logs give the same model when they are merged. A skill whose content was
 * removed stays in it.
 */
export function modelLearner({ answers, today, difficulties }: ModelInput): LearnerModel {
  const observations = observe(answers, today);
  const trace = startTrace(difficulties);
  const states = new Map<SkillId, SkillState>();
  const seen = new Set<string>();
  for (const observation of observations) {
    traceObservation(trace, observation);
    updateStates(states, { observation, trace, seen });
  }
  const skills = new Map([...states].map(([skill, state]) => [skill, stateOn(state, today)]));
  const predict = (question: Question) => predictAnswer(trace, question);
  const pairs = confusedPairs(observations, today);
  return { today, skills, confusedPairs: pairs, ability: trace.overall, observations, predict };
}

/** How well a skill is known. */
export function skillStatus({ skills }: Pick<LearnerModel, 'skills'>, skill: SkillId): SkillStatus {
  return skills.get(skill)?.status ?? 'new';
}

interface Update {
  readonly observation: Observation;
  readonly trace: KnowledgeTrace;
  /** What was asked before. */
  readonly seen: Set<string>;
}

function updateStates(states: Map<SkillId, SkillState>, { observation, trace, seen }: Update): void {
  const item = `${observation.format} ${observation.itemId}`;
  const isSeen = seen.has(item);
  for (const skill of observation.skills) {
    const memory = trace.memories.get(skill);
    if (memory === undefined) throw new Error(`The trace does not hold ${skill}, which was just observed.`);
    states.set(skill, stateAfter(states.get(skill) ?? null, skill, { observation, memory, isSeen }));
  }
  seen.add(item);
}
