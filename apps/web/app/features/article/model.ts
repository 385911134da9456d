import type { ArticleCategory } from '@wickwise/curriculum/articles/article';
import { articleCards, introductionCards, readingCards } from '@wickwise/curriculum/articles/article-cards';
import type { LessonCategory } from '../pattern/public.ts';

export type ArticleCard = (typeof readingCards)[number];

export function articlePath(articleId: string): string {
  return `/learn/articles/${articleId}`;
}

export function findCard(articleId: string): ArticleCard | null {
  return readingCards.find(({ id }) => id === articleId) ?? null;
}

export function cardsOf(category: ArticleCategory): readonly ArticleCard[] {
  return articleCards.filter((card) => card.category === category);
}

/** The tab of the lessons page that leads to an article: its own, or for an introduction the first one. */
export function tabOf({ id, category }: ArticleCard): LessonCategory {
  return introductionCards.some((card) => card.id === id) ? 'candlesticks' : category;
}

/** The articles before and after one, from the introductions through all categories in the order of reading. */
export function findAdjacentArticles(articleId: string): { previous: ArticleCard | null; next: ArticleCard | null } {
  const place = readingCards.findIndex(({ id }) => id === articleId);
  return { previous: readingCards[place - 1] ?? null, next: readingCards[place + 1] ?? null };
}

/** The address of one section of the trading fundamentals. */
export function fundamentalsPath(sectionId: string): string {
  return `/trading-fundamentals?section=${sectionId}`;
}
