import { fundamentals } from '@wickwise/curriculum/fundamentals/fundamentals';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { FundamentalsScreen } from '#app/features/article/fundamentals/fundamentals-screen.tsx';
import { runningText } from '#app/features/article/text-parts.ts';
import { notedSection } from '#app/features/journal/model.ts';
import { NotesButton } from '#app/features/journal/notes/notes-button.tsx';
import { VisitorNotice } from '#app/features/progress/visitor-notice.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { TermGlossary } from '#app/features/vocabulary/term-glossary.tsx';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';

export function meta() {
  return pageMeta({
    title: 'Trading Fundamentals',
    description: 'Five short sections: what trading is, how markets work, the kinds of analysis, risk and psychology.',
  });
}

export default function TradingFundamentals() {
  const current = useSectionInAddress();
  const { terms, texts } = useMemo(
    () => ({
      terms: current.terms.flatMap((termId) => vocabulary.filter(({ id }) => id === termId)),
      texts: runningText(current.blocks),
    }),
    [current],
  );
  return (
    <div className="wrap py-8 md:py-12">
      <VisitorNotice />
      <TermGlossary termIds={current.terms} texts={texts}>
        <FundamentalsScreen
          sections={fundamentals}
          current={current}
          terms={terms}
          notes={
            <NotesButton key={current.id} label="Write a note on this section" lessons={[notedSection(current)]} />
          }
        />
      </TermGlossary>
    </div>
  );
}

/** The section named in the address, or the first. The page was built without a query, so it shows the first. */
function useSectionInAddress() {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const asked = isHydrated ? params.get('section') : null;
  const section = fundamentals.find(({ id }) => id === asked) ?? fundamentals[0];
  if (section === undefined) throw new Error('The trading fundamentals have no sections.');
  return section;
}
