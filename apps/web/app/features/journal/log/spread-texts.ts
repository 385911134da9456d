import type { Spread } from '@wickwise/journal/spread/spread';
import { nameSpread } from '@wickwise/journal/spread/spread-name';
import { countText, priceText } from '../trade-texts.ts';

/** `Iron condor`, or `Spread` for one without a common name */
export function spreadName({ legs }: Spread): string {
  return nameSpread(legs) ?? 'Spread';
}

/** A debit was paid, a credit came in. */
export function spreadSide({ direction }: Spread): 'Debit' | 'Credit' {
  return direction === 'long' ? 'Debit' : 'Credit';
}

/** `2 × 1.50 credit → 0.70 debit` */
export function spreadPricesText(spread: Spread): string {
  const { entryPrice, exitPrice, positionSize } = spread;
  const entry = `${priceText(entryPrice)} ${spreadSide(spread).toLowerCase()}`;
  return `${countText(positionSize)} × ${entry} → ${exitText(exitPrice, spread)}`;
}

/** What was bought is closed for a credit, unless its price is below zero. */
function exitText(exitPrice: number | null, { direction }: Spread): string {
  if (exitPrice === null) return 'open';
  if (exitPrice === 0) return '0.00';
  return `${priceText(Math.abs(exitPrice))} ${(direction === 'long') === exitPrice > 0 ? 'credit' : 'debit'}`;
}
