import type { Drill, DrillQuestion, DrillReview } from '@wickwise/contract/drill';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { ChoiceList } from './choice-list.tsx';
import { DrillFeedback } from './drill-feedback.tsx';
import { useAnswerDrill } from './queries.ts';

interface DrillQuestionFormProps {
  drill: Drill;
  /** The question, counted from 0. */
  index: number;
  question: DrillQuestion;
  /** Continues after the feedback. */
  onNext: (review: DrillReview) => void;
}

/** One question: a click or a digit answers it, and what follows says why. */
export function DrillQuestionForm({ drill, index, question, onNext }: DrillQuestionFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const { mutate, data: review, variables, isPending, error } = useAnswerDrill(drill);
  const choose = (chosen: string) => mutate({ question: index, chosen });
  const isOpen = review === undefined && !isPending;
  useChoiceKeys(box, { ids: question.choices.map(({ id }) => id), onChoose: isOpen ? choose : null });
  return (
    <div ref={box}>
      <QuestionTitle number={index + 1} total={drill.questions.length}>
        {question.question}
      </QuestionTitle>
      {question.picture === null ? null : (
        <div className="mt-4 overflow-hidden rounded-lg border border-line bg-sunk">
          <CandleChart picture={review?.picture ?? question.picture} size="large" withTable />
        </div>
      )}
      <ChoiceList
        question={question}
        chosen={review?.chosen ?? variables?.chosen ?? null}
        review={review ?? null}
        onChoose={isOpen ? choose : null}
      />
      <p role="status" className={isPending ? 'mt-3 text-muted text-sm' : 'sr-only'}>
        {announcement(isPending, review)}
      </p>
      {error && variables ? <AnswerProblem error={error} onRetry={() => mutate(variables)} /> : null}
      {review ? (
        <>
          <DrillFeedback question={question} review={review} />
          <NextButton isLast={index === drill.questions.length - 1} onNext={() => onNext(review)} />
        </>
      ) : null}
    </div>
  );
}

function announcement(isPending: boolean, review: DrillReview | undefined): string {
  if (isPending) return 'Checking your answer...';
  if (review === undefined) return '';
  return `${review.isCorrect ? 'Correct!' : 'Not quite.'} ${review.explanation}`;
}

interface QuestionTitleProps {
  number: number;
  total: number;
  children: string;
}

/** Takes the focus from the button that was removed, so that the number keys work at once. */
function QuestionTitle({ number, total, children }: QuestionTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="num mt-2 text-muted text-sm">
        {number} of {total}
      </p>
      <h3 ref={title} tabIndex={-1} className="mt-1 font-serif text-xl leading-snug outline-none">
        {children}
      </h3>
    </>
  );
}

/** Takes the focus, because the clicked choice is now locked. */
function NextButton({ isLast, onNext }: { isLast: boolean; onNext: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className="mt-5">
      <Button onClick={onNext} className="w-full sm:w-auto">
        {isLast ? 'See how you did' : 'Next question'}
      </Button>
    </div>
  );
}

const UNREACHABLE = 'We couldn’t reach the server. Your choice is kept: send it again when you’re back online.';
const SERVER_FAILED = 'Something went wrong on our side. Your choice is kept: try again in a moment.';

/** Why an answer could not be judged, with a way to send it again. */
function AnswerProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="mt-4">
      <Notice tone="error" title="Your answer wasn’t sent" live>
        <p>{error instanceof ApiError ? (error.reason ?? SERVER_FAILED) : UNREACHABLE}</p>
        <Button variant="quiet" className="mt-3" onClick={onRetry}>
          Send again
        </Button>
      </Notice>
    </div>
  );
}

/** Chooses by digit while the focus is inside the box; null switches it off. */
function useChoiceKeys(
  box: RefObject<HTMLElement | null>,
  { ids, onChoose }: { ids: readonly string[]; onChoose: ((id: string) => void) | null },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (onChoose === null || isShortcut || !ids.includes(event.key)) return;
    event.preventDefault();
    onChoose(event.key);
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [box]);
}
