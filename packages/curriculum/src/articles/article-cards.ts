import type { ArticleCard } from './article.ts';

/**
 * Every article, by category, in the order of reading. Apart from the texts, so that a list of articles loads none of
 * them.
 */
export const articleCards = [
  {
    id: 'support-and-resistance',
    title: 'Support and Resistance',
    category: 'technical-analysis',
    summary: 'Draw a level through turning points, plan a trade at it, and tell a touch from a break.',
    difficulty: 'easy',
    estimatedTime: 5,
  },
  {
    id: 'trend-analysis',
    title: 'Trend Analysis',
    category: 'technical-analysis',
    summary: 'Read the trend from its highs and lows, draw its line, and know the price that ends it.',
    difficulty: 'medium',
    estimatedTime: 5,
  },
  {
    id: 'backtest-overfitting',
    title: 'When a Backtest Lies',
    category: 'technical-analysis',
    summary:
      'Watch the best of twenty rules win on random prices and then do no better than the rest, and learn to test honestly.',
    difficulty: 'medium',
    estimatedTime: 5,
  },
  {
    id: 'financial-statements',
    title: 'Financial Statements',
    category: 'fundamental-analysis',
    summary: 'Read the three statements of a 10-K together, and see whether profit turned into cash.',
    difficulty: 'medium',
    estimatedTime: 5,
  },
  {
    id: 'valuation-methods',
    title: 'Valuation Methods',
    category: 'fundamental-analysis',
    summary: 'Value a company by its earnings, its peers and its cash flow, and say how much to trust the result.',
    difficulty: 'hard',
    estimatedTime: 5,
  },
  {
    id: 'index-funds',
    title: 'Index Funds: What You Have to Beat',
    category: 'fundamental-analysis',
    summary: 'See how few professionals beat the market, and compare your own trading with a fund that holds it.',
    difficulty: 'easy',
    estimatedTime: 5,
  },
  {
    id: 'position-sizing',
    title: 'Position Sizing',
    category: 'risk-management',
    summary: 'Turn a loss you can accept into a number of shares, and see what losing streaks do to an account.',
    difficulty: 'medium',
    estimatedTime: 5,
  },
  {
    id: 'stop-loss-strategies',
    title: 'Stop-Loss Strategies',
    category: 'risk-management',
    summary:
      'Choose the price that proves your idea wrong, trail the stop behind price, and know what a gap does to it.',
    difficulty: 'medium',
    estimatedTime: 5,
  },
  {
    id: 'orders-and-time-in-force',
    title: 'Orders and How Long They Last',
    category: 'risk-management',
    summary:
      'Day or GTC: choose the time in force, know when a stop isn’t active, and see what a stop-limit does in a gap.',
    difficulty: 'medium',
    estimatedTime: 5,
  },
  {
    id: 'trading-halts',
    title: 'When Trading Stops',
    category: 'risk-management',
    summary:
      'Limit up-limit down, circuit breakers and news halts: how long they last and what happens to your orders.',
    difficulty: 'medium',
    estimatedTime: 5,
  },
  {
    id: 'a-written-trading-plan',
    title: 'A Written Trading Plan',
    category: 'risk-management',
    summary: 'Fill in one page: the setup, the exit, the limits, and when you quit.',
    difficulty: 'medium',
    estimatedTime: 5,
  },
  {
    id: 'paper-trading',
    title: 'From Paper to Real Money',
    category: 'risk-management',
    summary: 'Four stages with a number of trades each, what to measure, and which results send you back.',
    difficulty: 'easy',
    estimatedTime: 5,
  },
  {
    id: 'choosing-a-broker',
    title: 'Choosing a Broker',
    category: 'risk-management',
    summary: 'Know what SIPC covers, who pays for free trades, and how to read an order routing report.',
    difficulty: 'easy',
    estimatedTime: 5,
  },
  {
    id: 'scams-and-gurus',
    title: 'Scams and Gurus',
    category: 'risk-management',
    summary: 'Recognize stock-tip chats, fake brokers and recovery services, and check a firm in minutes.',
    difficulty: 'easy',
    estimatedTime: 5,
  },
  {
    id: 'taxes-on-trading',
    title: 'US Taxes on Trading',
    category: 'risk-management',
    summary: 'Short and long term, wash sales, the forms, Section 1256 and mark-to-market, in outline.',
    difficulty: 'hard',
    estimatedTime: 5,
  },
] as const satisfies readonly ArticleCard[];

/** Two introductions, to be read before the first lesson. They are articles in kind and stand in no tab. */
export const introductionCards = [
  {
    id: 'how-to-read-a-candle',
    title: 'How to Read a Candle',
    category: 'technical-analysis',
    summary: 'Open, high, low and close, body and shadows: all you need to read a candle.',
    difficulty: 'easy',
    estimatedTime: 5,
  },
  {
    id: 'why-79-percent-can-be-nothing',
    title: 'Why 79% Can Mean Nothing',
    category: 'technical-analysis',
    summary: 'What a published rate counts, what pure chance would give, and why the number of cases matters.',
    difficulty: 'easy',
    estimatedTime: 5,
  },
] as const satisfies readonly ArticleCard[];

/** Everything that is read as an article, in the order of reading. */
export const readingCards = [...introductionCards, ...articleCards] as const;

export type ArticleId = (typeof readingCards)[number]['id'];
