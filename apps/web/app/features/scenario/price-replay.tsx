import type { Scenario } from '@wickwise/contract/scenario';
import type { Ohlc } from '@wickwise/market/candle';
import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { DecisionChart } from './decision-chart.tsx';
import { price } from './model.ts';

const STEP_MS = 500;

interface PriceReplayProps {
  chart: NonNullable<Scenario['chart']>;
  after: readonly Ohlc[];
}

/** What happened next, candle by candle: nothing moves until the learner asks for it. */
export function PriceReplay({ chart, after }: PriceReplayProps) {
  const { step, isPlaying, go, play, pause } = useReplay(after.length);
  const before = chart.candles.length;
  const candles = [...chart.candles, ...after];
  const mark = step === 0 ? null : { from: before, to: before + step - 1 };
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <DecisionChart candles={candles} visible={before + step} decidedAfter={before} />
      </div>
      <figcaption className="grid gap-3 border-line border-t px-4 py-3">
        <p className="text-md text-soft">{chart.title}. The dashed line is your decision.</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" aria-disabled={step === 0} onClick={() => go(step - 1)}>
            Back
          </Button>
          <Button variant="quiet" aria-disabled={step === after.length} onClick={() => go(step + 1)}>
            Next candle
          </Button>
          <span className="motion-reduce:hidden">
            <Button variant="quiet" onClick={isPlaying ? pause : play}>
              {isPlaying ? 'Pause' : 'Play'}
            </Button>
          </span>
          <Button variant="quiet" aria-disabled={step === after.length} onClick={() => go(after.length)}>
            Show all
          </Button>
        </div>
        <p aria-live={isPlaying ? 'off' : 'polite'} className="num text-sm">
          {stepText(step, after)}
        </p>
      </figcaption>
      <CandleTable candles={candles.slice(0, before + step)} mark={mark} markName="after your decision" />
    </figure>
  );
}

function stepText(step: number, after: readonly Ohlc[]): string {
  const candle = after[step - 1];
  if (candle === undefined) return `${after.length} candles followed.`;
  const [open, high, low, close] = candle.map(price);
  return `Candle ${step} of ${after.length}: open ${open}, high ${high}, low ${low}, close ${close}.`;
}

function useReplay(total: number) {
  const [step, setStep] = useState(0);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isPlaying = wantsToPlay && step < total;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setStep((before) => Math.min(before + 1, total)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, total]);

  const go = (to: number) => {
    setWantsToPlay(false);
    setStep(Math.min(Math.max(to, 0), total));
  };
  const play = () => {
    // At the end it starts over.
    if (step === total) setStep(0);
    setWantsToPlay(true);
  };
  return { step, isPlaying, go, play, pause: () => setWantsToPlay(false) };
}
