import type { Money } from '@wickwise/journal/money';
import { NEEDED_TRADES } from '@wickwise/journal/statistics/needed-trades';
import type { JournalSummary } from '@wickwise/journal/statistics/specified-statistics';
import type { ReactNode } from 'react';
import { signedMoneyText } from '#app/lib/money.ts';
import { countText, hundredthsText, percentText, toneOf, tradesText } from '../trade-texts.ts';
import { TradeTableScroller } from './trade-table-scroller.tsx';

/** The six figures at the head of the journal, in one row that scrolls where it is narrow. */
export function TradingFigures({ summary }: { summary: JournalSummary }) {
  return (
    <TradeTableScroller label="Figures">
      <dl className="grid w-max min-w-full grid-flow-col gap-px overflow-hidden rounded-lg border border-line bg-line">
        <TotalFigure totals={summary.totals} />
        <Figure label="Win Rate" value={summary.winRate === null ? 'N/A' : percentText(summary.winRate / 100)} />
        <AverageR summary={summary} />
        <Figure label="Total Trades" value={countText(summary.totalTrades)} />
        <Figure label="Top Ticker" value={summary.topTicker ?? 'N/A'} />
        <TraderScore summary={summary} />
      </dl>
    </TradeTableScroller>
  );
}

const NOTHING: Money = { currency: 'USD', cents: 0 };

/** A line for each currency: they are never added. */
function TotalFigure({ totals }: { totals: readonly Money[] }) {
  return (
    <Cell label="Total P&L">
      <dd className={FIGURE}>
        {(totals.length === 0 ? [NOTHING] : totals).map(({ currency, cents }) => (
          <span key={currency} className={`block ${toneOf(cents)}`}>
            {signedMoneyText(cents, currency)}
            {currency === null ? <span className="font-normal text-muted text-sm"> (currency not known)</span> : null}
          </span>
        ))}
      </dd>
    </Cell>
  );
}

/** Where some closed trades have no R, those that have one are counted. */
function AverageR({ summary: { averageR, tradesWithR, closedTrades } }: { summary: JournalSummary }) {
  if (averageR === null) return <Figure label="Avg R-Multiple" value="N/A" />;
  const counted = tradesWithR < closedTrades ? { unit: ` (${tradesText(tradesWithR)})` } : {};
  return <Figure label="Avg R-Multiple" value={hundredthsText(averageR)} {...counted} />;
}

/** With few trades, or without a rating, what the score takes stands in its place. */
function TraderScore({ summary: { closedTrades, traderScore } }: { summary: JournalSummary }) {
  const isEnough = closedTrades >= NEEDED_TRADES.traderScore;
  if (isEnough && traderScore !== null) return <ExplainedScore score={traderScore} />;
  return (
    <Cell label="Trader Score">
      <dd className="w-32 text-soft text-xs leading-snug">
        {isEnough
          ? 'Rate the setup and the discipline of your trades to get a score'
          : `Needs ${NEEDED_TRADES.traderScore} closed trades; you have ${closedTrades}`}
      </dd>
    </Cell>
  );
}

/** Next to its scale, of which the formula leaves most out of reach. */
function ExplainedScore({ score }: { score: number }) {
  return (
    <div className="grid grid-cols-[auto_18rem] content-start gap-x-4 gap-y-0.5 bg-panel px-3 py-2 sm:px-4 sm:py-3">
      <dt className="row-start-2 text-muted text-xs sm:text-sm">Trader Score</dt>
      <dd className={`${FIGURE} row-start-1 text-ink`}>
        {score}
        <span className="font-normal text-muted text-sm">/100</span>
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 text-soft text-xs leading-snug">
        From your win rate, average R and ratings, including those left at 3. Even winning 2R on every trade, with top
        ratings, makes only 40, so 100 is out of reach.
      </dd>
    </div>
  );
}

const FIGURE = 'num font-semibold text-md leading-snug sm:text-lg';

interface FigureProps {
  label: string;
  value: string;
  unit?: string;
}

function Figure({ label, value, unit }: FigureProps) {
  return (
    <Cell label={label}>
      <dd className={`${FIGURE} text-ink`}>
        {value}
        {unit ? <span className="font-normal text-muted text-sm">{unit}</span> : null}
      </dd>
    </Cell>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-0.5 bg-panel px-3 py-2 sm:px-4 sm:py-3">
      <dt className="text-muted text-xs sm:text-sm">{label}</dt>
      {children}
    </div>
  );
}
