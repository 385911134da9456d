import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { useStartQuiz } from './quiz-attempt.ts';
import { RunningQuiz } from './running-quiz.tsx';
import { useStoredAttempt } from './stored-attempt.ts';

interface TermsQuizProps {
  title: string;
  /** The ids of the terms to ask about. */
  terms: readonly string[];
}

/** A quiz on a few terms, which begins at once. */
export function TermsQuiz({ title, terms }: TermsQuizProps) {
  const { user } = useCurrentUser();
  const [attempt, setAttempt] = useStoredAttempt(user, terms.join('+'));
  const { mutate, isError } = useStartQuiz();
  const start = () =>
    mutate(
      { length: terms.length, scope: 'all', terms, takenBy: user?.id ?? null, studied: new Set() },
      { onSuccess: setAttempt },
    );
  const isOver = attempt !== null && attempt.answers.length >= attempt.questions.length;
  const startOnce = useEffectEvent(() => {
    if (attempt === null || isOver) start();
  });
  useEffect(() => startOnce(), []);
  if (attempt !== null) return <RunningQuiz attempt={attempt} onChange={setAttempt} onRestart={start} onLeave={null} />;
  return (
    <ToolPage title={title}>
      <div className="wrap grid flex-1 py-4">
        {isError ? (
          <ErrorState title="The questions couldn’t be loaded" onRetry={start} />
        ) : (
          <Skeleton label="Loading your questions" className="h-full w-full rounded-lg" />
        )}
      </div>
    </ToolPage>
  );
}
