import type { OptionReview, Scenario, ScenarioOptionId } from '@wickwise/contract/scenario';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from '#app/ui/class-names.ts';

interface OptionListProps {
  scenario: Scenario;
  /** Null until the learner has chosen; from then on the choice is locked. */
  chosen: ScenarioOptionId | null;
  /** Null until the server has judged. */
  reviews: readonly OptionReview[] | null;
  onChoose: (id: ScenarioOptionId) => void;
}

export function OptionList({ scenario, chosen, reviews, onChoose }: OptionListProps) {
  return (
    <ol className="grid gap-3">
      {scenario.options.map(({ id, text }) => {
        const review = reviews?.find((candidate) => candidate.id === id);
        const mark = review === undefined ? null : markOf(review, chosen);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              aria-disabled={chosen !== null || undefined}
              className={classNames(
                'grid min-h-11 w-full grid-cols-[auto_1fr_auto] items-baseline gap-3 rounded-md border bg-panel px-4 py-3 text-left transition-colors',
                chosen === null && 'border-line-strong hover:border-control hover:bg-sunk',
                chosen !== null && (mark === null ? MARKED[id === chosen ? 'chosen' : 'other'] : MARKED[mark]),
              )}
              onClick={() => onChoose(id)}
            >
              <span className="font-semibold">{id.toUpperCase()}</span>
              <span>{text}</span>
              <OptionMark mark={mark} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

type Mark = 'right' | 'wrong' | null;

const MARKED = {
  chosen: 'border-ink',
  other: 'border-line text-muted',
  right: 'border-up',
  wrong: 'border-down',
};

function markOf({ id, isCorrect }: OptionReview, chosen: ScenarioOptionId | null): Mark {
  if (isCorrect) return 'right';
  return id === chosen ? 'wrong' : null;
}

/** A sign and a word, so that the color is not the only difference. */
function OptionMark({ mark }: { mark: Mark }) {
  if (mark === null) return null;
  const Icon = mark === 'right' ? Check : X;
  return (
    <span className={mark === 'right' ? 'text-up' : 'text-down'}>
      <Icon size={18} role="img" aria-label={mark === 'right' ? 'The best choice' : 'Not the best choice'} />
    </span>
  );
}
