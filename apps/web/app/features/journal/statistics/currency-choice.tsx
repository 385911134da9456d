import type { JournalEntry } from '@wickwise/journal/entry';
import type { Converted, Currency } from '@wickwise/journal/money';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { countText, currencyName, ratesText, tradesText } from '../trade-texts.ts';

/** All trades in one currency, at the trader’s rates. No code of a currency has a space. */
export const CONVERTED = 'at my rates';
/** A currency, or the one that all are converted to. */
export type CurrencyView = Currency | typeof CONVERTED;

interface CurrencyChoiceProps {
  groups: readonly (readonly [Currency, readonly JournalEntry[]])[];
  /** Null without rates. */
  converted: (Converted & { readonly to: string }) | null;
  chosen: CurrencyView;
  onChoose: (view: CurrencyView) => void;
}

/** Which currency the figures of money are about, each with its number of trades. */
export function CurrencyChoice({ groups, converted, chosen, onChoose }: CurrencyChoiceProps) {
  const own = groups.map(([currency, { length }]) => ({
    value: currency ?? '',
    label: `${currencyName(currency)} (${countText(length)})`,
  }));
  const all = converted
    ? [{ value: CONVERTED, label: `All in ${converted.to} (${countText(converted.entries.length)})` }]
    : [];
  return (
    <div className="grid gap-2">
      <Segmented
        legend="Figures in"
        options={[...own, ...all]}
        value={chosen ?? ''}
        onChoose={(value) => onChoose(value === '' ? null : value)}
      />
      <p className="text-muted text-sm">
        {chosen === CONVERTED && converted ? conversionText(converted) : UNCONVERTED} Figures in R count all trades.
      </p>
    </div>
  );
}

const UNCONVERTED = 'Amounts in different currencies are never added together.';

function conversionText({ used, to, left }: Converted & { readonly to: string }): string {
  const rest = left.length === 0 ? '' : ` Left out for lack of a rate: ${tradesText(left.length)}.`;
  return `${ratesText(used, to)}${rest}`;
}
