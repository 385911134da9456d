import type { PlanChange, ReplayState } from '@wickwise/journal/replay/state';
import type { ReplaySummary, TradeReview } from '@wickwise/journal/replay/summary';
import { TradeTableScroller } from '#app/features/journal/public.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { countText, exitTexts, priceWriter, rText, signedMoneyText, toneOf } from '../texts.ts';

interface TradeReviewsProps {
  summary: ReplaySummary;
  state: ReplayState;
}

interface Row extends TradeReview {
  readonly number: number;
}

const FIGURES = 'text-right [td&]:num';

/** Every trade with its changes, next to how its original plan would have done. */
export function TradeReviews({ summary, state }: TradeReviewsProps) {
  if (summary.reviews.length === 0) {
    return (
      <EmptyState title="No trades" text="You didn’t take any trades in this replay. Waiting is a decision, too." />
    );
  }
  const rows = summary.reviews.map((review, index) => ({ ...review, number: index + 1 }));
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-4">
        {' '}
        Trades and original plans{' '}
      </h2>
      <RStrip rList={summary.rList} />
      <TradeTableScroller label="Trades and original plans, as a table">
        <div className="min-w-[44rem]">
          <DataTable
            caption="Each trade next to how its original plan would have done"
            columns={columnsFor(state)}
            rows={rows}
            keyOf={({ number }) => String(number)}
          />
        </div>
      </TradeTableScroller>
      <p className="mt-3 max-w-3xl text-muted text-sm">
        An original plan keeps its stop, target and size until the stop or target is reached or the replay ends. Each
        one is counted separately, even if it would have overlapped a later trade.
      </p>
    </section>
  );
}

/** The R of every trade as bars above and below zero, in the order of the table, which has the figures. */
function RStrip({ rList }: { rList: readonly number[] }) {
  const most = Math.max(...rList.map(Math.abs), 0.01);
  return (
    <div aria-hidden="true" className="mb-4 flex h-28 max-w-3xl gap-px">
      {rList.map((r, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of an ended replay never changes.
        <div key={index} className="flex max-w-4 flex-1 flex-col">
          <div className="flex flex-1 items-end border-line-strong border-b">
            <div className="w-full rounded-t-sm bg-up" style={{ height: `${(100 * Math.max(0, r)) / most}%` }} />
          </div>
          <div className="flex-1">
            <div className="w-full rounded-b-sm bg-down" style={{ height: `${(100 * Math.max(0, -r)) / most}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}

function columnsFor(state: ReplayState): readonly Column<Row>[] {
  return [
    {
      key: 'trade',
      title: 'Trade',
      cell: ({ number, trade: { plan, fills } }) => (
        <>
          {number}. {plan.direction === 'long' ? 'Long' : 'Short'}
          <span className="block text-muted text-sm">
            bars {countText((fills[0]?.bar ?? 0) + 1)} to {countText((fills.at(-1)?.bar ?? 0) + 1)}
          </span>
        </>
      ),
    },
    { key: 'result', title: 'Result', className: FIGURES, cell: ({ trade }) => <Money {...trade} /> },
    {
      key: 'plan',
      title: 'Original plan',
      className: FIGURES,
      cell: ({ firstPlan }) => (
        <>
          <Money {...firstPlan} />
          <span className="block font-sans text-muted text-sm tracking-normal [word-spacing:normal]">
            {exitTexts[firstPlan.exit]}
          </span>
        </>
      ),
    },
    { key: 'exit', title: 'Exit', cell: ({ trade }) => exitTexts[trade.exit] },
    {
      key: 'changes',
      title: 'Stop, target or size',
      cell: ({ trade }) => <Changes changes={trade.changes} state={state} />,
    },
  ];
}

function Money({ pnlCents, r }: { pnlCents: number; r: number }) {
  return (
    <>
      <span className={toneOf(Math.round(r * 100))}>{rText(r)}</span>
      <span className="block text-muted text-sm">{signedMoneyText(pnlCents)}</span>
    </>
  );
}

function Changes({ changes, state }: { changes: readonly PlanChange[]; state: ReplayState }) {
  if (changes.length === 0) return <span className="text-muted">No change</span>;
  return (
    <ul className="grid gap-0.5">
      {changes.map((change) => (
        <li key={`${change.bar} ${change.what}`}>{changeText(change, state)}</li>
      ))}
    </ul>
  );
}

/** `Bar 121: stop 97.20 to 98.00` */
function changeText({ bar, what, from, to }: PlanChange, state: ReplayState): string {
  const write = (value: number | null) => {
    if (value === null) return 'none';
    return what === 'size' ? countText(value) : priceWriter(state)(value);
  };
  return `Bar ${countText(bar + 1)}: ${what} ${write(from)} to ${write(to)}`;
}
