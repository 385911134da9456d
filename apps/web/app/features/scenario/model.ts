import type { Earned } from '@wickwise/contract/reward/reward';
import type { AnsweredScenario, Scenario, ScenarioDifficulty, ScenarioOutcome } from '@wickwise/contract/scenario';
import type { Ohlc } from '@wickwise/market/candle';
import { choicesOf } from '#app/lib/choices.ts';
import { earnedPhrases } from '../reward/public.ts';

export const orders = [
  { id: 'all', label: 'In order' },
  { id: 'unsolved-first', label: 'Unsolved first' },
] as const;
export type ScenarioOrder = (typeof orders)[number]['id'];

const difficultyLabels: Record<ScenarioDifficulty | 'all', string> = {
  all: 'All levels',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
export const difficulties = choicesOf(difficultyLabels);
export type DifficultyFilter = ScenarioDifficulty | 'all';

export interface ScenarioFilter {
  readonly order: ScenarioOrder;
  readonly difficulty: DifficultyFilter;
}

export function difficultyLabel(difficulty: DifficultyFilter): string {
  return difficultyLabels[difficulty];
}

interface Arrangement {
  readonly filter: ScenarioFilter;
  readonly answered: readonly AnsweredScenario[];
}

/** The scenarios that match a filter, in its order. */
export function arrangeScenarios(scenarios: readonly Scenario[], { filter, answered }: Arrangement): Scenario[] {
  const { order, difficulty } = filter;
  const shown = scenarios.filter((scenario) => difficulty === 'all' || scenario.difficulty === difficulty);
  if (order === 'all') return shown;
  const isSolved = ({ id }: Scenario) => scenarioStatus(id, answered) === 'solved';
  return [...shown.filter((scenario) => !isSolved(scenario)), ...shown.filter(isSolved)];
}

export type ScenarioStatus = 'unanswered' | 'missed' | 'solved';

export function scenarioStatus(id: string, answered: readonly AnsweredScenario[]): ScenarioStatus {
  const known = answered.find(({ scenarioId }) => scenarioId === id);
  if (known === undefined) return 'unanswered';
  return known.isSolved ? 'solved' : 'missed';
}

/** The list with `changed` put in the place of what it held about the same scenario. */
export function withAnswered(list: readonly AnsweredScenario[], changed: AnsweredScenario): AnsweredScenario[] {
  return [...list.filter(({ scenarioId }) => scenarioId !== changed.scenarioId), changed];
}

export type OutcomeKind = 'gain' | 'loss' | 'none';

export function outcomeKind(outcome: ScenarioOutcome): OutcomeKind {
  if (outcome < 0) return 'loss';
  return outcome > 0 ? 'gain' : 'none';
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `+$430.00` or `−$140.00`. */
export function outcomeText(outcome: ScenarioOutcome): string {
  if (outcome === 0) return 'No gain or loss';
  return `${outcome > 0 ? '+' : '−'}${dollars.format(Math.abs(outcome))}`;
}

/** What the toast says about what an answer earned; null when it earned nothing, or a card tells it. */
export function earnedMessage(earned: Earned): { title: string; description: string } | null {
  if (earned.celebrations.length > 0 || earned.entries.length === 0) return null;
  return { title: 'XP earned', description: earnedPhrases({ earned, nameOf: (id) => id }).join(', ') };
}

/** What candles show, in words: where they begin and end, and how far they reach. */
export function describeCandles(candles: readonly Ohlc[]): string {
  const open = candles[0]?.[0] ?? 0;
  const close = candles.at(-1)?.[3] ?? 0;
  const high = Math.max(...candles.map((candle) => candle[1]));
  const low = Math.min(...candles.map((candle) => candle[2]));
  const count = `${candles.length} ${candles.length === 1 ? 'candle' : 'candles'}`;
  return `${count} from ${price(open)} to ${price(close)}, high ${price(high)}, low ${price(low)}.`;
}

export function price(value: number): string {
  return value.toFixed(2);
}
