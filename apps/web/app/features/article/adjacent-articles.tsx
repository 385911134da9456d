import { type AdjacentPage, AdjacentPages } from '#app/ui/adjacent-pages.tsx';
import { categoryLabel } from '../pattern/public.ts';
import { type ArticleCard, articlePath, findAdjacentArticles, tabOf } from './model.ts';

/** The articles before and after this one. */
export function AdjacentArticles({ card }: { card: ArticleCard }) {
  const { previous, next } = findAdjacentArticles(card.id);
  return <AdjacentPages noun="article" previous={previous && toPage(previous)} next={next && toPage(next)} />;
}

function toPage(card: ArticleCard): AdjacentPage {
  return { to: articlePath(card.id), title: card.title, note: categoryLabel(tabOf(card)) };
}
