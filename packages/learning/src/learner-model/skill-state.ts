import { type CardSchedule, recallProbability } from '../card-schedule.ts';
import type { LocalDay } from '../local-day.ts';
import { type Evidence, evidenceAfter, type SkillEvidence } from './evidence.ts';
import { forgottenOn, type ObservedStatus, statusOf } from './mastery.ts';
import type { Observation } from './observation.ts';
import type { SkillId } from './skill.ts';

/** A status that was lost: when, since when it had been held, and whether by a wrong answer or by not practicing. */
export type Loss = {
  readonly of: 'familiar' | 'mastered';
  readonly on: LocalDay;
  readonly heldSince: LocalDay;
} & (
  | { readonly because: 'missed'; readonly answer: Evidence }
  | { readonly because: 'not-practiced'; readonly lastPracticedOn: LocalDay }
);

/** What is known of a skill that was observed at least once. */
export interface SkillState {
  readonly skill: SkillId;
  readonly status: ObservedStatus;
  /** The day from which it has this status. */
  readonly since: LocalDay;
  /** The latest loss of a better status; null where there was none, and once that status is reached again. */
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
  return { skill, status, ...changeOf(known, { status, evidence }), evidence, memory, dueOn };
}

function changeOf(
  known: SkillState | null,
  { status, evidence }: Pick<SkillState, 'status' | 'evidence'>,
): Pick<SkillState, 'since' | 'loss'> {
  const { lastOn: day, lastMiss } = evidence;
  if (known === null) return { since: day, loss: null };
  const since = status === known.status ? known.since : day;
  if (known.status === 'learning' || rankOf(status) >= rankOf(known.status) || lastMiss === null) {
    return { since, loss: known.loss !== null && rankOf(status) < rankOf(known.loss.of) ? known.loss : null };
  }
  const loss = { because: 'missed', of: known.status, on: day, heldSince: known.since, answer: lastMiss } as const;
  return { since, loss };
}

const RANKS: readonly ObservedStatus[] = ['learning', 'familiar', 'mastered'];

function rankOf(status: ObservedStatus): number {
  return RANKS.indexOf(status);
}

/** The state on a day: mastery that was not practiced for too long is lost. */
export function stateOn(state: SkillState, day: LocalDay): SkillStateOn {
  return { ...forgetBy(state, day), recall: recallProbability(state.memory, day) };
}

function forgetBy(state: SkillState, day: LocalDay): SkillState {
  const { status, since: heldSince, memory } = state;
  if (status !== 'mastered') return state;
  const on = forgottenOn(memory);
  if (day < on) return state;
  const lastPracticedOn = memory.lastReviewedOn;
  const loss = { because: 'not-practiced', of: status, on, heldSince, lastPracticedOn } as const;
  return { ...state, status: 'familiar', since: on, loss };
}
