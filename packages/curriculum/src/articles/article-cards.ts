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
    estimatedTime: 6,
  },
  {
    id: 'trend-analysis',
    title: 'Trend Analysis',
    category: 'technical-analysis',
    summary: 'Name the trend from its highs and lows, draw its line, and know the price that ends it.',
    difficulty: 'medium',
    estimatedTime: 6,
  },
  {
    id: 'financial-statements',
    title: 'Financial Statements',
    category: 'fundamental-analysis',
    summary: 'Read the three statements of a 10-K together, and see whether profit turned into cash.',
    difficulty: 'medium',
    estimatedTime: 6,
  },
  {
    id: 'valuation-methods',
    title: 'Valuation Methods',
    category: 'fundamental-analysis',
    summary: 'Value one company by earnings, by its peers and by its cash flow, and say how far to trust the result.',
    difficulty: 'hard',
    estimatedTime: 6,
  },
  {
    id: 'position-sizing',
    title: 'Position Sizing',
    category: 'risk-management',
    summary: 'Turn a loss you can accept into a number of shares, and see what losing streaks do to an account.',
    difficulty: 'medium',
    estimatedTime: 6,
  },
  {
    id: 'stop-loss-strategies',
    title: 'Stop-Loss Strategies',
    category: 'risk-management',
    summary: 'Choose where a trade is given up, follow a gain with the stop, and know what a gap does to it.',
    difficulty: 'medium',
    estimatedTime: 6,
  },
] as const satisfies readonly ArticleCard[];

export type ArticleId = (typeof articleCards)[number]['id'];
