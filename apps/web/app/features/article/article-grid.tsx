import type { ArticleCategory } from '@wickwise/curriculum/articles/article';
import { useCardFocus } from '#app/ui/focus/card-focus.ts';
import { ArticleCard } from './article-card.tsx';
import { cardsOf } from './model.ts';

/** The articles of one category. On the way back from one, its card gets the focus. */
export function ArticleGrid({ category }: { category: ArticleCategory }) {
  useCardFocus();
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {cardsOf(category).map((card) => (
        <ArticleCard key={card.id} card={card} />
      ))}
    </ul>
  );
}
