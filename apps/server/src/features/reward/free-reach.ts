import type { PatternCategory } from '@wickwise/contract/lesson/pattern-preview';
import { patterns } from '@wickwise/curriculum/patterns';
import { areMet, type Criterion, type Measure, type Measures } from '@wickwise/learning/measures';

const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');
const freeIn = (category: PatternCategory) => free.filter((entry) => entry.category === category).length;

/** How far the free tier goes in the measures that it limits. */
const FREE_REACH: Partial<Record<Measure, number>> = {
  'lessons-completed': free.length,
  'candlestick-lessons-completed': freeIn('candlesticks'),
  'chart-pattern-lessons-completed': freeIn('chart-patterns'),
  'price-action-lessons-completed': freeIn('price-action'),
  'cards-mastered': free.length,
  'scenarios-right-first-try': 0,
};

/** Whether a criterion that isn't met yet is out of reach in the free tier. */
export function needsHeritage(criteria: readonly Criterion[], measures: Measures): boolean {
  return criteria.some((criterion) => {
    const reach = FREE_REACH[criterion.measure] ?? Number.POSITIVE_INFINITY;
    return criterion.atLeast > reach && !areMet([criterion], measures);
  });
}
