import { rText } from '../trade-texts.ts';
import type { ExcursionGap } from './measure-trade.ts';

export const gapTexts: Record<ExcursionGap, string> = {
  open: 'It’s still open.',
  option: 'We have no prices of options.',
  instrument: 'We have prices of shares and ETFs only.',
  currency: 'Our prices are in dollars, and the trade isn’t, or doesn’t say.',
  split: 'The shares were split while you held them.',
  symbol: 'We have no prices of this symbol for these days.',
  hours: 'A fill was outside of regular trading hours.',
  simulated: 'Live charts show a simulated market here, which measures nothing.',
  unavailable: 'The market data can’t be reached right now.',
  days: 'Our prices don’t cover these days.',
  price: 'A fill is outside of the prices of its day: they are adjusted for a split, or of another instrument.',
};

/** `, 0.60R`, or nothing without a risk */
export function inR(r: number | null): string {
  return r === null ? '' : `, ${rText(r)}`;
}
