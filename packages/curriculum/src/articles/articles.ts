import type { Article, ArticleBody } from './article.ts';
import { type ArticleId, articleCards, introductionCards } from './article-cards.ts';
import { financialStatements } from './financial-statements.ts';
import { howToReadACandle } from './how-to-read-a-candle.ts';
import { positionSizing } from './position-sizing.ts';
import { stopLossStrategies } from './stop-loss-strategies.ts';
import { supportAndResistance } from './support-and-resistance.ts';
import { trendAnalysis } from './trend-analysis.ts';
import { valuationMethods } from './valuation-methods.ts';
import { why79PercentCanBeNothing } from './why-79-percent-can-be-nothing.ts';

const bodies: Record<ArticleId, ArticleBody> = {
  'how-to-read-a-candle': howToReadACandle,
  'why-79-percent-can-be-nothing': why79PercentCanBeNothing,
  'support-and-resistance': supportAndResistance,
  'trend-analysis': trendAnalysis,
  'financial-statements': financialStatements,
  'valuation-methods': valuationMethods,
  'position-sizing': positionSizing,
  'stop-loss-strategies': stopLossStrategies,
};

/** The two introductions with their texts. */
export const introductions: readonly Article[] = introductionCards.map((card) => ({ ...card, ...bodies[card.id] }));

/** Every article with its text, in the order of the cards. */
export const articles: readonly Article[] = articleCards.map((card) => ({ ...card, ...bodies[card.id] }));
