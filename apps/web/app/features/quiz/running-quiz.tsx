import type { Quiz } from '@wickwise/contract/quiz';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import {
  addAnswer,
  addMatches,
  clearPlacements,
  currentQuestion,
  endIfTimeIsUp,
  isLastQuestion,
  moveOn,
  placeItem,
  type QuizRun,
} from './model.ts';
import type { MatchingExerciseProps } from './question/matching-exercise.tsx';
import { QuestionForm } from './question/question-form.tsx';
import { QuizHeader } from './quiz-header.tsx';

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
export function RunningQuiz({ quiz, run, onChange, onLeave }: RunningQuizProps) {
  const now = useNow();
  useEffect(() => onChange((running) => endIfTimeIsUp(running, now)));
  // Prefetched, in case the connection is lost by the time it is needed.
  useEffect(() => void fetchMatching(), []);
  const question = currentQuestion(quiz, run);
  const next = () => onChange((running) => moveOn(running, quiz, Date.now()));
  const isMatchingDue = isLastQuestion(quiz, run) && quiz.matching !== null;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-3xl">
        <QuizHeader quiz={quiz} run={run} now={now} onLeave={onLeave} />
        <QuestionForm
          key={question.id}
          quiz={quiz}
          run={run}
          onAnswered={(review) => onChange((running) => addAnswer(running, question.id, review))}
          onNext={isMatchingDue ? null : next}
        />
        {isMatchingDue && quiz.matching !== null && question.id in run.answers ? (
          <Suspense
            fallback={<Skeleton label="Loading the matching exercise" className="mt-8 h-96 w-full rounded-lg" />}
          >
            <MatchingExercise
              matching={quiz.matching}
              run={run}
              onPlace={(placement) => onChange((running) => placeItem(running, placement))}
              onClear={() => onChange(clearPlacements)}
              onChecked={(matches) => onChange((running) => addMatches(running, matches))}
              onContinue={next}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** Shown in place of the matching exercise when it could not be fetched: the quiz itself can still be finished. */
function MatchingUnavailable({ onContinue }: MatchingExerciseProps) {
  return (
    <div className="mt-8 grid gap-5">
      <Notice tone="warning" title="The matching exercise couldn’t be loaded" live>
        Your score doesn’t depend on it, so you can continue to your results.
      </Notice>
      <div>
        <Button onClick={onContinue}>Continue</Button>
      </div>
    </div>
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
