import { type CardSchedule, recallProbability } from '../card-schedule.ts';
import type { LocalDay } from '../local-day.ts';
import { type Evidence, evidenceAfter, type SkillEvidence } from './evidence.ts';
import { forgottenOn, type ObservedStatus, statusOf } from './mastery.ts';
import type { Observation } from './observation.ts';
import type { SkillId } from './skill.ts';

/** When mastery was lost, and why: by a wrong answer, or by not practicing. */
export type Loss =
  | { readonly because: 'missed'; readonly on: LocalDay; readonly masteredOn: LocalDay; readonly answer: Evidence }
  | {
      readonly because: 'not-practiced';
      readonly on: LocalDay;
      readonly masteredOn: LocalDay;
      readonly lastPracticedOn: LocalDay;
    };

/** What is known of a skill that was observed at least once. */
export interface SkillState {
  readonly skill: SkillId;
  readonly status: ObservedStatus;
  /** Since when it is mastered; null while it isn't. */
  readonly masteredOn: LocalDay | null;
  /** How mastery was lost most recently; null while it is mastered, and if it never was. */
  readonly loss: Loss | null;
  readonly evidence: SkillEvidence;
  readonly memory: CardSchedule;
  /** The first day on which it is due: the day of a wrong answer, or the day that its memory gives. */
  readonly dueOn: LocalDay;
}

/** A state with its probability of recall on a day, 0 to 1. */
export interface SkillStateOn extends SkillState {
  readonly recall: number;
}

interface Observed {
  readonly observation: Observation;
  /** The memory of the skill with this observation in it. */
  readonly memory: CardSchedule;
  /** Whether the same was asked before. */
  readonly isSeen: boolean;
}

/** The state of a skill after another observation; null before is a new skill. */
export function stateAfter(
  before: SkillState | null,
  skill: SkillId,
  { observation, memory, isSeen }: Observed,
): SkillState {
  const known = before && forgetBy(before, observation.day);
  const evidence = evidenceAfter(known?.evidence ?? null, observation, { skill, isSeen });
  const forgottenSince = known?.loss?.because === 'not-practiced' ? known.loss.on : null;
  const status = statusOf({ skill, evidence, forgottenSince }, memory);
  const dueOn = memory.lastGrade === 'again' ? memory.lastReviewedOn : memory.dueOn;
  return { skill, status, ...masteryAfter(known, { status, evidence }), evidence, memory, dueOn };
}

function masteryAfter(
  known: SkillState | null,
  { status, evidence }: Pick<SkillState, 'status' | 'evidence'>,
): Pick<SkillState, 'masteredOn' | 'loss'> {
  const { masteredOn = null, loss = null } = known ?? {};
  if (status === 'mastered') return { masteredOn: masteredOn ?? evidence.lastOn, loss: null };
  if (masteredOn === null || evidence.lastMiss === null) return { masteredOn: null, loss };
  const answer = evidence.lastMiss;
  return { masteredOn: null, loss: { because: 'missed', on: answer.day, masteredOn, answer } };
}

/** The state on a day: mastery that was not practiced for too long is lost. */
export function stateOn(state: SkillState, day: LocalDay): SkillStateOn {
  return { ...forgetBy(state, day), recall: recallProbability(state.memory, day) };
}

function forgetBy(state: SkillState, day: LocalDay): SkillState {
  const { masteredOn, memory } = state;
  const on = forgottenOn(memory);
  if (masteredOn === null || day < on) return state;
  const loss = { because: 'not-practiced', on, masteredOn, lastPracticedOn: memory.lastReviewedOn } as const;
  return { ...state, status: 'familiar', masteredOn: null, loss };
}
