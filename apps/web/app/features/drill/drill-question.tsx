import type { Drill, DrillQuestion, DrillReview } from '@wickwise/contract/drill';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/state/notice.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { ChoiceList } from './choice-list.tsx';
import { DrillFeedback } from './drill-feedback.tsx';
import { type SentAnswer, useAnswerDrill } from './queries.ts';

/** Explains an answer that was given. */
export type DrillTutor = (answer: { patternId: string; drillId: string; question: number }) => ReactNode;

interface DrillQuestionFormProps {
  drill: Drill;
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

/** One question, whose answers fill the window with it: a click or a digit answers it, and what follows says why. */
export function DrillQuestionForm({ drill, index, question, review, tutor, ...form }: DrillQuestionFormProps) {
  const { isLast, onReview, onNext } = form;
  const box = useRef<HTMLDivElement>(null);
  const { mutate, variables, isPending, error } = useAnswerDrill(drill);
  const send = (answer: SentAnswer) => mutate(answer, { onSuccess: onReview });
  const choose = (chosen: string) => send({ question: index, chosen });
  const isOpen = review === null && !isPending;
  useChoiceKeys(box, { ids: question.choices.map(({ id }) => id), onChoose: isOpen ? choose : null });
  return (
    <div ref={box} className="flex flex-1 flex-col">
      <div className="wrap flex flex-1 flex-col gap-3 py-3">
        <QuestionTitle>{question.question}</QuestionTitle>
        <QuestionDesk question={question} review={review}>
          <ChoiceList
            question={question}
            chosen={review?.chosen ?? variables?.chosen ?? null}
            review={review}
            onChoose={isOpen ? choose : null}
          />
          <p role="status" className={isPending ? 'text-muted text-sm' : 'sr-only'}>
            {announcement(isPending, review)}
          </p>
          {error && variables ? <AnswerProblem error={error} onRetry={() => send(variables)} /> : null}
          {review ? <DrillFeedback question={question} review={review} /> : null}
          {review ? tutor?.({ patternId: drill.patternId, drillId: drill.drillId, question: index }) : null}
        </QuestionDesk>
      </div>
      {review ? (
        <ToolActions>
          <p aria-hidden="true" className={`font-semibold ${review.isCorrect ? 'text-up' : 'text-down'}`}>
            {review.isCorrect ? 'Correct!' : 'Not quite.'}
          </p>
          <NextButton isLast={isLast} onNext={onNext} />
        </ToolActions>
      ) : null}
    </div>
  );
}

type Asked = Pick<DrillQuestionFormProps, 'question' | 'review'>;

/** The answers, and beside or above them the chart that the question is about, marked once it is answered. */
function QuestionDesk({ question: { picture }, review, children }: Asked & { children: ReactNode }) {
  if (picture === null) return <div className="flex flex-1 flex-col gap-3">{children}</div>;
  return (
    <div className="flex flex-1 flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:grid-rows-[1fr_auto] lg:gap-x-6">
      <div
        className={classNames(
          'relative flex-1 overflow-hidden rounded-lg border border-line bg-sunk',
          review ? 'min-h-56' : 'min-h-24',
        )}
      >
        <CandleChart picture={review?.picture ?? picture} size="large" fills />
      </div>
      <div className="grid content-start gap-3 lg:row-span-2">{children}</div>
      <CandleTable candles={picture.candles} mark={picture.mark} />
    </div>
  );
}

function announcement(isPending: boolean, review: DrillReview | null): string {
  if (isPending) return 'Checking your answer...';
  if (review === null) return '';
  return `${review.isCorrect ? 'Correct!' : 'Not quite.'} ${review.explanation}`;
}

/** Takes the focus from the button that was removed, so that the number keys work at once. */
function QuestionTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={title} tabIndex={-1} className="text-balance font-serif text-lg leading-snug outline-none sm:text-xl">
      {children}
    </h2>
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

const UNREACHABLE = 'We couldn’t reach the server. Your choice is kept: send it again when you’re back online.';
const SERVER_FAILED = 'Something went wrong on our side. Your choice is kept: try again in a moment.';

/** Why an answer could not be judged, with a way to send it again. */
function AnswerProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div>
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
