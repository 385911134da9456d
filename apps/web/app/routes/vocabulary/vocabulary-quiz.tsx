import { counts } from '@wickwise/curriculum/copy/counts';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { PlanStanding } from '#app/features/today/plan-standing.tsx';
import { TermsQuiz } from '#app/features/vocabulary/terms-quiz.tsx';
import { VocabularyQuizScreen } from '#app/features/vocabulary/vocabulary-quiz-screen.tsx';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';

export function meta() {
  return pageMeta({
    title: 'Vocabulary quiz',
    description: `Five to ${counts.terms} questions on trading terms: identify them by definition, example or category.`,
  });
}

/** A quiz to set up, or one on the terms that the address names. */
export default function VocabularyQuiz() {
  const [params] = useSearchParams();
  const { isPending } = useCurrentUser();
  // The page was built without a query.
  const isHydrated = useIsHydrated();
  const known = isHydrated ? termsIn(params) : [];
  // Who takes it decides where it is drawn.
  if (known.length > 0 && !isPending) return <TermsQuiz key={known.join()} title="Vocabulary quiz" terms={known} />;
  return <VocabularyQuizScreen vocabulary={vocabulary} standing={STANDING} />;
}

const STANDING = <PlanStanding covers={({ kind }) => kind === 'vocabulary'} />;

function termsIn(params: URLSearchParams): string[] {
  const named = params.get('terms')?.split(',') ?? [];
  return vocabulary.flatMap(({ id }) => (named.includes(id) ? id : []));
}
