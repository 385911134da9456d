import type { DrillQuestion, DrillReview } from '@wickwise/contract/drill';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError, isSignedOut } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/state/notice.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { SignInLink } from '../progress/public.ts';
import { ChoiceList } from './choice-list.tsx';
import { DrillFeedback } from './drill-feedback.tsx';

interface PictureQuestionFormProps<Answer> {
  question: DrillQuestion;
  /** Null until the server has judged. */
  review: DrillReview | null;
  /** The answer in flight, or the last one that was sent. */
  sending: {
    readonly variables: Answer | undefined;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (answer: Answer) => void;
  };
  toAnswer: (chosen: string) => Answer;
  /** Below the feedback. */
  children?: ReactNode;
  /** Beside the verdict. */
  actions: ReactNode;
}

/** One question, whose answers fill the window with it: a click or a digit answers it, and what follows says why. */
export function PictureQuestionForm<Answer extends { readonly chosen: string }>({
  question,
  review,
  sending,
  toAnswer,
  children,
  actions,
}: PictureQuestionFormProps<Answer>) {
  const box = useRef<HTMLDivElement>(null);
  const { variables, isPending, error, mutate } = sending;
  const choose = review === null && !isPending ? (chosen: string) => mutate(toAnswer(chosen)) : null;
  useChoiceKeys(box, { ids: question.choices.map(({ id }) => id), onChoose: choose });
  return (
    <div ref={box} className="flex flex-1 flex-col">
      <div className="wrap flex flex-1 flex-col gap-3 py-3">
        <QuestionTitle>{question.question}</QuestionTitle>
        <QuestionDesk question={question} review={review}>
          <ChoiceList
            question={question}
            chosen={review?.chosen ?? variables?.chosen ?? null}
            review={review}
            onChoose={choose}
          />
          <p role="status" className={isPending ? 'text-muted text-sm' : 'sr-only'}>
            {announcement(isPending, review)}
          </p>
          {error && variables ? <AnswerProblem error={error} onRetry={() => mutate(variables)} /> : null}
          {review ? <DrillFeedback question={question} review={review} /> : null}
          {children}
        </QuestionDesk>
      </div>
      {review ? (
        <ToolActions>
          <p aria-hidden="true" className={`font-semibold ${review.isCorrect ? 'text-up' : 'text-down'}`}>
            {review.isCorrect ? 'Correct!' : 'Not quite.'}
          </p>
          {actions}
        </ToolActions>
      ) : null}
    </div>
  );
}

interface Asked {
  question: DrillQuestion;
  review: DrillReview | null;
}

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

const UNREACHABLE = 'We couldn’t reach the server. Your choice is kept: send it again when you’re back online.';
const SERVER_FAILED = 'Something went wrong on our side. Your choice is kept: try again in a moment.';

/** Why an answer could not be judged, with a way to send it again. */
function AnswerProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div>
      <Notice tone="error" title="Your answer wasn’t sent" live>
        <p>
          {isSignedOut(error) ? (
            <>
              You’ve been signed out. <SignInLink>Sign in again</SignInLink> to continue.
            </>
          ) : (
            problemText(error)
          )}
        </p>
        <Button variant="quiet" className="mt-3" onClick={onRetry}>
          Send again
        </Button>
      </Notice>
    </div>
  );
}

function problemText(error: Error): string {
  return error instanceof ApiError ? (error.reason ?? SERVER_FAILED) : UNREACHABLE;
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
