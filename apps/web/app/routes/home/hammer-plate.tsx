import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CandleChart } from '../../ui/candle-chart.tsx';
import { checkHammer } from './hammer-check.ts';
import { CANDIDATE, type HammerExample, hammerExamples } from './hammer-examples.ts';
import { RuleLine } from './rule-line.tsx';

const FIRST_LOOK = CANDIDATE + 1;

/** A candle to judge: its measured rules, and the market going on one candle at a time. */
export function HammerPlate() {
  const headingId = useId();
  const [example, setExample] = useState<HammerExample>(hammerExamples[0]);
  const [visible, setVisible] = useState(FIRST_LOOK);

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
      <Measurements example={example} visible={visible} onNext={() => setVisible(visible + 1)} />
    </section>
  );
}

interface ExampleChoiceProps {
  chosen: HammerExample;
  onChoose: (example: HammerExample) => void;
}

function ExampleChoice({ chosen, onChoose }: ExampleChoiceProps) {
  return (
    <fieldset className="-mr-2 flex items-center">
      <legend className="sr-only">Which candle to judge</legend>
      {hammerExamples.map((example) => (
        <button
          key={example.name}
          type="button"
          aria-pressed={example === chosen}
          onClick={() => onChoose(example)}
          className="min-h-11 px-2.5 text-muted text-sm hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:decoration-brass aria-pressed:underline-offset-4"
        >
          {example.name}
        </button>
      ))}
    </fieldset>
  );
}

interface MeasurementsProps {
  example: HammerExample;
  visible: number;
  onNext: () => void;
}

function Measurements({ example, visible, onNext }: MeasurementsProps) {
  const { candles } = example.picture;
  const { rules, verdict } = checkHammer(candles.slice(0, visible), CANDIDATE);
  const isOver = visible === candles.length;
  return (
    <>
      <ul className="border-line border-t">
        {rules.map((rule) => (
          <RuleLine key={rule.name} rule={rule} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t bg-sunk px-4 py-3 sm:px-6">
        <p aria-live="polite" className="font-medium text-md">
          {verdict}
        </p>
        <Button variant="quiet" disabled={isOver} onClick={onNext}>
          Next candle
        </Button>
      </div>
    </>
  );
}
