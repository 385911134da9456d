import type { ReplaySummary } from '@wickwise/journal/replay/summary';
import { NEEDED_TRADES } from '@wickwise/journal/statistics/needed-trades';
import { moneyText, rText, shareText, signedMoneyText, signedPercentText, toneOf, tradesText } from '../texts.ts';

interface ResultFiguresProps {
  summary: ReplaySummary;
  accountCents: number;
}

/** The result of the replay, next to buy and hold and to its original plans. */
export function ResultFigures({ summary, accountCents }: ResultFiguresProps) {
  const { pnlCents, share, buyAndHold, firstPlansCents, meanR, meanRInterval, rList, costCents, exposure } = summary;
  const heldCents = buyAndHold?.pnlCents ?? 0;
  return (
    <section aria-label="Result">
      <dl className="grid gap-px overflow-hidden grid-cols-2 rounded-lg border border-line bg-line lg:grid-cols-3">
        <Figure
          name="Your result"
          value={signedMoneyText(pnlCents)}
          tone={toneOf(pnlCents)}
          note={signedPercentText(share)}
        />
        <Figure
          name="Buy and hold"
          value={buyAndHold === null ? '–' : signedMoneyText(heldCents)}
          tone={toneOf(heldCents)}
          note={buyAndHold === null ? 'No bars played' : signedPercentText(heldCents / accountCents)}
        />
        <Figure
          name="Your original plans, untouched"
          value={signedMoneyText(firstPlansCents)}
          tone={toneOf(firstPlansCents)}
          note={rList.length === 0 ? 'No trades' : differenceText(pnlCents - firstPlansCents)}
        />
        <Figure
          name="Mean R"
          value={meanR === null ? '–' : rText(meanR)}
          tone={toneOf(Math.round((meanR ?? 0) * 100))}
          note={
            meanRInterval === null
              ? `An interval needs at least ${NEEDED_TRADES.meanInterval} trades, including at least ${NEEDED_TRADES.onEitherSide} wins and ${NEEDED_TRADES.onEitherSide} losses`
              : `95% interval ${rText(meanRInterval.low)} to ${rText(meanRInterval.high)}`
          }
        />
        <Figure
          name="Time in the market"
          value={shareText(exposure)}
          note={`Of the bars played, in ${tradesText(rList.length)}`}
        />
        <Figure name="Costs paid" value={moneyText(costCents)} note="Included in your result" />
      </dl>
    </section>
  );
}

function differenceText(cents: number): string {
  if (cents === 0) return 'Your decisions after entry made no difference';
  return `Your decisions after entry ${cents > 0 ? 'added' : 'cost'} ${moneyText(Math.abs(cents))}`;
}

interface FigureProps {
  name: string;
  value: string;
  note: string;
  tone?: string;
}

function Figure({ name, value, note, tone = '' }: FigureProps) {
  return (
    <div className="wrap-anywhere bg-panel p-3.5 sm:p-5">
      <dt className="text-md text-soft">{name}</dt>
      <dd>
        <span className={`num mt-1 block font-semibold text-xl ${tone}`}>{value}</span>
        <span className="text-muted text-sm">{note}</span>
      </dd>
    </div>
  );
}
