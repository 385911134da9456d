import type { Article } from '@wickwise/curriculum/articles/article';
import { articles, introductions } from '@wickwise/curriculum/articles/articles';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { useMemo } from 'react';
import { ArticleScreen } from '#app/features/article/article-screen.tsx';
import { type ArticleCard, findCard } from '#app/features/article/model.ts';
import { runningText } from '#app/features/article/text-parts.ts';
import { notedArticle } from '#app/features/journal/model.ts';
import { NotesButton } from '#app/features/journal/notes/notes-button.tsx';
import { MarkArticleRead } from '#app/features/progress/mark-article-read.tsx';
import { NotFoundMessage } from '#app/features/site/not-found-message.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { TermGlossary } from '#app/features/vocabulary/term-glossary.tsx';
import type { Route } from './+types/article.ts';

const UNKNOWN = {
  title: 'No such article',
  text: 'There’s no article at this address. The address may be mistyped, or the article has moved.',
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
  const article = [...introductions, ...articles].find(({ id }) => id === articleId);
  if (card === null || article === undefined) return <NotFoundMessage {...UNKNOWN} />;
  return <KnownArticle card={card} article={article} />;
}

function KnownArticle({ card, article }: { card: ArticleCard; article: Article }) {
  const terms = useMemo(
    () => article.terms.flatMap((termId) => vocabulary.filter(({ id }) => id === termId)),
    [article],
  );
  const texts = useMemo(() => runningText(article.blocks), [article]);
  return (
    <TermGlossary termIds={article.terms} texts={texts}>
      <ArticleScreen
        card={card}
        blocks={article.blocks}
        review={article}
        terms={terms}
        completion={
          <>
            <MarkArticleRead articleId={article.id} />
            <div>
              <NotesButton label="Write a note on this article" lessons={[notedArticle(card)]} />
            </div>
          </>
        }
      />
    </TermGlossary>
  );
}
