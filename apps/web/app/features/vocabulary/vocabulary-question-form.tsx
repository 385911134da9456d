import type { VocabularyQuestion as Question, VocabularyReview } from '@wickwise/contract/vocabulary';
import { BLANK, termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import { findTerm } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { numberKeys } from '#app/ui/focus/option-keys.ts';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { Notice } from '#app/ui/state/notice.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { ConfidenceField, JudgingProblem } from '../quiz/public.ts';
import { useAnswerQuestion, type VocabularyAttempt } from './quiz-attempt.ts';
import { isCorrect, optionText } from './quiz-model.ts';

interface VocabularyQuestionFormProps {
  attempt: VocabularyAttempt;
  question: Question;
  isLast: boolean;
  /** Moves on with the judged answer. */
  onDone: (review: VocabularyReview) => void;
}

/** One question: choose, submit, read whether it was right, move on. A submitted choice is final. */
export function VocabularyQuestionForm({ attempt, question, isLast, onDone }: VocabularyQuestionFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [confidence, setConfidence] = useState<number | null>(null);
  const { mutate, data: review = null, isPending, error } = useAnswerQuestion(attempt);
  const heading = useFocusAtStart();
  const choose = (id: string) => {
    if (review === null && !isPending) setChosen(id);
  };
  useShortcutKeys(numberKeys(question.options, ({ id }) => choose(id)));
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || isPending) return;
    if (review === null) mutate({ chosen, confidence });
    else onDone(review);
  };
  return (
    <form onSubmit={proceed} className="flex flex-1 flex-col">
      <div className="wrap py-5">
        <div className="mx-auto grid max-w-3xl gap-5">
          <fieldset className="grid gap-4">
            <legend className="mb-4">
              <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
                {question.task}
              </h2>
            </legend>
            {question.text === null ? null : (
              <blockquote className="border-brass border-l-2 pl-5 text-[1.0625rem] leading-relaxed">
                <TextWithBlanks text={question.text} />
              </blockquote>
            )}
            <div className="grid gap-2 sm:gap-3">
              {question.options.map(({ id, text }) => (
                <Option
                  key={id}
                  text={text}
                  mark={review === null ? null : markOf(id, review)}
                  isChosen={id === (review?.chosen ?? chosen)}
                  isLocked={review !== null || isPending}
                  onChoose={() => choose(id)}
                />
              ))}
            </div>
          </fieldset>
          {attempt.takenBy !== null && chosen !== null && review === null ? (
            <ConfidenceField confidence={confidence} onChoose={setConfidence} />
          ) : null}
          {review === null ? null : <Feedback question={question} review={review} />}
          {error === null || isPending ? null : <JudgingProblem error={error} />}
        </div>
      </div>
      <ToolActions narrow>
        {/* The same button for both steps, so that the focus stays on it. */}
        <Button
          type="submit"
          disabled={chosen === null}
          pending={isPending}
          pendingLabel="Checking..."
          className="max-sm:grow"
        >
          {review !== null ? (isLast ? 'See Results' : 'Next Question') : 'Submit Answer'}
        </Button>
      </ToolActions>
    </form>
  );
}

/** A blank is read out as a word: a screen reader would name each of its underscores, or none. */
function TextWithBlanks({ text }: { text: string }) {
  const [first, ...others] = text.split(BLANK);
  return (
    <>
      {first}
      {others.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't change places.
        <Fragment key={place}>
          <span aria-hidden="true">{BLANK}</span>
          <span className="sr-only">blank</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}

type Mark = 'correct' | 'wrong' | null;

function markOf(id: string, { correctId, chosen }: VocabularyReview): Mark {
  if (id === correctId) return 'correct';
  return id === chosen ? 'wrong' : null;
}

interface OptionProps {
  text: string;
  mark: Mark;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
}

function Option({ text, mark, isChosen, isLocked, onChoose }: OptionProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-13 items-center gap-3.5 rounded-md border bg-panel px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
        mark === 'correct' && 'border-up',
        mark === 'wrong' && 'border-down',
        mark === null && 'border-line-strong has-checked:border-ink',
        isLocked ? '' : 'cursor-pointer hover:border-control',
      )}
    >
      <input
        type="radio"
        name="option"
        className="size-4 shrink-0 accent-(--ink)"
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
      />
      <span className="flex-1">{text}</span>
      {mark === 'correct' ? <Check size={18} role="img" aria-label="Correct answer" className="text-up" /> : null}
      {mark === 'wrong' ? <X size={18} role="img" aria-label="Your answer" className="text-down" /> : null}
    </label>
  );
}

function Feedback({ question, review }: { question: Question; review: VocabularyReview }) {
  const term = findTerm(review.termId);
  const isRight = isCorrect(review);
  const right = optionText(question, review.correctId);
  return (
    <Notice tone={isRight ? 'success' : 'warning'} title={isRight ? 'Correct!' : `Not quite. It’s “${right}”.`} live>
      <p>
        <strong className="font-semibold text-ink">{termTitle(term)}:</strong>{' '}
        {question.type === 'definition' ? term.example : term.definition}
      </p>
    </Notice>
  );
}

/** Each question is read from its beginning. */
function useFocusAtStart() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
