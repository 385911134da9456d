import type { Article } from '../articles/article.ts';

/** One of the five sections of the trading fundamentals, 600 to 1,200 words. */
export type FundamentalsSection = Omit<Article, 'category' | 'difficulty'>;
