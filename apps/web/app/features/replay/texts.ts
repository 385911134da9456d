import type { DecisionProblem } from '@wickwise/journal/replay/decision';
import type { ExitReason, ReplayFill, ReplayState } from '@wickwise/journal/replay/state';
import { lastBar } from '@wickwise/journal/replay/state';
import { moneyText as anyMoneyText, signedMoneyText as anySignedMoneyText } from '#app/lib/money.ts';

const count = new Intl.NumberFormat('en-US');
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
// Not `toFixed`, which rounds the binary fraction: 0.235 would be 0.23.
const signedHundredths = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const signedPercent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `$12.50` for 1250 */
export function moneyText(cents: number): string {
  return anyMoneyText(cents, 'USD');
}

/** `+$12.50` for 1250 */
export function signedMoneyText(cents: number): string {
  return anySignedMoneyText(cents, 'USD');
}

/** `+1.25%` for 0.0125 */
export function signedPercentText(share: number): string {
  return signedPercent.format(share);
}

/** `1.3%` for 0.0128 */
export function shareText(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** `1 share`, `50 shares` */
export function sharesText(size: number): string {
  return `${countText(size)} ${size === 1 ? 'share' : 'shares'}`;
}

export function countText(value: number): string {
  return count.format(value);
}

/** `+1.50R` */
export function rText(value: number): string {
  return `${signedHundredths.format(value)}R`;
}

/** `1 trade`, `2 trades` */
export function tradesText(trades: number): string {
  return `${countText(trades)} ${trades === 1 ? 'trade' : 'trades'}`;
}

/** The color of an amount, which always has its sign too. */
export function toneOf(amount: number): string {
  if (amount === 0) return 'text-ink';
  return amount > 0 ? 'text-up' : 'text-down';
}

export const exitTexts: Record<ExitReason, string> = {
  stop: 'Stop',
  target: 'Target',
  closed: 'Closed by you',
  end: 'Open at the end',
};

export const problemTexts: Record<DecisionProblem, string> = {
  'replay-ended': 'This replay has ended.',
  'not-flat': 'Close the open trade or cancel the order first.',
  'no-position': 'No trade is open.',
  'nothing-to-cancel': 'There’s nothing to cancel.',
  'price-invalid': 'Enter prices above zero.',
  'stop-on-wrong-side': 'The stop must be on the losing side: below a long, above a short.',
  'stop-too-close': 'The stop is too close: nothing would be at risk.',
  'target-on-wrong-side': 'The target must be on the winning side: above a long, below a short.',
  'size-invalid': 'Enter a size of at least one share that differs from the current one.',
  'size-beyond-account': 'Your account can’t afford that many shares, and replays have no margin.',
};

/** What the last bar did, for when bars follow each other quickly: `Bar 121: close 100.20, up 0.4%.` */
export function closeSpeech(state: ReplayState): string {
  const { open, close } = lastBar(state);
  const before = state.setup.bars[state.shown - 2]?.close ?? open;
  const write = priceWriter(state);
  const moved = write(close) === write(before) ? 'unchanged' : moveText(close / before - 1);
  return `Bar ${state.shown}: close ${write(close)}, ${moved}.`;
}

function moveText(change: number): string {
  const share = shareText(Math.abs(change));
  return `${change > 0 ? 'up' : 'down'} ${share === shareText(0) ? 'less than 0.1%' : share}`;
}

/** The last bar as announced: the close first, then the other prices. */
export function barSpeech(state: ReplayState): string {
  const { open, high, low } = lastBar(state);
  const write = priceWriter(state);
  return `${closeSpeech(state)} Open ${write(open)}, high ${write(high)}, low ${write(low)}.`;
}

/** Formats prices with the decimals of this replay. */
export function priceWriter({ setup }: Pick<ReplayState, 'setup'>): (price: number) => string {
  return (price) => price.toFixed(setup.decimals);
}

const fillVerbs: Record<ReplayFill['reason'], string> = {
  entry: 'Entered',
  resize: 'Size changed',
  stop: 'Stop reached',
  target: 'Target reached',
  closed: 'Closed',
  end: 'Closed at the end',
};

/** The fills between two states, as sentences; empty without any. */
export function fillSpeech(before: ReplayState, after: ReplayState): string {
  const write = priceWriter(after);
  const news = fillsOf(after).slice(fillsOf(before).length);
  const closed = after.trades.slice(before.trades.length);
  return [
    ...news.map(({ reason, side, size, price, moment }) => {
      const verb = side === 'buy' ? 'bought' : 'sold';
      return `${fillVerbs[reason]}: ${verb} ${countText(size)} at ${write(price)}${moment === 'open' ? ', the open' : ''}.`;
    }),
    ...closed.map(({ pnlCents, r }) => `Trade result: ${signedMoneyText(pnlCents)}, ${rText(r)}.`),
  ].join(' ');
}

function fillsOf({ trades, position }: ReplayState): readonly ReplayFill[] {
  return [...trades.flatMap(({ fills }) => fills), ...(position?.fills ?? [])];
}

/** `Mar 2, 2026` where the exchange is. */
export function dayText(timeMs: number): string {
  return day.format(timeMs);
}
