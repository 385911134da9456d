import { equityNow, lastBar, type ReplayState } from '@wickwise/journal/replay/state';
import { countText, moneyText, priceWriter, signedPercentText, toneOf } from './texts.ts';

/** The figures of the replay. Not a live region, because each bar is announced below the chart. */
export function ReplayFacts({ state }: { state: ReplayState }) {
  const { setup, shown, trades } = state;
  const { open, high, low, close } = lastBar(state);
  const write = priceWriter(state);
  const share = equityNow(state) / setup.accountCents - 1;
  const left = setup.bars.length - shown;
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-line border-b px-3 py-2.5 text-sm sm:px-4">
      <Fact name="Bar" value={countText(shown)} />
      <Fact name="Open" value={write(open)} />
      <Fact name="High" value={write(high)} />
      <Fact name="Low" value={write(low)} />
      <Fact name="Close" value={write(close)} />
      <Fact name="Bars left" value={countText(left)} />
      <Fact name="Trades" value={countText(trades.length)} />
      <Fact
        name="Account"
        value={`${moneyText(equityNow(state))} (${signedPercentText(share)})`}
        className={toneOf(share)}
      />
    </dl>
  );
}

function Fact({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className={`num ${className}`}>{value}</dd>
    </div>
  );
}
