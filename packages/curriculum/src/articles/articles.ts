import type { Article, ArticleBody } from './article.ts';
import { type ArticleId, articleCards } from './article-cards.ts';
import { financialStatements } from './financial-statements.ts';
import { positionSizing } from './position-sizing.ts';
import { stopLossStrategies } from './stop-loss-strategies.ts';
import { supportAndResistance } from './support-and-resistance.ts';
import { trendAnalysis } from './trend-analysis.ts';
import { valuationMethods } from './valuation-methods.ts';

const bodies: Record<ArticleId, ArticleBody> = {
  'support-and-resistance': supportAndResistance,
  'trend-analysis': trendAnalysis,
  'financial-statements': financialStatements,
  'valuation-methods': valuationMethods,
  'position-sizing': positionSizing,
  'stop-loss-strategies': stopLossStrategies,
};

/** Every article with its text, in the order of the cards. */
export const articles: readonly Article[] = articleCards.map((card) => ({ ...card, ...bodies[card.id] }));
