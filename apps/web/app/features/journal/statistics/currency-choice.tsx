import type { JournalEntry } from '@wickwise/journal/entry';
import type { Currency } from '@wickwise/journal/money';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { countText, currencyName } from '../trade-texts.ts';

interface CurrencyChoiceProps {
  groups: readonly (readonly [Currency, readonly JournalEntry[]])[];
  chosen: Currency;
  onChoose: (currency: Currency) => void;
}

/** Which currency the figures of money are about, each with its number of trades. */
export function CurrencyChoice({ groups, chosen, onChoose }: CurrencyChoiceProps) {
  return (
    <div className="grid gap-2">
      <Segmented
        legend="Figures in"
        options={groups.map(([currency, { length }]) => ({
          value: currency ?? '',
          label: `${currencyName(currency)} (${countText(length)})`,
        }))}
        value={chosen ?? ''}
        onChoose={(value) => onChoose(value === '' ? null : value)}
      />
      <p className="text-muted text-sm">
        Amounts of different currencies are never added. Figures in R count all trades.
      </p>
    </div>
  );
}
