import type { Scenario, ScenarioOptionId, ScenarioReview } from '@wickwise/contract/scenario';
import { sampleScenario } from '@wickwise/curriculum/copy/sample-scenario';
import type { Ohlc } from '@wickwise/market/candle';

const { options, basis, outcomes, chart } = sampleScenario;
const mutable = (candles: readonly Ohlc[]) => candles.map(([...candle]) => candle);

/** The free scenario as the server would ask it. */
export const asked: Scenario = {
  ...sampleScenario,
  options: options.map(({ id, text }) => ({ id, text })),
  chart: chart && { title: chart.title, candles: mutable(chart.before) },
};

/** What the server would say about a choice in it. */
export function reviewOf(chosen: ScenarioOptionId): Omit<ScenarioReview, 'isFirstAttempt' | 'answered' | 'earned'> {
  return {
    chosen,
    isCorrect: options.some(({ id, isCorrect }) => id === chosen && isCorrect),
    options: options.map((option) => ({ ...option, outcome: outcomes[option.id] })),
    basis,
    after: chart && mutable(chart.after),
  };
}
