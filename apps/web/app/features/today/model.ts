import type { PlanAction, PlanItem, TodayPlan } from '@wickwise/contract/today';
import { articlePath } from '../article/public.ts';
import { lessonPath } from '../pattern/public.ts';

/** The page that begins an item of the plan. */
export function startPath({ id, action }: Pick<PlanItem, 'id' | 'action'>): string {
  switch (action.kind) {
    case 'drill':
      return `/today?${new URLSearchParams({ do: id })}`;
    case 'lesson':
      return lessonPath(action.patternId);
    case 'article':
      return articlePath(action.articleId);
    case 'vocabulary':
      return `/vocabulary-quiz?${new URLSearchParams({ terms: action.termIds.join(',') })}`;
    case 'scenario':
      return `/scenarios?${new URLSearchParams({ scenario: action.scenarioId })}`;
    case 'quiz':
      return `/quiz?${new URLSearchParams({ quiz: action.quizId })}`;
    case 'trade':
      return `/trading-journal?${new URLSearchParams({ review: action.tradeId })}`;
    case 'replay':
      return '/live-charts/replay';
  }
}

/** What to do next, on every screen; null once there is nothing left. */
export interface NextStep {
  readonly item: PlanItem;
  /** Whether the plan is done, and this is for anyone who wants more. */
  readonly isMore: boolean;
}

/** `practiced`: ids of what was practiced beyond the plan on this visit, which comes again only after the rest. */
export function nextStepOf({ items, more }: TodayPlan, practiced: readonly string[] = []): NextStep | null {
  const [planned] = items;
  if (planned !== undefined) return { item: planned, isMore: false };
  const item = more.find(({ id }) => !practiced.includes(id)) ?? more[0];
  return item === undefined ? null : { item, isMore: true };
}

/** The first item of the plan that is practiced somewhere, and its place among all of the day; null if none is. */
export function whereInPlan({ items, done }: TodayPlan, covers: (action: PlanAction) => boolean) {
  const index = items.findIndex(({ action }) => covers(action));
  const item = items[index];
  return item === undefined ? null : { item, place: done.items + index + 1, total: done.items + items.length };
}

export function findItem({ items, more }: TodayPlan, id: string): PlanItem | null {
  return [...items, ...more].find((item) => item.id === id) ?? null;
}

/** Minutes of practice that the plan still has. */
export function minutesLeft({ items }: Pick<TodayPlan, 'items'>): number {
  return items.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Why the plan leaves minutes unused; null where it leaves none, or where there is practice beyond it. */
export function shortText(plan: TodayPlan): string | null {
  const unused = plan.minutes - plan.done.minutes - minutesLeft(plan);
  if (unused <= 0 || !plan.more.every(isNew)) return null;
  const reason = newStepText(plan, unused);
  return `Your plan is shorter than ${plan.minutes} minutes: ${reason}, and no other charts, terms or questions are due yet.`;
}

/** Why the unused minutes hold no new lesson or article. */
function newStepText({ items, more }: TodayPlan, unused: number): string {
  const [next] = more;
  if (next !== undefined && next.minutes > unused) {
    const step = next.action.kind === 'article' ? 'article' : 'lesson';
    return `the next ${step} takes ${minutesText(next.minutes)}, so it doesn’t fit`;
  }
  if (next !== undefined || items.some(isNew)) return 'it has one new lesson or article a day';
  return 'it has no new lesson or article today';
}

function isNew({ kind }: PlanItem): boolean {
  return kind === 'new-lesson';
}

/** `1 minute`, `7 minutes` */
export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** What was done today, in the plan or outside of it, in one sentence; null when nothing was. */
export function doneText({ items, minutes }: TodayPlan['done']): string | null {
  if (items === 0) return null;
  const things = items === 1 ? 'one thing' : `${items} things`;
  return `You did ${things} today, which usually ${items === 1 ? 'takes' : 'take'} about ${minutesText(minutes)}.`;
}
