import type { AnswerReview, QuizQuestion } from '@wickwise/contract/quiz';
import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { currentQuestion, isLastQuestion, type Quiz, type QuizRun } from '../model.ts';
import { useAnswerQuiz } from '../queries.ts';
import { borderOf, OptionMark } from '../question/answer-options.tsx';
import { JudgingProblem } from '../question/judging-problem.tsx';
import { QuestionPicture } from '../question/question-picture.tsx';

export interface ReviewedAnswer {
  quizId: string;
  attemptId: string;
  questionId: string;
  /** Null for a question about no pattern. */
  patternId: string | null;
}

export interface QuizReviewProps {
  quiz: Quiz;
  run: QuizRun;
  /** Below a learner's answer. */
  tutor: (answer: ReviewedAnswer) => ReactNode;
  /** An answer that was not given in time, now that it is shown. */
  onShown: (questionId: string, review: AnswerReview) => void;
  /** Back to the results. */
  onExit: () => void;
}

/** The questions once more, each with what was chosen, what is right, and why. */
export function QuizReview({ quiz, run, tutor, onShown, onExit }: QuizReviewProps) {
  const [index, setIndex] = useState(0);
  const question = currentQuestion(quiz, { ...run, index });
  const review = run.answers[question.id] ?? null;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-2xl">Review Answers</h1>
        <p className="mt-2 mb-8 text-muted" role="status">
          Question {index + 1} of {quiz.questions.length}
        </p>
        <h2 className="mb-5 text-xl leading-snug md:text-[1.5rem]">{question.question}</h2>
        <QuestionPicture picture={question.picture} />
        {(review?.chosen ?? null) === null ? (
          <p className="mb-4 text-md text-muted">Time ran out before you answered this one.</p>
        ) : null}
        <ReviewedOptions question={question} review={review} />
        {review === null ? (
          <ShowAnswer run={run} questionId={question.id} onShown={(shown) => onShown(question.id, shown)} />
        ) : (
          <>
            <p className="mt-6 mb-4 rounded-lg bg-sunk p-5 text-soft">{review.explanation}</p>
            {run.takenBy === null
              ? null
              : tutor({
                  quizId: run.quizId,
                  attemptId: run.attemptId,
                  questionId: question.id,
                  patternId: review.patternType,
                })}
          </>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
          <Button variant="quiet" disabled={isLastQuestion(quiz, { index })} onClick={() => setIndex(index + 1)}>
            Next
          </Button>
          <Button onClick={onExit} className="sm:ml-auto">
            Exit Review
          </Button>
        </div>
      </div>
    </div>
  );
}

function ReviewedOptions({ question, review }: { question: QuizQuestion; review: AnswerReview | null }) {
  return (
    <ul className="grid gap-3">
      {question.options.map(({ id, text, description }) => (
        <li
          key={id}
          className={classNames(
            'flex gap-4 rounded-lg border bg-panel px-4 py-3.5',
            borderOf({ id, chosen: null, review }),
          )}
        >
          <span className="num w-3 shrink-0 text-muted">{id}</span>
          <span className="min-w-0 flex-1">
            <span className="font-medium">{text}</span>
            <span className="mt-0.5 block text-md text-muted">{description}</span>
          </span>
          {review === null ? null : <OptionMark review={review} id={id} />}
        </li>
      ))}
    </ul>
  );
}

interface ShowAnswerProps {
  run: QuizRun;
  questionId: string;
  onShown: (review: AnswerReview) => void;
}

/** The key stays on the server until it is requested. */
function ShowAnswer({ run, questionId, onShown }: ShowAnswerProps) {
  const { mutate, isPending, error } = useAnswerQuiz(run);
  const show = () => mutate({ questionId, chosen: null, confidence: null }, { onSuccess: onShown });
  return (
    <>
      {error === null || isPending ? null : <JudgingProblem error={error} />}
      <Button variant="quiet" pending={isPending} pendingLabel="Loading..." className="mt-6" onClick={show}>
        Show the answer
      </Button>
    </>
  );
}
