import type { Article } from './article.ts';
import { financialStatements } from './financial-statements.ts';
import { positionSizing } from './position-sizing.ts';
import { stopLossStrategies } from './stop-loss-strategies.ts';
import { supportAndResistance } from './support-and-resistance.ts';
import { trendAnalysis } from './trend-analysis.ts';
import { valuationMethods } from './valuation-methods.ts';

/** Every article, by category, in the order of reading. */
export const articles: readonly Article[] = [
  supportAndResistance,
  trendAnalysis,
  financialStatements,
  valuationMethods,
  positionSizing,
  stopLossStrategies,
];
