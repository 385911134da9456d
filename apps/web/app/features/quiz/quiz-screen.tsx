import type { AnswerReview, ListedQuiz } from '@wickwise/contract/quiz';
import { useEffect, useState } from 'react';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { addAnswer, startRun } from './model.ts';
import { useQuizRun } from './quiz-run.ts';
import { QuizStart } from './quiz-start.tsx';
import { QuizResults } from './results/quiz-results.tsx';
import { QuizReview } from './results/quiz-review.tsx';
import { RunningQuiz } from './running-quiz.tsx';

interface QuizScreenProps {
  quizzes: readonly ListedQuiz[];
  /** The level that the address names. */
  level: number | null;
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
function QuizPhase({ quizzes, level, run, start, change, leave, isReviewing, onReview }: QuizPhaseProps) {
  const { user } = useCurrentUser();
  const begin = (quizId: string) => {
    onReview(false);
    const takenBy = user?.id ?? null;
    start(startRun({ quizId, attemptId: crypto.randomUUID(), takenBy, now: Date.now() }));
  };
  const quiz = quizzes.find(({ id }) => id === run?.quizId);
  // A link to a level leaves the results of another one behind, but no quiz under way.
  const isPast = run !== null && run.finishedAt !== null && level !== null && level !== quiz?.level;
  useEffect(() => {
    if (isPast) leave();
  });
  if (run === null || quiz?.access !== 'quiz' || isPast) {
    return <QuizStart quizzes={quizzes} level={level ?? 1} onStart={begin} />;
  }
  if (run.finishedAt === null) return <RunningQuiz quiz={quiz} run={run} onChange={change} onLeave={leave} />;
  if (isReviewing) {
    const show = (questionId: string, review: AnswerReview) =>
      change((reviewed) => addAnswer(reviewed, questionId, review));
    return <QuizReview quiz={quiz} run={run} onShown={show} onExit={() => onReview(false)} />;
  }
  return (
    <QuizResults
      quiz={quiz}
      run={run}
      onRetake={() => begin(quiz.id)}
      onReview={() => onReview(true)}
      onLeave={leave}
    />
  );
}
