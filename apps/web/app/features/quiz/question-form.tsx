import type { OptionId, Quiz } from '@wickwise/contract/quiz';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';
import { AnswerOptions } from './answer-options.tsx';
import { ConfidenceField } from './confidence-field.tsx';
import { currentQuestion, isLastQuestion, type QuizRun, type SubmittedAnswer } from './model.ts';
import { QuestionPicture } from './question-picture.tsx';
import { QuestionText } from './question-text.tsx';

interface QuestionFormProps {
  quiz: Quiz;
  run: QuizRun;
  onSubmit: (answer: SubmittedAnswer) => void;
  /** Null when what comes next stands below. */
  onNext: (() => void) | null;
}

/** One question: options, then feedback on the one that was submitted. */
export function QuestionForm({ quiz, run, onSubmit, onNext }: QuestionFormProps) {
  const question = currentQuestion(quiz, run);
  const submitted = run.answers[question.id] ?? null;
  const [chosen, setChosen] = useState<OptionId | null>(submitted);
  const [confidence, setConfidence] = useState<number | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onSubmit({ chosen, confidence });
      }}
    >
      <fieldset disabled={submitted !== null}>
        <QuestionText takesFocus={run.index > 0 && submitted === null}>{question.question}</QuestionText>
        <QuestionPicture picture={question.picture} />
        <AnswerOptions question={question} chosen={chosen} submitted={submitted} onChoose={setChosen} />
      </fieldset>
      {submitted === null && chosen !== null && run.takenBy !== null ? (
        <div className="mt-6">
          <ConfidenceField confidence={confidence} onChoose={setConfidence} />
        </div>
      ) : null}
      <div role="status" className="mt-6 empty:hidden">
        {submitted === null ? null : <AnswerFeedback quiz={quiz} run={run} question={question} chosen={submitted} />}
      </div>
      {submitted === null ? (
        <Button type="submit" disabled={chosen === null} className="mt-6 w-full sm:w-auto">
          Submit Answer
        </Button>
      ) : null}
      {submitted !== null && onNext !== null ? (
        <NextButton label={isLastQuestion(quiz, run) ? 'See Results' : 'Next Question'} onNext={onNext} />
      ) : null}
    </form>
  );
}

/** Takes the focus of the button that it replaces. */
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
