import { LessonBreadcrumb, ReadingFacts } from '../pattern/public.ts';
import { type ArticleCard, tabOf } from './model.ts';

/** The link back to the tab, the title and what it takes to read the article. */
export function ArticleHeader({ card }: { card: ArticleCard }) {
  const { id, title, summary, difficulty, estimatedTime } = card;
  return (
    <header className="mb-8 md:mb-12">
      <LessonBreadcrumb category={tabOf(card)} from={id} />
      <h1>{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">{summary}</p>
      <div className="mt-5">
        <ReadingFacts difficulty={difficulty} minutes={estimatedTime} />
      </div>
    </header>
  );
}
