import type { PlacementQuestion } from '@wickwise/contract/quiz';
import { useState } from 'react';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { QuestionPicture } from '../question/question-picture.tsx';
import { QuestionText } from '../question/question-text.tsx';
import { SubmitAnswer } from '../question/submit-answer.tsx';

interface PlacementQuestionProps {
  question: PlacementQuestion;
  isFirst: boolean;
  /** While the answers are being judged. */
  isPending: boolean;
  onSubmit: (chosen: string) => void;
}

/** A picture to name, or two pictures to choose from. */
export function PlacementQuestionForm({ question, isFirst, isPending, onSubmit }: PlacementQuestionProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null && !isPending) onSubmit(chosen);
      }}
    >
      <fieldset>
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
      </fieldset>
      <SubmitAnswer hasChosen={chosen !== null} isPending={isPending} />
    </form>
  );
}
