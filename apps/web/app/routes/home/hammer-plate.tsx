import { useId, useState } from 'react';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { HammerMeasurements } from './hammer-check.tsx';
import { CANDIDATE, ExampleChoice, type HammerExample, hammerExamples } from './hammer-examples.tsx';

const FIRST_LOOK = CANDIDATE + 1;

/** A candle to judge: its measured rules, and a market that moves on one candle at a time. */
export function HammerPlate() {
  const headingId = useId();
  const [example, setExample] = useState<HammerExample>(hammerExamples[0]);
  const [visible, setVisible] = useState(FIRST_LOOK);

  const { candles } = example.picture;

  const choose = (next: HammerExample) => {
    setExample(next);
    setVisible(FIRST_LOOK);
  };
  return (
    <section aria-labelledby={headingId} className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b px-4 py-2 sm:px-6">
        <h2 id={headingId} className="text-xl">
          Is this a hammer?
        </h2>
        <ExampleChoice chosen={example} onChoose={choose} />
      </div>
      <CandleChart size="large" visible={visible} picture={example.picture} />
      <HammerMeasurements
        candles={candles.slice(0, visible)}
        index={CANDIDATE}
        onNext={visible < candles.length ? () => setVisible(visible + 1) : null}
      />
    </section>
  );
}
