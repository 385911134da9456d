import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { KnownSkill, TodayPlan } from '@wickwise/contract/today';
import { useMemo } from 'react';
import { type Lesson, lessonsFor } from '#app/features/pattern/public.ts';
import { patternsQuery } from '#app/features/pattern/queries.ts';
import type { TodayState } from '../today-state.ts';
import { useVisitorEvidence } from './evidence.ts';
import { newcomerPlan } from './newcomer-plan.ts';

/** The model of a learner, fetched only for a visitor who has answered something. */
const plannerQuery = queryOptions({
  queryKey: ['today', 'planner'],
  queryFn: async () => (await import('./visitor-plan.ts')).planVisitor,
  staleTime: Number.POSITIVE_INFINITY,
});

interface VisitorPlanOptions {
  readonly isVisitor: boolean;
  /** Of a page that was built with them. */
  readonly lessons?: readonly Lesson[] | undefined;
}

/** A visitor's plan and skills, from what they did in this browser. */
export function useVisitorPlan({ isVisitor, lessons: built }: VisitorPlanOptions) {
  const evidence = useVisitorEvidence();
  const patterns = useQuery({ ...patternsQuery, enabled: isVisitor });
  const planner = useQuery({ ...plannerQuery, enabled: isVisitor && evidence.isPresent });
  const planned = useMemo(
    () => planFrom({ ...evidence, lessons: lessonsOf(evidence, patterns.data) ?? built, plan: planner.data }),
    [evidence, patterns.data, built, planner.data],
  );
  const retry = () => {
    for (const query of [patterns, planner]) if (query.isError) void query.refetch();
  };
  return {
    today: toState(planned?.plan, { hasFailed: patterns.isError || planner.isError, retry }),
    skills: planned?.skills,
  };
}

type Evidence = ReturnType<typeof useVisitorEvidence>;

function lessonsOf({ completed }: Evidence, patterns: readonly Pattern[] | undefined): Lesson[] | undefined {
  return patterns && lessonsFor(patterns, { completed: new Set(completed), hasHeritageAccess: false });
}

interface PlanSources extends Evidence {
  readonly lessons: readonly Lesson[] | undefined;
  readonly plan: typeof import('./visitor-plan.ts').planVisitor | undefined;
}

interface Planned {
  readonly plan: TodayPlan;
  readonly skills: readonly KnownSkill[];
}

function planFrom({ lessons, plan, ...evidence }: PlanSources): Planned | null {
  if (lessons === undefined) return null;
  if (!evidence.isPresent) return { plan: newcomerPlan({ ...evidence, lessons }), skills: [] };
  return plan === undefined ? null : plan({ ...evidence, lessons, now: new Date() });
}

function toState(
  plan: TodayPlan | undefined,
  { hasFailed, retry }: { hasFailed: boolean; retry: () => void },
): TodayState {
  if (plan !== undefined) return { status: 'ready', plan, isStale: false };
  return hasFailed ? { status: 'failed', retry } : { status: 'loading' };
}
