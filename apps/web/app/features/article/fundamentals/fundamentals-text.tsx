import type { FundamentalsSection } from '@wickwise/curriculum/fundamentals/fundamentals-section';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { useEffect, useMemo, useRef } from 'react';
import { sliceOf } from '#app/ui/slice.tsx';
import { ArticleBlocks } from '../article-blocks.tsx';
import { ArticleSection } from '../article-section.tsx';
import { ArticleSources, ReviewDay } from '../article-sources.tsx';
import { ArticleTerms } from '../article-terms.tsx';
import { type Section, toParts } from '../text-parts.ts';

interface FundamentalsTextProps {
  section: FundamentalsSection;
  /** The terms that the text uses. */
  terms: readonly Term[];
}

/** One section of the fundamentals, from its title to its sources. */
export function FundamentalsText({ section, terms }: FundamentalsTextProps) {
  const heading = useFocusOnChange(section.id);
  const { lead, sections } = useMemo(() => toParts(section.blocks), [section]);
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 outline-none">
          {section.title}
        </h2>
        <p className="text-muted text-sm">
          <span className="num">{section.estimatedTime}</span> min read · <ReviewDay day={section.reviewedOn} />
        </p>
        <ArticleBlocks blocks={lead} />
      </div>
      {sections.map((part) => (
        <PartSlice key={part.id} part={part} />
      ))}
      <TermsSlice terms={terms} />
      <ArticleSection heading="h3" id="sources" title="Sources">
        <ArticleSources {...section} />
      </ArticleSection>
    </div>
  );
}

const PartSlice = sliceOf(({ part }: { part: Section }) => (
  <ArticleSection heading="h3" {...part}>
    <ArticleBlocks blocks={part.blocks} />
  </ArticleSection>
));

const TermsSlice = sliceOf(({ terms }: { terms: readonly Term[] }) => (
  <ArticleSection heading="h3" id="terms" title="Terms in this section">
    <ArticleTerms terms={terms} />
  </ArticleSection>
));

/** Another section takes the focus at its title, so that reading begins there. */
function useFocusOnChange(sectionId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(sectionId);
  useEffect(() => {
    if (shown.current === sectionId) return;
    shown.current = sectionId;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [sectionId]);
  return heading;
}
