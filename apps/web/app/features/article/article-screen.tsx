import type { ArticleBody, Reviewed } from '@wickwise/curriculum/articles/article';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { type ReactNode, useMemo } from 'react';
import { type AdjacentPage, AdjacentPages } from '#app/ui/adjacent-pages.tsx';
import { sliceOf } from '#app/ui/slice.tsx';
import { categoryLabel, LessonBreadcrumb, ReadingFacts } from '../pattern/public.ts';
import { ArticleBlocks } from './article-blocks.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleSection } from './article-section.tsx';
import { ArticleSources, ReviewDay } from './article-sources.tsx';
import { ArticleTerms } from './article-terms.tsx';
import { type ArticleCard, articlePath, findAdjacentArticles, tabOf } from './model.ts';
import { type Section, toParts } from './text-parts.ts';

const COLUMNS =
  'grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,47rem)_minmax(0,16rem)] lg:justify-between lg:gap-x-14';
const TERMS = { id: 'terms', title: 'Terms in this article' };
const SOURCES = { id: 'sources', title: 'Sources' };

interface ArticleScreenProps {
  card: ArticleCard;
  blocks: ArticleBody['blocks'];
  review: Reviewed;
  /** The terms that the text uses. */
  terms: readonly Term[];
  /** Below the text. */
  completion: ReactNode;
}

/** One article: its text in sections, their list next to it, its terms and sources, and links to what comes next. */
export function ArticleScreen({ card, blocks, review, terms, completion }: ArticleScreenProps) {
  const { lead, sections } = useMemo(() => toParts(blocks), [blocks]);
  return (
    <article>
      <ArticleHeader card={card} reviewedOn={review.reviewedOn} />
      <div className={COLUMNS}>
        <ArticleContents sections={[...sections, TERMS, SOURCES]} />
        <div className="grid gap-12 lg:col-start-1 lg:row-start-1">
          <div className="grid gap-5">
            <ArticleBlocks blocks={lead} />
          </div>
          {sections.map((section) => (
            <SectionSlice key={section.id} section={section} />
          ))}
          <TermsSlice terms={terms} />
          <ArticleSection {...SOURCES}>
            <ArticleSources {...review} />
          </ArticleSection>
          {completion}
        </div>
      </div>
      <AdjacentArticles card={card} />
    </article>
  );
}

const SectionSlice = sliceOf(({ section }: { section: Section }) => (
  <ArticleSection {...section}>
    <ArticleBlocks blocks={section.blocks} />
  </ArticleSection>
));

const TermsSlice = sliceOf(({ terms }: { terms: readonly Term[] }) => (
  <ArticleSection {...TERMS}>
    <ArticleTerms terms={terms} />
  </ArticleSection>
));

/** The articles before and after this one. */
function AdjacentArticles({ card }: { card: ArticleCard }) {
  const { previous, next } = findAdjacentArticles(card.id);
  return <AdjacentPages noun="article" previous={previous && toPage(previous)} next={next && toPage(next)} />;
}

function toPage(card: ArticleCard): AdjacentPage {
  return { to: articlePath(card.id), title: card.title, note: categoryLabel(tabOf(card)) };
}

interface ArticleHeaderProps extends Pick<Reviewed, 'reviewedOn'> {
  card: ArticleCard;
}

/** The link back to the tab, the title and what it takes to read the article. */
function ArticleHeader({ card, reviewedOn }: ArticleHeaderProps) {
  const { id, title, summary, difficulty, estimatedTime } = card;
  return (
    <header className="mb-8 md:mb-12">
      <LessonBreadcrumb category={tabOf(card)} from={id} />
      <h1>{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">{summary}</p>
      <div className="mt-5">
        <ReadingFacts difficulty={difficulty} minutes={estimatedTime}>
          <li>
            <ReviewDay day={reviewedOn} />
          </li>
        </ReadingFacts>
      </div>
    </header>
  );
}
