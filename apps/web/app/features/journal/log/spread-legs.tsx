import type { JournalEntry } from '@wickwise/journal/entry';
import { currencyOf } from '@wickwise/journal/money';
import { centsOf } from '@wickwise/journal/profit';
import type { Spread } from '@wickwise/journal/spread/spread';
import { signedMoneyText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { contractText, pricesText, toneOf } from '../trade-texts.ts';

interface SpreadLegsProps {
  spread: Spread;
  /** Names the spread among others. */
  name: string;
  onEdit: (leg: JournalEntry) => void;
}

/** The legs of a spread, each with its own prices and result. */
export function SpreadLegs({ spread, name, onEdit }: SpreadLegsProps) {
  return (
    <ul aria-label={`Legs of ${name}`} className="mt-3 divide-y divide-line rounded-md border border-line">
      {spread.legs.map((leg) => (
        <li key={leg.id} className="flex items-center justify-between gap-3 px-3 py-1">
          <div className="min-w-0 flex-1 py-1">
            <p className="wrap-anywhere text-md">
              {leg.direction === 'long' ? 'Long' : 'Short'} {contractText(leg)}
            </p>
            <p className="num text-soft text-sm">{pricesText(leg)}</p>
          </div>
          <LegResult leg={leg} />
          <Button
            variant="quiet"
            className="max-sm:px-3"
            aria-label={`Edit the leg ${contractText(leg)} of ${name}`}
            onClick={() => onEdit(leg)}
          >
            Edit
          </Button>
        </li>
      ))}
    </ul>
  );
}

function LegResult({ leg }: { leg: JournalEntry }) {
  if (leg.pnl === null) return <p className="text-muted text-sm">{leg.exitPrice === null ? 'Open' : ''}</p>;
  const cents = centsOf(leg);
  return <p className={`num text-md ${toneOf(cents)}`}>{signedMoneyText(cents, currencyOf(leg))}</p>;
}
