import type { ArticleCategory } from '@wickwise/curriculum/articles/article';
import { articleCards } from '@wickwise/curriculum/articles/article-cards';

export type ArticleCard = (typeof articleCards)[number];

export function articlePath(articleId: string): string {
  return `/learn/articles/${articleId}`;
}

export function findCard(articleId: string): ArticleCard | null {
  return articleCards.find(({ id }) => id === articleId) ?? null;
}

export function cardsOf(category: ArticleCategory): readonly ArticleCard[] {
  return articleCards.filter((card) => card.category === category);
}

/** The articles before and after one, through all categories in the order of reading. */
export function neighboursOf(articleId: string): { previous: ArticleCard | null; next: ArticleCard | null } {
  const place = articleCards.findIndex(({ id }) => id === articleId);
  return { previous: articleCards[place - 1] ?? null, next: articleCards[place + 1] ?? null };
}
