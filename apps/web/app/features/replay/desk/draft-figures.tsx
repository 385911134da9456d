import { riskCentsOf } from '@wickwise/journal/replay/money';
import { equityNow, lastBar, type ReplayState } from '@wickwise/journal/replay/state';
import { type Draft, orderOf } from '../model.ts';
import { moneyText, sharesText } from '../texts.ts';

/** What an order risks at least, as a share of the choice; with less, the account caps it. */
const CAPPED_SHARE = 0.9;

/** What the stop and the risk amount to; the lines on the chart show how far they are away. */
export function DraftFigures({ state, draft }: { state: ReplayState; draft: Draft }) {
  const { size, stop } = orderOf(state, draft);
  const entry = draft.entry ?? lastBar(state).close;
  const riskCents = riskCentsOf({ entry, stop, size });
  const isCapped = riskCents > 0 && riskCents < (CAPPED_SHARE * (equityNow(state) * draft.riskPercent)) / 100;
  return (
    <div className="text-sm">
      <dl className="flex flex-wrap justify-between gap-x-4">
        <Fact name="Size" value={sharesText(size)} />
        <Fact name="At risk, before costs" value={moneyText(riskCents)} />
      </dl>
      {isCapped ? (
        <p className="mt-1 text-muted">Your account can’t afford more shares, so this risks less than you chose.</p>
      ) : null}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
