import type { KnownSkill } from '@wickwise/contract/today';
import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { modelLearner } from '../learner-model/learner-model.ts';
import { isMet, masteryRequirements, type Requirement } from '../learner-model/mastery.ts';
import { type SkillId, type SkillKind, skillParts } from '../learner-model/skill.ts';
import type { Loss, SkillState } from '../learner-model/skill-state.ts';
import type { LocalDay } from '../local-day.ts';
import { isUntaught, placedPatterns } from './placed-patterns.ts';
import { dateText, type SkillNames, skillName } from './plan-names.ts';

interface SkillsInput {
  /** Every answer of a learner's logs, in any order. */
  readonly answers: readonly LoggedAnswer[];
  /** The patterns whose lessons they have completed. */
  readonly completed: ReadonlySet<string>;
  readonly names: SkillNames;
  readonly today: LocalDay;
}

/** What a learner reads about each of their skills, in the order in which it was first practiced. */
export function describeSkills({ answers, completed, names, today }: SkillsInput): KnownSkill[] {
  const { skills, observations } = modelLearner({ answers, today });
  const placed = placedPatterns({ observations, completed });
  return [...skills.values()].map((state) => {
    const known = describeKnown(state, { names, today });
    return isUntaught(state.skill, placed) ? { ...known, dueOn: null } : known;
  });
}

/** How well a skill is known, by which evidence, and what mastery still takes. */
function describeKnown(
  { skill, status, since, dueOn, evidence, loss }: SkillState,
  { names, today }: Pick<SkillsInput, 'names' | 'today'>,
): KnownSkill {
  const forgottenSince = loss?.because === 'not-practiced' ? loss.on : null;
  const { recent } = evidence;
  return {
    skill,
    name: skillName(skill, names),
    status,
    since,
    dueOn,
    recent: { right: recent.filter(({ isCorrect }) => isCorrect).length, answers: recent.length },
    requirements: masteryRequirements({ skill, evidence, forgottenSince })
      .filter(({ kind }) => kind !== 'right-since' || forgottenSince !== null)
      .map((requirement) => ({ text: requirementText(requirement, skill), isMet: isMet(requirement) })),
    loss: loss && lossText(loss, today),
  };
}

const QUESTIONS: Readonly<Record<SkillKind, string>> = {
  recognize: ' on unseen charts',
  'tell-apart': ' on unseen charts',
  term: '',
  arithmetic: ' to unseen questions',
  decision: ' in scenarios and trades',
};

function requirementText({ kind, have, need }: Requirement, skill: SkillId): string {
  switch (kind) {
    case 'right':
      return `Correct in your last ten answers${QUESTIONS[skillParts(skill).kind]}: ${have} (${need} needed)`;
    case 'percent':
      return `Percent correct: ${percentText(have, need)} (${need}% needed)`;
    case 'days':
      return `Days with a right answer: ${have} (${need} needed)`;
    case 'delay-days':
      return `Longest break before a right answer: ${daysText(have)} (${need} needed)`;
    case 'near-misses':
      return `Near misses spotted: ${have} (${need} needed)`;
    case 'latest':
      return `Correct in your last two answers${QUESTIONS[skillParts(skill).kind]}: ${have} (${need} needed)`;
    case 'right-since':
      return 'Right again since it faded';
  }
}

/** Never rounded up to enough: 79.9% is not 80%. */
function percentText(have: number, need: number): string {
  const rounded = Math.round(have);
  return `${have < need ? Math.min(rounded, need - 1) : rounded}%`;
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function lossText(loss: Loss, today: LocalDay): string {
  const until = `${loss.of === 'mastered' ? 'Mastered' : 'Familiar'} until ${dateText(loss.on, today)}`;
  if (loss.because === 'missed') {
    return `${until}, when ${loss.answer.kind === 'flashcard' ? 'you graded its card Forgot' : 'an answer was wrong'}.`;
  }
  return `${until}. You last practiced it on ${dateText(loss.lastPracticedOn, today)}, and it has faded since.`;
}
