import type { Scenario } from './scenario.ts';

/** What a scenario is about, as part of an id: `risk-management` for Risk Management. */
export function topicOfScenario({ category }: Pick<Scenario, 'category'>): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
