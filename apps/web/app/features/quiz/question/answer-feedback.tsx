import type { AnswerReview } from '@wickwise/contract/quiz';
import { useEffect, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { answerStreak, POINTS_PER_ANSWER, type Quiz, type QuizRun } from '../model.ts';

interface AnswerFeedbackProps {
  quiz: Quiz;
  run: QuizRun;
  review: AnswerReview;
}

/** What an answer earned and why, with the real points and streak of correct answers. */
export function AnswerFeedback({ quiz, run, review }: AnswerFeedbackProps) {
  const { isCorrect, correctAnswer, explanation } = review;
  const streak = answerStreak(quiz, run);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className={classNames('scroll-mb-24 rounded-lg border bg-panel p-5', isCorrect ? 'border-up' : 'border-down')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className={classNames('font-semibold text-lg', isCorrect ? 'text-up' : 'text-down')}>
          {isCorrect ? 'Correct!' : `Not quite. The answer is ${correctAnswer}.`}
        </p>
        <p className="text-md text-muted">
          <span className="num font-medium text-ink">+{isCorrect ? POINTS_PER_ANSWER : 0}</span> points
          {streak > 1 ? (
            <>
              , <span className="num font-medium text-ink">{streak}</span> in a row
            </>
          ) : null}
        </p>
      </div>
      <p className="mt-2 text-soft">{explanation}</p>
    </div>
  );
}
