import type { JournalEntry } from '@wickwise/journal/entry';
import { isSpread, type ListedTrade, type Spread } from '@wickwise/journal/spread/spread';
import { Button } from '#app/ui/button/button.tsx';
import { AddPicture } from '../pictures/trade-pictures.tsx';

/** The actions on a trade of the list. */
export interface TradeActions {
  readonly onEdit: (entry: ListedTrade) => void;
  readonly onSplit: (spread: Spread) => void;
  readonly onDelete: (entry: ListedTrade) => void;
  readonly onDuplicate: (entry: JournalEntry) => void;
  readonly onTake: (entry: JournalEntry) => void;
  readonly onMiss: (entry: JournalEntry) => void;
}

interface CardActionsProps {
  entry: ListedTrade;
  name: string;
  actions: TradeActions;
}

/** What can be done with a trade; a spread has no copy, and can be split. */
export function CardActions({ entry, name, actions }: CardActionsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {entry.stage === 'planned' ? (
        <>
          <Button aria-label={`Take the planned trade ${name}`} onClick={() => actions.onTake(entry)}>
            I took it
          </Button>
          <Button
            variant="quiet"
            className="max-sm:px-3.5"
            aria-label={`Mark as missed: ${name}`}
            onClick={() => actions.onMiss(entry)}
          >
            I missed it
          </Button>
        </>
      ) : null}
      {isLockedPlan(entry) ? null : (
        <Button
          variant="quiet"
          className="max-sm:px-3.5"
          aria-label={`Edit ${name}`}
          onClick={() => actions.onEdit(entry)}
        >
          Edit
        </Button>
      )}
      <Button
        variant="quiet"
        className="max-sm:px-3.5"
        aria-label={`Delete ${name}`}
        onClick={() => actions.onDelete(entry)}
      >
        Delete
      </Button>
      {isSpread(entry) ? (
        <Button
          variant="quiet"
          className="max-sm:px-3.5"
          aria-label={`Split into legs: ${name}`}
          onClick={() => actions.onSplit(entry)}
        >
          Split<span className="max-sm:hidden"> into legs</span>
        </Button>
      ) : (
        <Button
          variant="quiet"
          className="max-sm:px-3.5"
          aria-label={`Duplicate ${name}`}
          onClick={() => actions.onDuplicate(entry)}
        >
          Duplicate
        </Button>
      )}
      <AddPicture entry={entry} name={name} />
    </div>
  );
}

/** A plan can be taken, missed or deleted, and nothing else. */
function isLockedPlan({ stage, plan }: JournalEntry): boolean {
  return stage === 'planned' && plan !== null;
}
