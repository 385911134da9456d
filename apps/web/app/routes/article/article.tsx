import { articles } from '@wickwise/curriculum/articles/articles';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { ArticleScreen } from '../../features/article/article-screen.tsx';
import { findCard } from '../../features/article/model.ts';
import { DeadEnd } from '../../ui/dead-end.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/article.ts';

const UNKNOWN = {
  title: 'No such article',
  text: 'There is no article under this address. The link may have a slip in it, or the article has moved.',
};

export function meta({ params }: Route.MetaArgs) {
  const card = findCard(params.articleId);
  return pageMeta(
    card ? { title: card.title, description: card.summary } : { title: UNKNOWN.title, description: UNKNOWN.text },
  );
}

export default function ArticleRoute({ params }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <ArticleById key={params.articleId} articleId={params.articleId} />
    </div>
  );
}

function ArticleById({ articleId }: { articleId: string }) {
  const card = findCard(articleId);
  const article = articles.find(({ id }) => id === articleId);
  if (card === null || article === undefined) return <DeadEnd {...UNKNOWN} />;
  const terms = article.terms.flatMap((termId) => vocabulary.filter(({ id }) => id === termId));
  return <ArticleScreen card={card} blocks={article.blocks} terms={terms} />;
}
