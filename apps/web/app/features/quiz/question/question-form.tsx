import type { AnswerReview, OptionId } from '@wickwise/contract/quiz';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { optionKeys } from '#app/ui/focus/option-keys.ts';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { ToolActions } from '#app/ui/tool-page.tsx';
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
  /** The matching exercise follows this question. */
  hasMatching: boolean;
  onAnswered: (review: AnswerReview) => void;
  onNext: () => void;
}

/** One question: its options, then the server's verdict on the submitted one. */
export function QuestionForm({ quiz, run, hasMatching, onAnswered, onNext }: QuestionFormProps) {
  const question = currentQuestion(quiz, run);
  const review = run.answers[question.id] ?? null;
  const [chosen, setChosen] = useState<OptionId | null>(review?.chosen ?? null);
  const [confidence, setConfidence] = useState<number | null>(null);
  const { mutate, isPending, error } = useAnswerQuiz(run);
  const form = useRef<HTMLFormElement>(null);
  const choose = (id: OptionId) => isPending || setChosen(id);
  useShortcutKeys(review === null ? optionKeys(question.options, (id) => chooseByKey(form.current, id)) : {});
  const submit = () => {
    if (chosen === null || isPending) return;
    mutate({ questionId: question.id, chosen, confidence }, { onSuccess: onAnswered });
  };
  return (
    <form
      ref={form}
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="wrap py-5">
        <div className="mx-auto grid max-w-3xl gap-5">
          <fieldset disabled={review !== null}>
            <QuestionText takesFocus={run.index > 0 && review === null}>{question.question}</QuestionText>
            <QuestionPicture picture={question.picture} />
            <AnswerOptions question={question} chosen={review?.chosen ?? chosen} review={review} onChoose={choose} />
          </fieldset>
          {review === null && chosen !== null && run.takenBy !== null ? (
            <ConfidenceField confidence={confidence} onChoose={setConfidence} />
          ) : null}
          <div role="status" className="empty:hidden">
            {review === null ? null : <AnswerFeedback quiz={quiz} run={run} review={review} />}
          </div>
          {error === null || isPending ? null : <JudgingProblem error={error} />}
        </div>
      </div>
      <ToolActions narrow>
        {review === null ? (
          <SubmitAnswer hasChosen={chosen !== null} isPending={isPending} />
        ) : (
          <NextButton label={nextLabel(isLastQuestion(quiz, run), hasMatching)} onNext={onNext} />
        )}
      </ToolActions>
    </form>
  );
}

function nextLabel(isLast: boolean, hasMatching: boolean): string {
  if (hasMatching) return 'Match Pictures';
  return isLast ? 'See Results' : 'Next Question';
}

/** Chooses an option as a click would, and leaves the focus on it, so that Enter submits. */
function chooseByKey(form: HTMLFormElement | null, id: OptionId): void {
  const input = form?.querySelector<HTMLInputElement>(`input[type=radio][value="${id}"]`);
  input?.click();
  input?.focus({ preventScroll: true });
}

/** Takes over the focus from the button it replaces. */
function NextButton({ label, onNext }: { label: string; onNext: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className="max-sm:grow">
      <Button onClick={onNext} className="w-full">
        {label}
      </Button>
    </div>
  );
}
