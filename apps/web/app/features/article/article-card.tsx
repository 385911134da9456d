import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { cardLinkId } from '#app/ui/focus/card-focus.ts';
import { ReadingFacts } from '../pattern/public.ts';
import { ArticlePicture } from './chart/article-picture.tsx';
import { type ArticleCard as ArticleCardData, articlePath } from './model.ts';

/** One article of the list. The whole card leads to it; its heading is the link that is read out. */
export function ArticleCard({ card }: { card: ArticleCardData }) {
  const { id, title, summary, difficulty, estimatedTime } = card;
  return (
    <Card
      as="li"
      className="relative transition-colors hover:border-control has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:outline-offset-3"
      picture={<ArticlePicture articleId={id} />}
    >
      <h3>
        <Link
          id={cardLinkId(id)}
          to={articlePath(id)}
          className="after:absolute after:inset-0 focus-visible:outline-none"
        >
          {title}
        </Link>
      </h3>
      <p className="mb-3 max-w-prose text-md text-soft">{summary}</p>
      <div className="mt-auto">
        <ReadingFacts difficulty={difficulty} minutes={estimatedTime} />
      </div>
    </Card>
  );
}
