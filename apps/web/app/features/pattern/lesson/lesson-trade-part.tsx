import type { LessonTrade, PatternLesson } from '@wickwise/contract/lesson/lesson';
import { formatWholeNumber } from '#app/lib/whole-number.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TradeChart } from './trade-chart.tsx';

/** A lesson says so when less than this many times the risk is to be gained. */
const WORTHWHILE_REWARD = 2;

interface LessonTradePartProps {
  lesson: PatternLesson;
  isOutcomeShown: boolean;
  onShowOutcome: (isShown: boolean) => void;
}

/** The trade in the example, drawn and in six rows; how it went is shown on request. */
export function LessonTradePart({ lesson: { example, frame }, isOutcomeShown, onShowOutcome }: LessonTradePartProps) {
  const { trade } = frame;
  const reward = trade.reward === null ? null : inHundredths(trade.reward);
  return (
    <section>
      <h2 className="mb-3 text-xl">The trade on the chart</h2>
      <div className="overflow-hidden rounded-lg border border-line bg-panel">
        <div className="border-line border-b bg-sunk">
          <TradeChart picture={example} trade={trade} isOutcomeShown={isOutcomeShown} />
        </div>
        {trade.entry.candle + 1 < example.candles.length ? (
          <div className="flex justify-end border-line border-b px-2 py-2 sm:px-4 noscript:hidden print:hidden">
            <Button variant="quiet" className="px-3!" onClick={() => onShowOutcome(!isOutcomeShown)}>
              {isOutcomeShown ? 'Hide the outcome' : 'Show the outcome'}
            </Button>
          </div>
        ) : null}
        <div className="px-4 py-1">
          <dl className="divide-y divide-line text-md">
            {rowsOf(trade).map(({ name, figure, text }) => (
              <div key={name} className="flex flex-wrap gap-x-3 py-2.5">
                <dt className="w-26 shrink-0 text-muted">{name}</dt>
                <dd className="flex-1 basis-32">
                  <span className="num font-semibold">{figure}</span> <span className="text-soft">{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="mt-3 grid max-w-2xl gap-2 text-muted text-sm">
        {reward !== null && reward < WORTHWHILE_REWARD ? (
          <p>
            The target is less than twice as far away as the stop, so a trade like this has to work {breakEven(reward)}%
            of the time just to break even, before costs.
          </p>
        ) : null}
        {trade.side === 'short' ? (
          <p>
            To sell short, you need a margin account and shares to borrow, and retirement accounts don’t allow it. If
            you can’t, stay out, or use the signal to get out of a stock you own.
          </p>
        ) : null}
        <p>Every lesson uses the same account and the same risk. It shows the math and isn’t advice.</p>
      </div>
    </section>
  );
}

interface TradeRow {
  readonly name: string;
  readonly figure: string;
  readonly text: string;
}

function rowsOf(trade: LessonTrade): TradeRow[] {
  const { side, trigger, entry, stop, stopPrice, riskPerShare, target } = trade;
  return [
    { name: 'Trigger', figure: trigger.price.toFixed(2), text: lowerFirst(trigger.text) },
    {
      name: 'Entry',
      figure: entry.price.toFixed(2),
      text: `${side === 'long' ? 'buy' : 'sell short'} on candle ${entry.candle + 1}`,
    },
    {
      name: 'Stop',
      figure: stopPrice.toFixed(2),
      text: `${lowerFirst(stop.text)} (${stop.price.toFixed(2)}) by a tenth of the average true range`,
    },
    { name: 'Risk per share', figure: dollars(riskPerShare), text: 'between entry and stop' },
    { name: 'Size', figure: String(trade.shares), text: sizeText(trade) },
    target === null
      ? { name: 'Target', figure: 'None', text: 'the chart doesn’t give one; trail the stop instead' }
      : { name: 'Target', figure: target.price.toFixed(2), text: `${lowerFirst(target.text)}: ${rewardText(trade)}` },
  ];
}

/** What limits the size: the loss at the stop, or the money in the account. */
function sizeText({ side, shares, riskPerShare, riskLimit, account }: LessonTrade): string {
  const share = Math.round((100 * riskLimit) / account);
  const isLimitedByRisk = (shares + 1) * riskPerShare > riskLimit;
  const loss = dollars(shares * riskPerShare);
  const money = wholeDollars(account);
  if (isLimitedByRisk) return `shares lose ${loss} at the stop, no more than ${share}% of a ${money} account`;
  const limit =
    side === 'long' ? `are all that a ${money} account can buy` : `are worth no more than the ${money} account`;
  return `shares ${limit}; they lose ${loss} at the stop`;
}

/** The share of trades, in percent, that have to reach a target this many times the risk away to cover the others. */
function breakEven(reward: number): number {
  return Math.round(100 / (1 + reward));
}

/** The reward as it is shown, which the break-even follows from. */
function inHundredths(reward: number): number {
  return Math.round(reward * 100) / 100;
}

function rewardText({ reward }: LessonTrade): string {
  const multiple = inHundredths(reward ?? 0)
    .toFixed(2)
    .replace(/0$/, '');
  return `${multiple}R, or ${multiple} times the risk`;
}

function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

function wholeDollars(amount: number): string {
  return `$${formatWholeNumber(amount)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
