import {
  type BrokenRule,
  type Emotion,
  isDay,
  type JournalEntry,
  type MarketCondition,
  type Stage,
  type TradeOutcome,
  type TradeType,
} from '@wickwise/journal/entry';
import type { Breakeven } from '@wickwise/journal/journal-settings';
import type { Currency } from '@wickwise/journal/money';
import type { ConfidenceInterval } from '@wickwise/statistics/interval';

export const typeLabels: Record<TradeType, string> = {
  scalp: 'Scalp',
  day: 'Day',
  swing: 'Swing',
  leap: 'LEAP (position)',
};
export const outcomeLabels: Record<TradeOutcome, string> = {
  pending: 'Pending',
  win: 'Win',
  loss: 'Loss',
  breakeven: 'Breakeven',
};
export const emotionLabels: Record<Emotion, string> = {
  calm: 'Calm',
  confident: 'Confident',
  anxious: 'Anxious',
  revenge: 'Revenge',
  indecisive: 'Indecisive',
};
export const marketLabels: Record<MarketCondition, string> = {
  bullish: 'Bullish',
  bearish: 'Bearish',
  sideways: 'Sideways',
  volatile: 'Volatile',
};
export const stageLabels: Record<Stage, string> = {
  taken: 'Taken',
  planned: 'Planned',
  missed: 'Missed',
  replay: 'Blind replay',
};
export const ruleLabels: Record<BrokenRule, string> = {
  'no-confirmation': 'Entered without confirmation',
  'no-stop': 'Traded without a stop',
  'moved-stop': 'Moved the stop away from price',
  oversized: 'Traded too large a position',
  chased: 'Chased the price',
  revenge: 'Traded to win back a loss',
  'exited-early': 'Exited before the plan said to',
};
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 8 });
const ratio = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 8 });
// Not `toFixed`, which rounds the binary fraction: 0.235 would be 0.23.
const decimals = { useGrouping: false, signDisplay: 'negative' } as const;
const hundredths = new Intl.NumberFormat('en-US', { ...decimals, minimumFractionDigits: 2, maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat('en-US', { ...decimals, minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `USD`, or `Not known` */
export function currencyName(currency: Currency): string {
  return currency ?? 'Not known';
}

export function priceText(value: number): string {
  return price.format(value);
}

export function countText(value: number): string {
  return count.format(value);
}

/** `1.50` */
export function hundredthsText(value: number): string {
  // A mean of 0.235 may be stored as 0.23499999999999996.
  return hundredths.format(Number(value.toPrecision(15)));
}

/** `1.50R` */
export function rText(value: number): string {
  return `${hundredthsText(value)}R`;
}

/** `50.0%` for 0.5 */
export function percentText(share: number): string {
  return `${tenths.format(100 * share)}%`;
}

/** `0.24 to 0.76`, in the words of the figure itself */
export function rangeText({ low, high }: ConfidenceInterval, write: (value: number) => string): string {
  return high === Number.POSITIVE_INFINITY ? `${write(low)} or more` : `${write(low)} to ${write(high)}`;
}

/** `1 trade`, `2 trades` */
export function tradesText(n: number): string {
  return `${countText(n)} ${n === 1 ? 'trade' : 'trades'}`;
}

/** `Converted at your rates: 1 EUR = 1.085 USD.` */
export function ratesText(used: Readonly<Record<string, number>>, to: string): string {
  const rates = Object.entries(used).map(([currency, rate]) => `1 ${currency} = ${countText(rate)} ${to}`);
  return `Converted at your rates: ${rates.join(', ')}.`;
}

/** `Results within ±0.10R of zero count as breakeven.` */
export function breakevenText({ amount, unit }: Breakeven): string {
  const limit = unit === 'r' ? rText(amount) : `${priceText(amount)} (in the currency of the trade)`;
  return `Results within ±${limit} of zero count as breakeven.`;
}

/** How trades come to a risk amount that no one typed. */
export const RISK_FROM_STOPS =
  '“Set risk from stops” can fill it in for trades with a stop: it’s under Select in your list of trades.';

/** `Mar 2, 2026` */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** `Mar 2, 2026 · Day · 1D · Hammer`, or `Mar 2, 2026 to Mar 5, 2026` for a trade held overnight */
export function factsText({ date, closedAt, tradeType, timeframe, pattern }: JournalEntry): string {
  return [daysText(date, closedAt?.slice(0, 10) ?? date), tradeType && typeLabels[tradeType], timeframe, pattern]
    .filter((fact) => fact !== '')
    .join(' · ');
}

function daysText(entry: string, exit: string): string {
  // While it is typed, the year of a date may have five digits.
  if (!isDay(entry)) return 'No date';
  return isDay(exit) && exit > entry ? `${dayText(entry)} to ${dayText(exit)}` : dayText(entry);
}

/** `10 × 2.50 → 1.10` */
export function pricesText({ entryPrice, exitPrice, positionSize, stage }: JournalEntry): string {
  const entry = `${countText(positionSize)} × ${priceText(entryPrice)}`;
  if (exitPrice === null && (stage === 'planned' || stage === 'missed')) return entry;
  return `${entry} → ${exitPrice === null ? 'open' : priceText(exitPrice)}`;
}

/** `reward-to-risk 2.5:1` */
export function rewardText(reward: number): string {
  return `reward-to-risk ${ratio.format(reward)}:1`;
}

/** `1 share`, `50 shares` */
export function sharesText(n: number): string {
  return `${countText(n)} ${n === 1 ? 'share' : 'shares'}`;
}

/** `, fees 1.30`, or nothing without fees */
export function feesText({ fees }: JournalEntry): string {
  return fees === 0 ? '' : `, fees ${priceText(fees)}`;
}

/** `Jun 19, 2026 95 put`, or the symbol of what is no option */
export function contractText({ option, symbol }: JournalEntry): string {
  return option === null ? symbol : `${dayText(option.expiry)} ${countText(option.strike)} ${option.right}`;
}

/** Classes of a table's number columns: tabular figures, except in the heading. */
export const FIGURES = 'text-right [td&]:num';

/** The color of an amount, which always has its sign too. */
export function toneOf(amount: number): string {
  if (amount === 0) return 'text-ink';
  return amount > 0 ? 'text-up' : 'text-down';
}
