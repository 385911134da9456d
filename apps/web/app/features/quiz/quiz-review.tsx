import type { Quiz } from '@wickwise/contract/quiz';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { OptionMark } from './answer-options.tsx';
import { currentQuestion, isLastQuestion, type QuizRun } from './model.ts';
import { QuestionPicture } from './question-picture.tsx';

interface QuizReviewProps {
  quiz: Quiz;
  run: QuizRun;
  /** Back to the results. */
  onExit: () => void;
}

/** The questions once more, each with what was chosen, what is right, and why. */
export function QuizReview({ quiz, run, onExit }: QuizReviewProps) {
  const [index, setIndex] = useState(0);
  const question = currentQuestion(quiz, { ...run, index });
  const chosen = run.answers[question.id] ?? null;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-2xl">Review Answers</h1>
        <p className="mt-2 mb-8 text-muted" role="status">
          Question {index + 1} of {quiz.questions.length}
        </p>
        <h2 className="mb-5 text-xl leading-snug md:text-[1.5rem]">{question.question}</h2>
        <QuestionPicture picture={question.picture} />
        {chosen === null ? <p className="mb-4 text-md text-muted">Time ran out before you answered this one.</p> : null}
        <ul className="grid gap-3">
          {question.options.map(({ id, text, description }) => (
            <li
              key={id}
              className={classNames(
                'flex gap-4 rounded-lg border bg-panel px-4 py-3.5',
                id === question.correctAnswer ? 'border-up' : id === chosen ? 'border-down' : 'border-line',
              )}
            >
              <span className="num text-muted">{id}</span>
              <span className="min-w-0 flex-1">
                <span className="font-medium">{text}</span>
                <span className="mt-0.5 block text-md text-muted">{description}</span>
              </span>
              <OptionMark question={question} id={id} submitted={chosen} />
            </li>
          ))}
        </ul>
        <p className="mt-6 rounded-lg bg-sunk p-5 text-soft">{question.explanation}</p>
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
