import { type ReplayVerdict, TRADES_FOR_VERDICT } from '@wickwise/journal/replay/verdict';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { countText, shareText, tradesText } from '../texts.ts';

/** When this share of random traders did as well, bad luck alone does not explain the result. */
const NEARLY_ALL_SHARE = 0.95;

/** The verdict, skill or luck, and how it was reached; null while it is computed. */
export function VerdictCard({ verdict }: { verdict: ReplayVerdict | null }) {
  return (
    <section aria-labelledby="verdict" className="rounded-lg border border-line-strong bg-panel p-5 sm:p-6">
      <div role="status">
        {verdict === null ? (
          <Skeleton label="Simulating 10,000 random traders" className="h-24" />
        ) : (
          <>
            <h2 id="verdict" className="text-2xl">
              {titleOf(verdict)}
            </h2>
            <p className="mt-3 max-w-3xl text-lg text-soft">{textOf(verdict)}</p>
            {verdict.kind === 'too-few' ? null : <Method {...verdict} />}
          </>
        )}
      </div>
    </section>
  );
}

type DecidedVerdict = Exclude<ReplayVerdict, { kind: 'too-few' }>;

function titleOf(verdict: ReplayVerdict): string {
  if (verdict.kind === 'too-few') return 'Too few trades to tell';
  if (verdict.kind === 'skill') return 'Luck alone rarely does this';
  return verdict.shareAsGood >= NEARLY_ALL_SHARE
    ? 'Nearly all random traders did as well or better'
    : 'Luck could explain this';
}

function textOf(verdict: ReplayVerdict): string {
  if (verdict.kind === 'too-few') {
    return `You closed ${tradesText(verdict.trades)}. With fewer than ${TRADES_FOR_VERDICT}, chance hides both skill and the lack of it, so there’s no verdict. You’ll get one if you take more trades in a single replay.`;
  }
  const share = `${shareText(verdict.shareAsGood)} of ${countText(verdict.randomTraders)} random traders with your exposure did as well or better (95% interval ${shareText(verdict.interval.low)} to ${shareText(verdict.interval.high)}).`;
  return `${share} ${meaningOf(verdict)}`;
}

function meaningOf({ kind, isOneLossAway, shareAsGood }: DecidedVerdict): string {
  if (kind === 'skill') {
    return 'That points to skill in this replay, and one more full loss wouldn’t change it. It promises nothing for the next one.';
  }
  if (isOneLossAway) {
    return 'That looks like skill, but one more full loss would undo it. With small gains against large stops, chance often spares that loss for a while.';
  }
  if (shareAsGood >= NEARLY_ALL_SHARE) {
    return 'Your timing cost you in this stretch. See below how your original plans would have done.';
  }
  return 'That doesn’t mean you have no skill: a good method can take hundreds of trades to stand out from chance.';
}

function Method({ trades }: DecidedVerdict) {
  return (
    <details className="mt-4 text-md text-soft">
      <summary className="min-h-11 content-center font-medium text-ink">How we work this out</summary>
      <p className="max-w-3xl pb-2">
        Each random trader takes your {countText(trades)} trades at random moments in the same stretch: same sides, same
        amounts, held for the same number of bars, at the same cost. Only the timing is left to chance. We call it skill
        when clearly fewer than 5% of them do as well as you, even if you had taken one more full loss. A trader without
        skill passes that test at most 5 times out of 100.
      </p>
    </details>
  );
}
