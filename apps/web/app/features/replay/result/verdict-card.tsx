import type { ReplayState } from '@wickwise/journal/replay/state';
import {
  judgeReplay,
  type ReplayVerdict,
  SKILL_DOLLARS,
  TRADES_FOR_VERDICT,
  VERDICT_POWER,
} from '@wickwise/journal/replay/verdict';
import { useMemo } from 'react';
import { tradesText } from '../texts.ts';
import { PlayMoney } from './play-money.tsx';
import { TradesForVerdict } from './trades-for-verdict.tsx';

/** The verdict, skill or luck, as words and as a picture. */
export function VerdictCard({ state }: { state: ReplayState }) {
  const verdict = useMemo(() => judgeReplay(state), [state]);
  return (
    <section aria-labelledby="verdict" className="rounded-lg border border-line-strong bg-panel p-4 sm:p-6">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="verdict" className="text-2xl">
            {titles[verdict.kind]}
          </h2>
          <p className="mt-3 text-soft lg:text-lg">{meaningOf(verdict)}</p>
          {verdict.kind === 'luck' ? <p className="mt-3 text-soft">{powerText()}</p> : null}
        </div>
        {verdict.kind === 'too-few' ? <TradesForVerdict trades={verdict.trades} /> : <PlayMoney {...verdict} />}
        {verdict.kind === 'too-few' ? null : <Method />}
      </div>
    </section>
  );
}

const titles: Record<ReplayVerdict['kind'], string> = {
  'too-few': 'Too few trades to tell',
  skill: 'Luck alone rarely does this',
  luck: 'Luck could explain this',
  'wrong-side': 'Luck alone rarely goes this badly',
};

function meaningOf(verdict: ReplayVerdict): string {
  switch (verdict.kind) {
    case 'too-few':
      return `You closed ${tradesText(verdict.trades)}. With fewer than ${TRADES_FOR_VERDICT}, chance hides both skill and the lack of it, so there’s no verdict. You’ll get one if you take more trades in a single replay.`;
    case 'skill':
      return 'You were on the right side of more, or of larger, moves than luck explains. That points to skill in this replay and promises nothing for the next one. Your profit also depends on size, exits and costs.';
    case 'wrong-side':
      return 'You were on the wrong side of more, or of larger, moves than bad luck explains. See below how your original plans would have done.';
    case 'luck':
      return 'That doesn’t mean you have no skill: a good method can take hundreds of trades to stand out from chance.';
  }
}

/** How much skill the test can see. */
function powerText(): string {
  const { trades, found } = VERDICT_POWER;
  const [first, ...rest] = found;
  const others = rest.map(({ foreseen, of100 }) => `${foreseen}% in ${of100}`).join(' and ');
  return `The test is strict. With ${trades} one-bar trades in 200 bars, it finds a trader who gets ${first.foreseen}% of the bars right in ${first.of100} replays out of 100, ${others}.`;
}

function Method() {
  return (
    <details className="border-line border-t text-md text-soft lg:col-span-2">
      <summary className="min-h-11 content-center font-medium text-ink">How we work this out</summary>
      <div className="grid max-w-3xl gap-2 pb-2">
        <p>
          We bet $1 of play money on your side of every move, open to close and close to open, at even odds and never
          with more than a third of it. We bet on how your side differs from your average so far, so being long while
          prices rise proves nothing. Size, stops and profit don’t count.
        </p>
        <p>
          As long as a move is as likely up as down, that bet is fair however you trade, and we call it skill when $1
          becomes ${SKILL_DOLLARS}. A trader without skill passes that test at most 5 times out of 100, even one who
          moves stops away or adds to losers.
        </p>
      </div>
    </details>
  );
}
