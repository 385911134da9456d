import type { TradeDirection } from '@wickwise/journal/entry';
import type { Decision } from '@wickwise/journal/replay/decision';
import type { ReplayState } from '@wickwise/journal/replay/state';
import StepForward from 'lucide-react/icons/step-forward';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { SampleFrame } from '#app/ui/sample-frame.tsx';
import { AccountFacts } from '../desk/account-facts.tsx';
import { newDraft, orderOf } from '../model.ts';
import { fillSpeech, rText, tradesText } from '../texts.ts';
import { SampleChart } from './sample-chart.tsx';
import { decideSample, startSample } from './sample-session.ts';

const RISK_PERCENT = 1;

/** A short replay to try without an account, on prices drawn by chance. */
export function ReplaySample() {
  const [seed, setSeed] = useState(1);
  const [state, setState] = useState(() => startSample(seed));
  const [news, setNews] = useState('');
  const make = (...decisions: Decision[]) => {
    const after = decisions.reduce(decideSample, state);
    setNews(fillSpeech(state, after));
    setState(after);
  };
  const startOver = () => {
    setSeed(seed + 1);
    setState(startSample(seed + 1));
    setNews('');
  };
  return (
    <SampleFrame
      title="Try one"
      text="Buy or sell short, then step through the bars. Stop and target are set for you, 1R and 2R from the last close. These prices are random, generated bar by bar."
    >
      <div className="overflow-hidden rounded-lg border border-line bg-sunk">
        <SampleChart state={state} />
      </div>
      <AccountFacts state={state} />
      <p aria-live="polite" className="min-h-[1lh] text-md text-soft">
        {state.isEnded ? `${resultText(state)} ${news}` : news}
      </p>
      <KeepFocus state={state}>
        {state.isEnded ? (
          <Button variant="quiet" className="justify-self-start" onClick={startOver}>
            Try other prices
          </Button>
        ) : (
          <Actions state={state} make={make} />
        )}
      </KeepFocus>
    </SampleFrame>
  );
}

interface ActionsProps {
  state: ReplayState;
  make: (...decisions: Decision[]) => void;
}

/** A trade takes effect with the next bar, which follows at once. */
function Actions({ state, make }: ActionsProps) {
  const isFlat = state.position === null && state.order === null;
  const open = (direction: TradeDirection) =>
    make(orderOf(state, newDraft(state, { direction, riskPercent: RISK_PERCENT })), { kind: 'advance' });
  return (
    <div className="flex flex-wrap gap-2">
      {isFlat ? (
        <>
          <Button variant="quiet" onClick={() => open('long')}>
            Buy
          </Button>
          <Button variant="quiet" onClick={() => open('short')}>
            Sell short
          </Button>
        </>
      ) : (
        <Button variant="quiet" onClick={() => make({ kind: 'close' }, { kind: 'advance' })}>
          Close the trade
        </Button>
      )}
      <Button variant="quiet" className="grow" onClick={() => make({ kind: 'advance' })}>
        <StepForward size={18} aria-hidden="true" />
        Next bar
      </Button>
    </div>
  );
}

function resultText({ trades }: ReplayState): string {
  const r = trades.reduce((sum, trade) => sum + trade.r, 0);
  if (trades.length === 0) return 'The prices have run out, and you didn’t make a trade.';
  return `${rText(r)} in ${tradesText(trades.length)}. Prices like these can’t be predicted, so it was luck.`;
}
