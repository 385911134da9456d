import type { KnownSkill, PlanItem } from '@wickwise/contract/today';
import type { DayPlan } from '../review/public.ts';
import { NextStepLine } from './next-step-line.tsx';
import { PlanStanding } from './plan-standing.tsx';
import { useSkills, useToday } from './queries.ts';

const RECOGNIZE = 'recognize:';

/** What the flashcards say about the plan of the day. */
export function useDayPlan(): DayPlan {
  const today = useToday();
  const skills = useSkills() ?? [];
  const plan = today.status === 'ready' ? today.plan : null;
  return {
    due: patternsOf(plan === null ? [] : skills.filter(({ dueOn }) => dueOn !== null && dueOn <= plan.day)),
    planned: plan && new Set(plan.items.flatMap(practicedIn)),
    mastered: patternsOf(skills.filter(({ status }) => status === 'mastered')),
    next: <NextStepLine />,
    // No step of the plan is a flashcard.
    standing: <PlanStanding covers={() => false} />,
  };
}

function patternsOf(skills: readonly KnownSkill[]): ReadonlySet<string> {
  return new Set(skills.flatMap(({ skill }) => (skill.startsWith(RECOGNIZE) ? skill.slice(RECOGNIZE.length) : [])));
}

function practicedIn({ action }: PlanItem): string[] {
  if (action.kind !== 'drill') return [];
  return action.against === null ? [action.patternId] : [action.patternId, action.against];
}
