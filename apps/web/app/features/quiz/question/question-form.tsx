import type { AnswerReview, OptionId } from '@wickwise/contract/quiz';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { currentQuestion, isLastQuestion, type Quiz, type QuizRun } from '../model.ts';
import { useAnswerQuiz } from '../queries.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { AnswerOptions } from './answer-options.tsx';
import { ConfidenceField } from './confidence-field.tsx';
import { JudgingProblem } from './judging-problem.tsx';
import { QuestionPicture } from './question-picture.tsx';
import { QuestionText } from './question-text.tsx';
import { SubmitAnswer } from './submit-answer.tsx';

interface QuestionFormProps {
  quiz: Quiz;
  run: QuizRun;
  onAnswered: (review: AnswerReview) => void;
  /** Null when something else follows below. */
  onNext: (() => void) | null;
}

/** One question: its options, then the server's verdict on the submitted one. */
export function QuestionForm({ quiz, run, onAnswered, onNext }: QuestionFormProps) {
  const question = currentQuestion(quiz, run);
  const review = run.answers[question.id] ?? null;
  const [chosen, setChosen] = useState<OptionId | null>(review?.chosen ?? null);
  const [confidence, setConfidence] = useState<number | null>(null);
  const { mutate, isPending, error } = useAnswerQuiz(run);
  const submit = () => {
    if (chosen === null || isPending) return;
    mutate({ questionId: question.id, chosen, confidence }, { onSuccess: onAnswered });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset disabled={review !== null}>
        <QuestionText takesFocus={run.index > 0 && review === null}>{question.question}</QuestionText>
        <QuestionPicture picture={question.picture} />
        <AnswerOptions
          question={question}
          chosen={review?.chosen ?? chosen}
          review={review}
          onChoose={(id) => isPending || setChosen(id)}
        />
      </fieldset>
      {review === null && chosen !== null && run.takenBy !== null ? (
        <div className="mt-6">
          <ConfidenceField confidence={confidence} onChoose={setConfidence} />
        </div>
      ) : null}
      <div role="status" className="mt-6 empty:hidden">
        {review === null ? null : <AnswerFeedback quiz={quiz} run={run} review={review} />}
      </div>
      {error === null || isPending ? null : <JudgingProblem error={error} />}
      {review === null ? <SubmitAnswer hasChosen={chosen !== null} isPending={isPending} /> : null}
      {review !== null && onNext !== null ? (
        <NextButton label={isLastQuestion(quiz, run) ? 'See Results' : 'Next Question'} onNext={onNext} />
      ) : null}
    </form>
  );
}

/** Takes over the focus from the button it replaces. */
function NextButton({ label, onNext }: { label: string; onNext: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} className="mt-6">
      <Button onClick={onNext} className="w-full sm:w-auto">
        {label}
      </Button>
    </div>
  );
}
