import { equityNow, type ReplayState } from '@wickwise/journal/replay/state';
import { countText, moneyText, signedPercentText, toneOf } from '../texts.ts';

/** What no line of the chart shows. Not a live region, because each bar is announced. */
export function AccountFacts({ state }: { state: ReplayState }) {
  const share = equityNow(state) / state.setup.accountCents - 1;
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs sm:text-sm">
      <div className="flex gap-1.5">
        <dt className="text-muted">Account</dt>
        <dd className={`num ${toneOf(Math.round(share * 10_000))}`}>
          {moneyText(equityNow(state))} ({signedPercentText(share)})
        </dd>
      </div>
      <div className="flex gap-1.5">
        <dt className="text-muted">Trades</dt>
        <dd className="num">{countText(state.trades.length)}</dd>
      </div>
    </dl>
  );
}
