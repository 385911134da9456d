import type { Recommendation } from '@wickwise/contract/analytics';
import type { PlanItem, TodayPlan } from '@wickwise/contract/today';
import type { PatternScore } from '@wickwise/learning/pattern-score';
import { categoryOf } from '../reward/public.ts';

/** More than a few recommendations would not help. */
const MOST = 9;

/** The first three have high priority, the next three medium. */
const PRIORITIES = ['high', 'medium', 'low'] as const;
const PER_PRIORITY = MOST / PRIORITIES.length;

/** What to study next, in the order of the day's plan: the first is the next step on every screen. */
export function recommend({ items, more }: TodayPlan, scores: readonly PatternScore[]): Recommendation[] {
  const found = [...items, ...more].flatMap((item) => toRecommendation(item, scores)).slice(0, MOST);
  return found.map((one, place) => ({ ...one, priority: PRIORITIES[Math.floor(place / PER_PRIORITY)] ?? 'low' }));
}

function toRecommendation(item: PlanItem, scores: readonly PatternScore[]): Omit<Recommendation, 'priority'>[] {
  const { id, title, reason } = item;
  const action = toAction(item.action);
  if (action === null) return [];
  const about = patternsOf(item.action);
  const patterns = scores.filter(({ patternId }) => about.includes(patternId)).flatMap(scored);
  return [{ id, title, description: reason, patterns, action }];
}

/** A pair is compared first. Null for what only the browser knows. */
function toAction(action: PlanItem['action']): Recommendation['action'] | null {
  switch (action.kind) {
    case 'drill': {
      const { patternId, against } = action;
      return against === null ? { kind: 'drill', patternId } : { kind: 'comparison', patternIds: [patternId, against] };
    }
    case 'trade':
    case 'replay':
      return null;
    default:
      return action;
  }
}

function patternsOf(action: PlanItem['action']): string[] {
  if (action.kind === 'lesson') return [action.patternId];
  return action.kind === 'drill' ? [action.patternId, action.against ?? ''] : [];
}

/** Empty for a pattern that is no longer taught. */
function scored({ patternId, percent }: PatternScore): Recommendation['patterns'] {
  const category = categoryOf(patternId);
  return category === null ? [] : [{ patternId, category, averageScore: percent }];
}
