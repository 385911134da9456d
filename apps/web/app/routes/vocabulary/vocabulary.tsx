import { counts } from '@wickwise/curriculum/copy/counts';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { useNavigate, useSearchParams } from 'react-router';
import { VisitorNotice } from '#app/features/progress/visitor-notice.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { VocabularyScreen } from '#app/features/vocabulary/vocabulary-screen.tsx';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Page } from '#app/ui/page.tsx';

const LEDE = `${counts.terms} words traders use, each with a plain definition and an example with numbers.`;

export function meta() {
  return pageMeta({
    title: 'Vocabulary',
    description: LEDE,
  });
}

export default function Vocabulary() {
  const navigate = useNavigate();
  const termId = useTermInAddress();
  const openTerm = vocabulary.find(({ id }) => id === termId) ?? null;
  return (
    <Page title="Vocabulary" lede={LEDE} actions={<ButtonLink to="/vocabulary-quiz">Take Quiz</ButtonLink>}>
      <VisitorNotice />
      <VocabularyScreen
        terms={vocabulary}
        openTerm={openTerm}
        onCloseTerm={() => navigate('/vocabulary', { preventScrollReset: true })}
      />
    </Page>
  );
}

/** The page was built without a query, so the first render opens no term. */
function useTermInAddress(): string | null {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated ? params.get('term') : null;
}
