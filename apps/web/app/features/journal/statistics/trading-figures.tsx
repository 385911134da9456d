import type { JournalSummary } from '@wickwise/journal/specified-statistics';
import { countText, signedMoneyText, toneOf } from '../trade-texts.ts';

/** The six figures at the head of the journal. */
export function TradingFigures({ summary }: { summary: JournalSummary }) {
  return (
    <dl className="mb-10 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3 xl:grid-cols-6">
      <Figure label="Total P&L" value={signedMoneyText(summary.totalCents)} tone={toneOf(summary.totalCents)} />
      <Figure label="Win Rate" value={`${summary.winRate.toFixed(1)}%`} />
      <Figure label="Avg R-Multiple" value={summary.averageR.toFixed(2)} />
      <Figure label="Total Trades" value={countText(summary.totalTrades)} />
      <Figure label="Top Ticker" value={summary.topTicker ?? 'N/A'} />
      {summary.totalTrades === 0 ? (
        <Figure label="Trader Score" value="–" hint="Add a trade to get a score" />
      ) : (
        <Figure label="Trader Score" value={String(summary.traderScore)} unit="/100" />
      )}
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  unit?: string;
  /** What to do for a value, below the label. */
  hint?: string;
  tone?: string;
}

function Figure({ label, value, unit, hint, tone = 'text-ink' }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1 bg-panel px-4 py-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className={`num truncate font-semibold text-lg ${tone}`} title={value}>
        {value}
        {unit ? <span className="font-normal text-muted text-sm">{unit}</span> : null}
      </dd>
      {hint ? <dd className="order-first text-muted text-sm">{hint}</dd> : null}
    </div>
  );
}
