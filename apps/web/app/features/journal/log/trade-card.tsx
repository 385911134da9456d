import type { JournalEntry } from '@wickwise/journal/entry';
import { currencyOf } from '@wickwise/journal/money';
import { centsOf } from '@wickwise/journal/profit';
import { isSpread, type ListedTrade, tradesOf } from '@wickwise/journal/spread/spread';
import { countedOutcome } from '@wickwise/journal/statistics/breakeven';
import { memo } from 'react';
import { signedMoneyText } from '#app/lib/money.ts';
import { Tag } from '#app/ui/tag.tsx';
import { TradePlanReview } from '../form/trade-plan-review.tsx';
import { PictureThumbnails } from '../pictures/trade-pictures.tsx';
import { useJournalSettings } from '../settings/journal-settings.ts';
import { dayText, factsText, feesText, outcomeLabels, pricesText, rText, stageLabels, toneOf } from '../trade-texts.ts';
import { SpreadLegs } from './spread-legs.tsx';
import { spreadName, spreadPricesText, spreadSide } from './spread-texts.ts';
import { CardActions, type TradeActions } from './trade-card-actions.tsx';
import { TradeFills } from './trade-fills.tsx';

interface TradeCardProps {
  entry: ListedTrade;
  actions: TradeActions;
  /** Null while trades are not selected. */
  isSelected: boolean | null;
  onSelect: (id: string) => void;
}

export const TradeCard = memo(function TradeCard({ entry, actions, isSelected, onSelect }: TradeCardProps) {
  const title = isSpread(entry) ? `${entry.symbol} ${spreadName(entry)}` : entry.symbol;
  const name = `${title}, ${dayText(entry.date)}`;
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
          {isSpread(entry) ? <span className="font-normal">{spreadName(entry)}</span> : null}
          <OutcomeBadge entry={entry} />
          <SideTag entry={entry} />
        </h3>
        <Result entry={entry} />
      </div>
      <p className="mt-1 text-muted text-sm">{factsText(entry)}</p>
      <p className="num mt-2 text-md text-soft">
        {isSpread(entry) ? spreadPricesText(entry) : pricesText(entry)}
        {feesText(entry)}
      </p>
      {isSpread(entry) ? <SpreadLegs spread={entry} name={name} onEdit={actions.onEdit} /> : null}
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
      {tradesOf(entry).map((trade) => (
        <TradePlanReview key={trade.id} entry={trade} />
      ))}
      <CardActions entry={entry} name={name} actions={actions} />
    </li>
  );
});

/** A long trade needs none; of a spread it says whether it was paid for. */
function SideTag({ entry }: { entry: ListedTrade }) {
  if (isSpread(entry)) return <Tag>{spreadSide(entry)}</Tag>;
  return entry.direction === 'short' ? <Tag>Short</Tag> : null;
}

/** As the statistics count it, by the trader's tolerance for breakeven. */
function OutcomeBadge({ entry }: { entry: JournalEntry }) {
  const winLoss = countedOutcome(entry, useJournalSettings().breakeven);
  const { stage } = entry;
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
      {entry.stage === 'missed' ? <span className="font-normal text-sm"> if taken</span> : null}
      {entry.rMultiple === null ? null : (
        <span className="ml-2 font-normal text-muted text-sm">{rText(entry.rMultiple)}</span>
      )}
    </p>
  );
}
