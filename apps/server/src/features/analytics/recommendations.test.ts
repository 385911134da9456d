import type { PlanItem, TodayPlan } from '@wickwise/contract/today';
import { expect, test } from 'vitest';
import { recommend } from './recommendations.ts';

function planOf(...actions: PlanItem['action'][]): TodayPlan {
  const item = { kind: 'due-review', title: 'Review it', reason: 'It’s due.', minutes: 2 } as const;
  const items = actions.map((action, place) => ({ ...item, id: `item-${place}`, action }));
  return { day: '2026-03-02', minutes: 10, done: { items: 0, minutes: 0 }, items, more: [], rating: null };
}

const actionsOf = (plan: TodayPlan) => recommend(plan, []).map(({ action }) => action);

test('a knowledge check is recommended by its id', () => {
  const action = { kind: 'quiz', quizId: 'reading-evidence-level-5' } as const;
  expect(actionsOf(planOf(action))).toEqual([action]);
});

test('a pair is compared before it is drilled', () => {
  const drill = { kind: 'drill', patternId: 'hammer', against: 'doji' } as const;
  expect(actionsOf(planOf(drill, { ...drill, against: null }))).toEqual([
    { kind: 'comparison', patternIds: ['hammer', 'doji'] },
    { kind: 'drill', patternId: 'hammer' },
  ]);
});

test('what only the browser knows is not recommended', () => {
  expect(actionsOf(planOf({ kind: 'trade', tradeId: 'trade-1' }, { kind: 'replay' }))).toEqual([]);
});
