import { rText } from '../trade-texts.ts';
import type { ExcursionGap } from './measure-trade.ts';

export const gapTexts: Record<ExcursionGap, string> = {
  open: 'It’s still open.',
  option: 'We have no option prices.',
  instrument: 'We only have prices for stocks and ETFs.',
  currency: 'Our prices are in dollars, and the trade isn’t, or doesn’t say.',
  split: 'The shares were split while you held them.',
  symbol: 'We have no prices for this symbol on these days.',
  hours: 'A fill was outside regular trading hours.',
  simulated: 'Live charts here show a simulated market, so there’s nothing real to measure.',
  unavailable: 'The market data can’t be reached right now.',
  days: 'Our prices don’t cover these days.',
  price:
    'A fill is outside that day’s price range. Our prices may be adjusted for a split, or belong to another instrument.',
};

/** `, 0.60R`, or nothing without a risk */
export function inR(r: number | null): string {
  return r === null ? '' : `, ${rText(r)}`;
}
