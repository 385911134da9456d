import { type ReplayVerdict, TRADES_FOR_VERDICT } from '@wickwise/journal/replay/verdict';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { countText, shareText, tradesText } from '../texts.ts';
import { RandomTraders } from './random-traders.tsx';
import { TradesForVerdict } from './trades-for-verdict.tsx';
import type { JudgedReplay } from './use-random-traders.ts';

/** When this share of random traders did as well, bad luck alone does not explain the result. */
const NEARLY_ALL_SHARE = 0.95;

/** The verdict, skill or luck, as words and as a picture; null while it is computed. */
export function VerdictCard({ judged }: { judged: JudgedReplay | null }) {
  return (
    <section aria-labelledby="verdict" className="rounded-lg border border-line-strong bg-panel p-4 sm:p-6">
      <div role="status">
        {judged === null ? (
          <Skeleton label="Simulating 10,000 random traders" className="h-64" />
        ) : (
          <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div>
              <h2 id="verdict" className="text-2xl">
                {titleOf(judged.verdict)}
              </h2>
              <p className="mt-3 text-soft lg:text-lg">{meaningOf(judged.verdict)}</p>
            </div>
            <VerdictPicture {...judged} />
            {judged.verdict.kind === 'too-few' ? null : <Method {...judged.verdict} />}
          </div>
        )}
      </div>
    </section>
  );
}

/** Nothing is drawn that too few trades could not carry. */
function VerdictPicture({ verdict, histogram }: JudgedReplay) {
  if (verdict.kind === 'too-few' || histogram === null) return <TradesForVerdict trades={verdict.trades} />;
  return <RandomTraders histogram={histogram} />;
}

function titleOf(verdict: ReplayVerdict): string {
  if (verdict.kind === 'too-few') return 'Too few trades to tell';
  if (verdict.kind === 'skill') return 'Luck alone rarely does this';
  return verdict.shareAsGood >= NEARLY_ALL_SHARE
    ? 'Nearly all random traders did as well or better'
    : 'Luck could explain this';
}

function meaningOf(verdict: ReplayVerdict): string {
  if (verdict.kind === 'too-few') {
    return `You closed ${tradesText(verdict.trades)}. With fewer than ${TRADES_FOR_VERDICT}, chance hides both skill and the lack of it, so there’s no verdict. You’ll get one if you take more trades in a single replay.`;
  }
  if (verdict.kind === 'skill') {
    return 'That points to skill in this replay, and one more full loss wouldn’t change it. It promises nothing for the next one.';
  }
  if (verdict.isOneLossAway) {
    return 'That looks like skill, but one more full loss would undo it. With small gains against large stops, chance often spares that loss for a while.';
  }
  if (verdict.shareAsGood >= NEARLY_ALL_SHARE) {
    return 'Your timing cost you in this stretch. See below how your original plans would have done.';
  }
  return 'That doesn’t mean you have no skill: a good method can take hundreds of trades to stand out from chance.';
}

function Method({ trades, randomTraders, shareAsGood, interval }: Exclude<ReplayVerdict, { kind: 'too-few' }>) {
  return (
    <details className="border-line border-t text-md text-soft lg:col-span-2">
      <summary className="min-h-11 content-center font-medium text-ink">How we work this out</summary>
      <div className="grid max-w-3xl gap-2 pb-2">
        <p>
          {shareText(shareAsGood)} of {countText(randomTraders)} random traders with your exposure did as well or better
          (95% interval {shareText(interval.low)} to {shareText(interval.high)}).
        </p>
        <p>
          Each random trader takes your {countText(trades)} trades at random moments in the same stretch: same sides,
          same amounts, held for the same number of bars, at the same cost. Only the timing is left to chance. We call
          it skill when clearly fewer than 5% of them do as well as you, even if you had taken one more full loss. A
          trader without skill passes that test at most 5 times out of 100.
        </p>
      </div>
    </details>
  );
}
