import { aWrittenTradingPlan } from './a-written-trading-plan.ts';
import type { Article, ArticleBody } from './article.ts';
import { type ArticleId, articleCards, introductionCards } from './article-cards.ts';
import { backtestOverfitting } from './backtest-overfitting.ts';
import { choosingABroker } from './choosing-a-broker.ts';
import { financialStatements } from './financial-statements.ts';
import { howToReadACandle } from './how-to-read-a-candle.ts';
import { indexFunds } from './index-funds.ts';
import { ordersAndTimeInForce } from './orders-and-time-in-force.ts';
import { paperTrading } from './paper-trading.ts';
import { positionSizing } from './position-sizing.ts';
import { scamsAndGurus } from './scams-and-gurus.ts';
import { stopLossStrategies } from './stop-loss-strategies.ts';
import { supportAndResistance } from './support-and-resistance.ts';
import { taxesOnTrading } from './taxes-on-trading.ts';
import { tradingHalts } from './trading-halts.ts';
import { trendAnalysis } from './trend-analysis.ts';
import { valuationMethods } from './valuation-methods.ts';
import { why79PercentCanBeNothing } from './why-79-percent-can-be-nothing.ts';

const bodies: Record<ArticleId, ArticleBody> = {
  'how-to-read-a-candle': howToReadACandle,
  'why-79-percent-can-be-nothing': why79PercentCanBeNothing,
  'support-and-resistance': supportAndResistance,
  'trend-analysis': trendAnalysis,
  'backtest-overfitting': backtestOverfitting,
  'financial-statements': financialStatements,
  'valuation-methods': valuationMethods,
  'index-funds': indexFunds,
  'position-sizing': positionSizing,
  'stop-loss-strategies': stopLossStrategies,
  'orders-and-time-in-force': ordersAndTimeInForce,
  'trading-halts': tradingHalts,
  'a-written-trading-plan': aWrittenTradingPlan,
  'paper-trading': paperTrading,
  'choosing-a-broker': choosingABroker,
  'scams-and-gurus': scamsAndGurus,
  'taxes-on-trading': taxesOnTrading,
};

/** The two introductions with their texts. */
export const introductions: readonly Article[] = introductionCards.map((card) => ({ ...card, ...bodies[card.id] }));

/** Every article with its text, in the order of the cards. */
export const articles: readonly Article[] = articleCards.map((card) => ({ ...card, ...bodies[card.id] }));
