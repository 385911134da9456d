import type { CallResponse } from '@wickwise/contract/call';
import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { CallsByRoute } from '@wickwise/contract/contract';
import type { VisitorQuiz } from '@wickwise/contract/quiz-result';
import { VOCABULARY_QUIZZES_PAID_PER_DAY } from '@wickwise/learning/experience';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { usePatternName } from '#app/features/pattern/queries.ts';
import { SignInLink } from '#app/features/progress/public.ts';
import { earnedPhrases } from '#app/features/reward/public.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { useSendWhenOnline } from '#app/lib/send-when-online.ts';
import { withItems } from '#app/lib/stored-list.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { isFinalRefusal, type QuizToSave, storeUnsaved, useSaveQuizResult } from '../queries.ts';
import { visitorQuizStore } from './visitor-quizzes.ts';

interface SaveStatusProps {
  result: QuizToSave;
  /** The learner who took the quiz; null for a visitor, whose quizzes stay in the browser. */
  takenBy: string | null;
}

/** Sends a finished quiz as soon as it is shown, and reports the outcome. Showing it again earns nothing twice. */
export function SaveStatus({ result, takenBy }: SaveStatusProps) {
  const { user, isPending } = useCurrentUser();
  if (takenBy === null) return <VisitorResult result={result} />;
  if (isPending) return <Saving />;
  if (user?.id !== takenBy) return <KeptResult result={result} userId={takenBy} />;
  return <LearnerResult result={result} userId={takenBy} />;
}

interface OwnResultProps {
  result: QuizToSave;
  userId: string;
}

/** The session has ended: the result waits until its learner is back, on whichever page. */
function KeptResult({ result, userId }: OwnResultProps) {
  const keep = useEffectEvent(() => storeUnsaved({ userId, result }));
  useEffect(() => keep(), []);
  return <SignedOut />;
}

function LearnerResult({ result, userId }: OwnResultProps) {
  const { mutate, data, error } = useSaveQuizResult(userId);
  useSendWhenOnline(() => {
    if (data === undefined) mutate(result);
  });
  if (error !== null) return <NotSaved error={error} onRetry={() => mutate(result)} />;
  return data === undefined ? <Saving /> : <Saved {...data} />;
}

function Saving() {
  return (
    <div className="flex min-h-24 items-center gap-4 rounded-md border border-line px-4 py-3">
      <Skeleton label="Saving your result..." className="h-4 w-48" />
    </div>
  );
}

const QUIZ_EARNED = 'No XP this time: only right answers beyond your best score earn any.';
const VOCABULARY_EARNED = `No XP this time. Right answers earn XP in ${VOCABULARY_QUIZZES_PAID_PER_DAY} vocabulary quizzes a day.`;

/** What was earned is counted by the server. */
function Saved({
  attempt,
  earned,
  remainingToday,
  nextMilestone,
}: CallResponse<CallsByRoute['POST /api/quiz-results']>) {
  const nameOf = usePatternName();
  const isToldByCard = earned.celebrations.some(({ isViewed }) => !isViewed);
  const phrases = isToldByCard ? [] : earnedPhrases({ earned, nameOf });
  return (
    <div className="min-h-24">
      <Notice tone="success" title="Result saved" live>
        {earned.entries.length === 0 ? (
          <p>{attempt.quizId === VOCABULARY_CATEGORY ? VOCABULARY_EARNED : QUIZ_EARNED}</p>
        ) : null}
        {phrases.length === 0 ? null : (
          <ul className="mt-1">
            {phrases.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        )}
        {nextMilestone === null ? null : (
          <p className="mt-1">
            Next milestone: {nextMilestone.value} passed vocabulary {nextMilestone.value === 1 ? 'quiz' : 'quizzes'} (
            {nextMilestone.left} to go)
          </p>
        )}
        {remainingToday === null ? null : (
          <p className="mt-1 text-muted text-sm">
            {remainingToday} {remainingToday === 1 ? 'quiz' : 'quizzes'} left today
          </p>
        )}
      </Notice>
    </div>
  );
}

function NotSaved({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_signed_in') return <SignedOut />;
  if (isFinalRefusal(error) && error instanceof ApiError) {
    return (
      <Notice tone="warning" title="This result isn’t saved" live>
        {error.reason}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title="Not saved" live>
      <p>
        {code === null ? 'We couldn’t reach the server.' : 'Something went wrong on our side.'} Your result is kept in
        this browser until it’s saved.
      </p>
      <Button variant="quiet" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

function SignedOut() {
  return (
    <Notice tone="warning" title="Not saved" live>
      You’re not signed in, so your result is kept in this browser. <SignInLink>Sign in again</SignInLink> to save it.
    </Notice>
  );
}

/** Stored once, however often it is shown. */
function VisitorResult({ result }: { result: QuizToSave }) {
  const { user, isPending } = useCurrentUser();
  const isVisitor = !isPending && user === null;
  const keep = useEffectEvent(() => visitorQuizStore().change(withItems([toVisitorQuiz(result)])));
  useEffect(() => {
    if (isVisitor) keep();
  }, [isVisitor]);
  return (
    <Notice>
      You took this quiz without an account, so it earned no XP. It’s kept in this browser and joins your history when
      you sign in. <SignInLink>Sign in to earn XP</SignInLink> with the next one.
    </Notice>
  );
}

function toVisitorQuiz({ attemptId, category, score, totalQuestions, seconds = 0 }: QuizToSave): VisitorQuiz {
  return { id: attemptId, category, score, totalQuestions, seconds, finishedAt: new Date().toISOString() };
}
