import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AskWick } from '#app/features/assistant/public.ts';
import { quizLede } from '#app/features/quiz/model.ts';
import { usePlacementQuestions } from '#app/features/quiz/placement/placement.ts';
import { PLACEMENT, PlacementCheck } from '#app/features/quiz/placement/placement-check.tsx';
import { useQuizzes } from '#app/features/quiz/queries.ts';
import { QuizScreen } from '#app/features/quiz/quiz-screen.tsx';
import { QuizSkeleton } from '#app/features/quiz/quiz-skeleton.tsx';
import type { ReviewedAnswer } from '#app/features/quiz/results/quiz-review.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { PlanStanding } from '#app/features/today/plan-standing.tsx';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { Page } from '#app/ui/page.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';

/** Level 1, which most visitors come for: the page is built with it. */
const TITLE = 'Candlestick Patterns - Level 1';
const LEDE = quizLede(4, true);

export function meta() {
  return pageMeta({
    title: 'Knowledge check',
    description: 'Four questions on candlestick patterns and a matching exercise, with an explanation for each answer.',
  });
}

export default function QuizRoute() {
  const [params] = useSearchParams();
  // The page was built without a query.
  const isHydrated = useIsHydrated();
  return isHydrated && params.has('placement') ? (
    <Placement />
  ) : (
    <KnowledgeCheck level={params.has('level') ? Number(params.get('level')) : null} quizId={params.get('quiz')} />
  );
}

interface KnowledgeCheckProps {
  level: number | null;
  /** In place of a level. */
  quizId: string | null;
}

function KnowledgeCheck({ level, quizId }: KnowledgeCheckProps) {
  const { data, isError, refetch } = useQuizzes();
  const named = data?.find(({ id }) => id === quizId);
  if (data) return <QuizScreen quizzes={data} level={named?.level ?? level} tutor={tutorOf} standing={standingOf} />;
  if (!isError) return <QuizSkeleton title={TITLE} lede={LEDE} />;
  return (
    <Page title={TITLE}>
      <ErrorState title="The quizzes couldn’t be loaded" onRetry={refetch} />
    </Page>
  );
}

function standingOf(quizId: string) {
  return <PlanStanding covers={(action) => action.kind === 'quiz' && action.quizId === quizId} />;
}

function tutorOf({ patternId, ...answer }: ReviewedAnswer) {
  const subject = { kind: 'quiz', ...answer } as const;
  const isAboutPattern = patternId !== null;
  return (
    <AskWick
      key={answer.questionId}
      subject={subject}
      title="Ask Wick about this answer"
      isAboutPattern={isAboutPattern}
    />
  );
}

function Placement() {
  const [tryId, setTryId] = useState(() => crypto.randomUUID());
  const { data, isError, refetch } = usePlacementQuestions(tryId);
  const retake = () => setTryId(crypto.randomUUID());
  if (data) return <PlacementCheck key={tryId} tryId={tryId} questions={data} onRetake={retake} />;
  if (!isError) return <QuizSkeleton title={PLACEMENT.title} lede={PLACEMENT.lede} />;
  return (
    <Page title={PLACEMENT.title}>
      <ErrorState title="The check couldn’t be loaded" onRetry={refetch} />
    </Page>
  );
}
