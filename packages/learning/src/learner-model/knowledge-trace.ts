import { type CardSchedule, recallProbability, scheduleAfter } from '../card-schedule.ts';
import type { LocalDay } from '../local-day.ts';
import type { Observation } from './observation.ts';
import { chanceOfRight, type Rating, rate } from './rating.ts';
import { isSlow, paceAfter, type ResponsePace } from './response-pace.ts';
import type { SkillId } from './skill.ts';

/**
 * What is estimated about a learner while their answers are read: knowledge tracing by Elo ratings for ability (overall
 * and by skill) and difficulty (by form of question), by FSRS for memory, and by a running mean for pace.
 * An overall ability beside one for each skill is as in Pelánek, Papoušek, Řihák, Stanislav and Nižnan
 * ("Elo-based learner modeling for the adaptive practice of facts", User Modeling and User-Adapted Interaction 27,
 * 2017).
 */
export interface KnowledgeTrace {
  overall: Rating;
  readonly skills: Map<SkillId, Rating>;
  readonly formats: Map<string, Rating>;
  readonly memories: Map<SkillId, CardSchedule>;
  readonly paces: Map<string, ResponsePace>;
  /** Of questions, from the answers of many learners, in logits by `questionType`: see `estimateDifficulties`. */
  readonly difficulties: ReadonlyMap<string, number>;
}

/**
 * Chosen by log loss on simulated learners that the benchmark (`npm run bench -- learner`) doesn't report. The step of a
 * skill never shrinks, since a skill is what changes.
 */
export const TRACE_SETTINGS = {
  overall: { first: 0.3, slowing: 0.1 },
  skill: { first: 0.3, slowing: 0 },
  format: { first: 1, slowing: 0.2 },
  /** Logits for each factor of e by which recall has dropped. */
  logitsPerLogRecall: 0.7,
} as const;

const UNRATED: Rating = { value: 0, answers: 0 };

/** A trace without answers. Difficulties that are left out are 0. */
export function startTrace(difficulties: ReadonlyMap<string, number> = new Map()): KnowledgeTrace {
  return {
    overall: UNRATED,
    skills: new Map(),
    formats: new Map(),
    memories: new Map(),
    paces: new Map(),
    difficulties,
  };
}

/** A question that could be asked. */
export interface Question extends Pick<Observation, 'format' | 'choices'> {
  /** The skill it asks about; more of them, as in an observation, don't count. */
  readonly skill: SkillId;
  readonly day: LocalDay;
}

/** A form of question about one skill, which is what has a difficulty: most questions are drawn and asked once. */
export function questionType({ format, skill }: Pick<Question, 'format' | 'skill'>): string {
  return `${format} ${skill}`;
}

/**
 * The probability, 0 to 1, that the learner answers a question correctly: by ability, difficulty and how likely the skill
 * is remembered.
 */
export function predictAnswer(trace: KnowledgeTrace, question: Question): number {
  const { overall, skills, formats, difficulties } = trace;
  const { skill, format, choices } = question;
  const ability = overall.value + (skills.get(skill) ?? UNRATED).value;
  const difficulty = (difficulties.get(questionType(question)) ?? 0) + (formats.get(format) ?? UNRATED).value;
  const advantage = ability - difficulty + forgottenLogits(trace, question);
  return chanceOfRight({ advantage, guess: choices === null ? 0 : 1 / choices });
}

/** What forgetting takes from the advantage: 0 or below, and 0 for a skill that was never practiced. */
function forgottenLogits({ memories }: KnowledgeTrace, { skill, day }: Question): number {
  const memory = memories.get(skill);
  if (memory === undefined) return 0;
  return TRACE_SETTINGS.logitsPerLogRecall * Math.log(recallProbability(memory, day));
}

/** Adds an observation to the trace. They have to be added in the order of `observe`. */
export function traceObservation(trace: KnowledgeTrace, observation: Observation): void {
  const { skills: observed, format, isCorrect, day } = observation;
  const [skill] = observed;
  const surprise = Number(isCorrect) - predictAnswer(trace, { ...observation, skill });
  const { skills, formats } = trace;
  trace.overall = rate(trace.overall, surprise, TRACE_SETTINGS.overall);
  skills.set(skill, rate(skills.get(skill) ?? UNRATED, surprise, TRACE_SETTINGS.skill));
  formats.set(format, rate(formats.get(format) ?? UNRATED, -surprise, TRACE_SETTINGS.format));
  const grade = gradeOf(trace, observation);
  for (const cardId of observed) {
    trace.memories.set(cardId, scheduleAfter(trace.memories.get(cardId) ?? null, { cardId, grade, day }));
  }
}

/** A right answer that took much longer than usual is graded as hard. */
function gradeOf({ paces }: KnowledgeTrace, { grade, format, responseMs }: Observation): Observation['grade'] {
  if (grade === 'again' || responseMs === null) return grade;
  const pace = paces.get(format) ?? null;
  paces.set(format, paceAfter(pace, responseMs));
  return grade === 'good' && isSlow(responseMs, pace) ? 'hard' : grade;
}
