import type { AnswerReview, ListedQuiz } from '@wickwise/contract/quiz';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import {
  addAnswer,
  addMatches,
  clearPlacements,
  currentQuestion,
  endIfTimeIsUp,
  isLastQuestion,
  moveOn,
  placeItem,
  type Quiz,
  type QuizRun,
} from './model.ts';
import { useStartQuiz } from './queries.ts';
import type { MatchingExerciseProps } from './question/matching-exercise.tsx';
import { QuestionForm } from './question/question-form.tsx';
import { QuizFrame } from './quiz-frame.tsx';
import { QuizStart } from './quiz-start.tsx';
import { QuizResults } from './results/quiz-results.tsx';
import { QuizReview, type QuizReviewProps } from './results/quiz-review.tsx';
import { useIsLeftBehind, useQuizRun } from './use-quiz-run.ts';

interface QuizScreenProps {
  quizzes: readonly ListedQuiz[];
  /** The level that the address names. */
  level: number | null;
  /** Below an answer that is reviewed. */
  tutor: QuizReviewProps['tutor'];
  /** Where a quiz stands in the plan of the day. */
  standing: (quizId: string) => ReactNode;
}

/** The knowledge check. Whatever it shows next, the focus does not fall back to the top of the page. */
export function QuizScreen(props: QuizScreenProps) {
  const current = useQuizRun();
  const [isReviewing, setReviewing] = useState(false);
  const { attemptId, finishedAt } = current.run ?? {};
  return (
    <KeepFocus state={`${attemptId} ${finishedAt} ${isReviewing}`}>
      <QuizPhase {...props} {...current} isReviewing={isReviewing} onReview={setReviewing} />
    </KeepFocus>
  );
}

interface QuizPhaseProps extends QuizScreenProps, ReturnType<typeof useQuizRun> {
  isReviewing: boolean;
  onReview: (isReviewing: boolean) => void;
}

/** The choice of a level, its questions, the results or their review. */
function QuizPhase({
  quizzes,
  level,
  tutor,
  standing,
  run,
  start,
  change,
  leave,
  isReviewing,
  onReview,
}: QuizPhaseProps) {
  const { user } = useCurrentUser();
  const draw = useStartQuiz();
  const begin = (quizId: string) => {
    const takenBy = user?.id ?? null;
    draw.mutate({ quizId, takenBy }, { onSuccess: start, onSettled: () => onReview(false) });
  };
  const starting = { isStarting: draw.isPending, problem: draw.isPending ? null : draw.error };
  const listed = quizzes.find(({ id }) => id === run?.quizId);
  const isPast = useIsLeftBehind(run, quizzes.find((quiz) => quiz.level === level)?.id ?? null);
  // Another learner has signed in in this tab: they are not shown someone else's answers.
  const isOthers = user !== null && run !== null && run.takenBy !== null && run.takenBy !== user.id;
  useEffect(() => {
    if (isPast || isOthers) leave();
  });
  if (run === null || listed?.access !== 'quiz' || isPast || isOthers) {
    return <QuizStart quizzes={quizzes} level={level ?? 1} standing={standing} onStart={begin} {...starting} />;
  }
  const quiz = { ...listed, ...run.drawn };
  if (run.finishedAt === null) return <RunningQuiz quiz={quiz} run={run} onChange={change} onLeave={leave} />;
  if (isReviewing) {
    const show = (questionId: string, review: AnswerReview) =>
      change((reviewed) => addAnswer(reviewed, questionId, review));
    return <QuizReview quiz={quiz} run={run} tutor={tutor} onShown={show} onExit={() => onReview(false)} />;
  }
  return (
    <QuizResults
      quiz={quiz}
      run={run}
      {...starting}
      onRetake={() => begin(quiz.id)}
      onReview={() => onReview(true)}
      onLeave={leave}
    />
  );
}

/** Loaded separately, because of the library it imports. */
function fetchMatching(): Promise<{ default: ComponentType<MatchingExerciseProps> }> {
  return import('./question/matching-exercise.tsx').then(
    ({ MatchingExercise }) => ({ default: MatchingExercise }),
    () => ({ default: MatchingUnavailable }),
  );
}

const MatchingExercise = lazy(fetchMatching);

interface RunningQuizProps {
  quiz: Quiz;
  run: QuizRun;
  onChange: (edit: (run: QuizRun) => QuizRun) => void;
  onLeave: () => void;
}

/** One question at a time, with its feedback; after the last answer the matching exercise. */
function RunningQuiz({ quiz, run, onChange, onLeave }: RunningQuizProps) {
  const now = useNow();
  useEffect(() => onChange((running) => endIfTimeIsUp(running, now)));
  // Prefetched, in case the connection is lost by the time it is needed.
  useEffect(() => void fetchMatching(), []);
  const [isMatching, setMatching] = useState(false);
  const question = currentQuestion(quiz, run);
  const next = () => onChange((running) => moveOn(running, quiz, Date.now()));
  const hasMatching = isLastQuestion(quiz, run) && quiz.matching !== null;
  return (
    <QuizFrame quiz={quiz} run={run} now={now} onLeave={onLeave}>
      {isMatching && quiz.matching !== null ? (
        <Suspense fallback={<Skeleton label="Loading the matching exercise" className="m-6 flex-1 rounded-lg" />}>
          <MatchingExercise
            matching={quiz.matching}
            run={run}
            onPlace={(placement) => onChange((running) => placeItem(running, placement))}
            onClear={() => onChange(clearPlacements)}
            onChecked={(matches) => onChange((running) => addMatches(running, matches))}
            onContinue={next}
          />
        </Suspense>
      ) : (
        <QuestionForm
          key={question.id}
          quiz={quiz}
          run={run}
          hasMatching={hasMatching}
          onAnswered={(review) => onChange((running) => addAnswer(running, question.id, review))}
          onNext={hasMatching ? () => setMatching(true) : next}
        />
      )}
    </QuizFrame>
  );
}

/** Shown in place of the matching exercise when it could not be fetched: the quiz itself can still be finished. */
function MatchingUnavailable({ onContinue }: MatchingExerciseProps) {
  return (
    <>
      <div className="wrap py-6">
        <Notice tone="warning" title="The matching exercise couldn’t be loaded" live>
          Your score doesn’t depend on it, so you can continue to your results.
        </Notice>
      </div>
      <ToolActions>
        <Button className="max-sm:grow" onClick={onContinue}>
          Continue
        </Button>
      </ToolActions>
    </>
  );
}

/** The present in milliseconds since 1970, as of the last full second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return now;
}
