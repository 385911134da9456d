import type { PlacementQuestion } from '@wickwise/contract/practice/placement';
import { type ReactNode, useState } from 'react';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { numberKeys } from '#app/ui/focus/option-keys.ts';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { QuestionPicture } from '../question/question-picture.tsx';
import { QuestionText } from '../question/question-text.tsx';
import { SubmitAnswer } from '../question/submit-answer.tsx';

interface PlacementQuestionProps {
  question: PlacementQuestion;
  isFirst: boolean;
  /** While the answers are being judged. */
  isPending: boolean;
  /** Why they could not be judged. */
  problem: ReactNode;
  onSubmit: (chosen: string) => void;
}

/** A picture to name, or two pictures to choose from. */
export function PlacementQuestionForm({ question, isFirst, isPending, problem, onSubmit }: PlacementQuestionProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  useShortcutKeys(numberKeys(question.choices, ({ id }) => setChosen(id)));
  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null && !isPending) onSubmit(chosen);
      }}
    >
      <div className="wrap py-5">
        <fieldset className="mx-auto max-w-3xl">
          <QuestionText takesFocus={!isFirst}>{question.question}</QuestionText>
          <QuestionPicture picture={question.picture} />
          <div className="grid grid-cols-2 gap-3 sm:gap-4">
            {question.choices.map(({ id, name, picture }) => (
              <label
                key={id}
                className={classNames(
                  'overflow-hidden rounded-lg border bg-panel has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-3',
                  chosen === id ? 'border-ink' : 'border-line hover:border-control',
                )}
              >
                {picture === null ? null : (
                  <span className="block border-line border-b bg-sunk">
                    <CandleChart picture={picture} />
                  </span>
                )}
                <span className="flex items-center gap-3 px-4 py-3 font-medium">
                  <input
                    type="radio"
                    name={question.id}
                    checked={chosen === id}
                    onChange={() => setChosen(id)}
                    className="size-4 shrink-0 accent-ink focus-visible:outline-none"
                  />
                  {name}
                </span>
              </label>
            ))}
          </div>
          {problem}
        </fieldset>
      </div>
      <ToolActions narrow>
        <SubmitAnswer hasChosen={chosen !== null} isPending={isPending} />
      </ToolActions>
    </form>
  );
}
