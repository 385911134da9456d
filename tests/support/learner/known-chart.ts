import { type KnownChart, readFacts } from '../../../apps/server/src/features/assistant/facts/chart-facts.ts';
import { type ChartMoment, chartOf } from './chart-of.ts';

/** A chart of the simulated market, measured as the assistant does. */
export async function knownChart(moment: ChartMoment): Promise<KnownChart> {
  const { symbol, interval } = moment;
  return readFacts({ symbol, interval }, await chartOf(moment));
}
