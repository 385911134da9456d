import type { DrillQuestion, DrillReview } from '@wickwise/contract/drill';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { ChoiceMark } from '#app/ui/choice-mark.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { KeyHint } from '#app/ui/key-hint.tsx';

type Choice = DrillQuestion['choices'][number];

interface ChoiceListProps {
  question: DrillQuestion;
  chosen: string | null;
  /** Null until the server has judged. */
  review: DrillReview | null;
  /** Null while an answer is being sent, and after it. */
  onChoose: ((id: string) => void) | null;
}

/** The choices as buttons: charts side by side, everything else below each other. */
export function ChoiceList({ question, ...state }: ChoiceListProps) {
  const hasCharts = question.choices.some(({ picture }) => picture !== null);
  return (
    <ol
      className={classNames(
        'grid flex-1 gap-2 min-[22rem]:grid-cols-2 sm:gap-3',
        // Two rows of charts share the height, and what is none of them keeps to a line.
        hasCharts && 'min-[22rem]:grid-rows-[1fr_1fr_auto]',
      )}
    >
      {question.choices.map((choice) => (
        <li key={choice.id} className={choice.picture === null ? 'min-[22rem]:col-span-2' : 'flex flex-col'}>
          <ChoiceButton choice={choice} {...state} />
          {state.review ? <ChoiceNote note={state.review.notes[choice.id]} /> : null}
        </li>
      ))}
    </ol>
  );
}

type ChoiceButtonProps = Omit<ChoiceListProps, 'question'> & { choice: Choice };

function ChoiceButton({ choice: { id, text, picture }, chosen, review, onChoose }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={id === chosen}
      aria-keyshortcuts={id}
      aria-disabled={onChoose === null || undefined}
      onClick={() => onChoose?.(id)}
      className={classNames(
        'flex w-full flex-1 flex-col overflow-hidden rounded-md border bg-panel text-left transition-colors',
        borderOf({ id, chosen, review }),
      )}
    >
      {picture === null ? null : (
        <span
          className={classNames(
            'relative block w-full flex-1 border-line border-b bg-sunk',
            review === null ? 'min-h-20 short:min-h-16 lg:min-h-28' : 'min-h-28 lg:min-h-44',
          )}
        >
          <CandleChart picture={picture} fills />
        </span>
      )}
      <span className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 sm:px-4">
        <KeyHint>{id}</KeyHint>
        <span className="flex-1">{text}</span>
        {review === null ? null : <ChoiceMark isRight={id === review.answer} isChosen={id === review.chosen} />}
      </span>
    </button>
  );
}

function borderOf({ id, chosen, review }: Pick<ChoiceListProps, 'chosen' | 'review'> & { id: string }): string {
  if (review === null) return id === chosen ? 'border-ink' : 'border-line-strong hover:border-control hover:bg-sunk';
  if (id === review.answer) return 'border-up';
  return id === review.chosen ? 'border-down' : 'border-line';
}

/** What a chart showed. */
function ChoiceNote({ note }: { note: string | undefined }) {
  return note === undefined ? null : <p className="mt-1.5 px-1 text-sm text-soft">{note}</p>;
}
