import type { Drill, DrillQuestion, DrillReview } from '@wickwise/contract/drill';
import { type ReactNode, useEffect, useRef } from 'react';
import { useResponseTime } from '#app/lib/response-time.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PictureQuestionForm } from './picture-question.tsx';
import { useAnswerDrill } from './queries.ts';

/** Explains an answer that was given. */
export type DrillTutor = (answer: { patternId: string; drillId: string; question: number }) => ReactNode;

interface DrillQuestionFormProps {
  drill: Drill;
  /** The only other pattern in it. */
  against: string | null;
  /** The question, counted from 0. */
  index: number;
  question: DrillQuestion;
  /** Null until the server has judged. */
  review: DrillReview | null;
  onReview: (review: DrillReview) => void;
  tutor: DrillTutor | undefined;
  /** Whether the results come next. */
  isLast: boolean;
  /** Continues after the feedback. */
  onNext: () => void;
}

/** One question of a drill. */
export function DrillQuestionForm({ drill, against, index, question, review, ...form }: DrillQuestionFormProps) {
  const { tutor, isLast, onReview, onNext } = form;
  const sending = useAnswerDrill({ ...drill, against }, { asked: question, onReview });
  const { patternId, drillId } = drill;
  const responseTime = useResponseTime();
  return (
    <PictureQuestionForm
      question={question}
      review={review}
      sending={sending}
      toAnswer={(chosen) => ({ question: index, chosen, responseMs: responseTime() })}
      actions={<NextButton isLast={isLast} onNext={onNext} />}
    >
      {review ? tutor?.({ patternId, drillId, question: index }) : null}
    </PictureQuestionForm>
  );
}

/** Takes the focus, because the clicked choice is now locked. */
function NextButton({ isLast, onNext }: { isLast: boolean; onNext: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className="ml-auto max-sm:grow">
      <Button onClick={onNext} className="w-full">
        {isLast ? 'See how you did' : 'Next question'}
      </Button>
    </div>
  );
}
