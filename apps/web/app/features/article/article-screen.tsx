import type { ArticleBody } from '@wickwise/curriculum/articles/article';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { type ReactNode, useMemo } from 'react';
import { sliceOf } from '#app/ui/slice.tsx';
import { AdjacentArticles } from './adjacent-articles.tsx';
import { ArticleBlocks } from './article-blocks.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticleSection } from './article-section.tsx';
import { ArticleTerms } from './article-terms.tsx';
import type { ArticleCard } from './model.ts';
import { type Section, toParts } from './text-parts.ts';

const COLUMNS =
  'grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,47rem)_minmax(0,16rem)] lg:justify-between lg:gap-x-14';
const TERMS = { id: 'terms', title: 'Terms in this article' };

interface ArticleScreenProps {
  card: ArticleCard;
  blocks: ArticleBody['blocks'];
  /** Those that the text uses. */
  terms: readonly Term[];
  /** Below the text. */
  completion: ReactNode;
}

/** One article: its text in sections, their list next to it, its terms, and links to what comes next. */
export function ArticleScreen({ card, blocks, terms, completion }: ArticleScreenProps) {
  const { lead, sections } = useMemo(() => toParts(blocks), [blocks]);
  return (
    <article>
      <ArticleHeader card={card} />
      <div className={COLUMNS}>
        <ArticleContents sections={[...sections, TERMS]} />
        <div className="grid gap-12 lg:col-start-1 lg:row-start-1">
          <div className="grid gap-5">
            <ArticleBlocks blocks={lead} />
          </div>
          {sections.map((section) => (
            <SectionSlice key={section.id} section={section} />
          ))}
          <TermsSlice terms={terms} />
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
