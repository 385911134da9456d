import type { JournalEntry } from '@wickwise/journal/entry';
import { currencyOf } from '@wickwise/journal/money';
import { centsOf } from '@wickwise/journal/profit';
import { memo } from 'react';
import { signedMoneyText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TradePlanReview } from '../form/trade-plan-review.tsx';
import { AddPicture, PictureThumbnails } from '../pictures/trade-pictures.tsx';
import { countText, dayText, factsText, outcomeLabels, priceText, rText, stageLabels, toneOf } from '../trade-texts.ts';
import { TradeFills } from './trade-fills.tsx';

/** The actions on a trade of the list. */
export interface TradeActions {
  readonly onEdit: (entry: JournalEntry) => void;
  readonly onDelete: (entry: JournalEntry) => void;
  readonly onDuplicate: (entry: JournalEntry) => void;
  readonly onTake: (entry: JournalEntry) => void;
  readonly onMiss: (entry: JournalEntry) => void;
}

interface TradeCardProps {
  entry: JournalEntry;
  actions: TradeActions;
  /** Null while trades are not selected. */
  isSelected: boolean | null;
  onSelect: (id: string) => void;
}

export const TradeCard = memo(function TradeCard({ entry, actions, isSelected, onSelect }: TradeCardProps) {
  const name = `${entry.symbol}, ${dayText(entry.date)}`;
  return (
    <li className="min-w-0 rounded-lg border border-line bg-panel px-4 py-3 sm:px-5 sm:py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="flex min-w-0 flex-wrap items-center gap-2">
          {isSelected === null ? null : (
            <label className="-my-2 -ml-2.5 grid size-11 cursor-pointer place-items-center">
              <span className="sr-only">Select {name}</span>
              <input type="checkbox" className="size-5" checked={isSelected} onChange={() => onSelect(entry.id)} />
            </label>
          )}
          <span className="num break-all font-semibold">{entry.symbol}</span>
          <OutcomeBadge entry={entry} />
          {entry.direction === 'short' ? <Tag>Short</Tag> : null}
        </h3>
        <Result entry={entry} />
      </div>
      <p className="mt-1 text-muted text-sm">{factsText(entry)}</p>
      <p className="num mt-2 text-md text-soft">{pricesOf(entry)}</p>
      {entry.reasonForEntry ? <p className="mt-2 whitespace-pre-line wrap-anywhere">{entry.reasonForEntry}</p> : null}
      {entry.lessonsLearned ? (
        <p className="mt-2 whitespace-pre-line wrap-anywhere text-md text-soft">Lesson: {entry.lessonsLearned}</p>
      ) : null}
      {entry.tags.length > 0 ? (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
          {[...new Set(entry.tags)].map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <TradeFills entry={entry} name={name} />
      <PictureThumbnails entry={entry} name={name} />
      <TradePlanReview entry={entry} />
      <CardActions entry={entry} name={name} actions={actions} />
    </li>
  );
});

function pricesOf({ entryPrice, exitPrice, positionSize, fees }: JournalEntry): string {
  const exit = exitPrice === null ? 'open' : priceText(exitPrice);
  return `${countText(positionSize)} × ${priceText(entryPrice)} → ${exit}${fees === 0 ? '' : `, fees ${priceText(fees)}`}`;
}

function OutcomeBadge({ entry: { stage, winLoss } }: { entry: JournalEntry }) {
  if (stage !== 'taken') return <Tag tone="brass">{stageLabels[stage]}</Tag>;
  const tone = winLoss === 'win' ? 'up' : winLoss === 'loss' ? 'down' : 'neutral';
  return <Tag tone={tone}>{outcomeLabels[winLoss]}</Tag>;
}

function Result({ entry }: { entry: JournalEntry }) {
  if (entry.pnl === null) return null;
  const cents = centsOf(entry);
  return (
    <p className={`num font-semibold text-lg ${entry.stage === 'taken' ? toneOf(cents) : 'text-muted'}`}>
      {signedMoneyText(cents, currencyOf(entry))}
      {entry.rMultiple === null ? null : (
        <span className="ml-2 font-normal text-muted text-sm">{rText(entry.rMultiple)}</span>
      )}
    </p>
  );
}

interface CardActionsProps {
  entry: JournalEntry;
  name: string;
  actions: TradeActions;
}

function CardActions({ entry, name, actions }: CardActionsProps) {
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
      <Button
        variant="quiet"
        className="max-sm:px-3.5"
        aria-label={`Edit ${name}`}
        onClick={() => actions.onEdit(entry)}
      >
        Edit
      </Button>
      <Button
        variant="quiet"
        className="max-sm:px-3.5"
        aria-label={`Delete ${name}`}
        onClick={() => actions.onDelete(entry)}
      >
        Delete
      </Button>
      <Button
        variant="quiet"
        className="max-sm:px-3.5"
        aria-label={`Duplicate ${name}`}
        onClick={() => actions.onDuplicate(entry)}
      >
        Duplicate
      </Button>
      <AddPicture entry={entry} name={name} />
    </div>
  );
}
