import type { Ohlc } from '@wickwise/market/candle';
import { useEffect, useRef, useState } from 'react';
import { lessonPath } from '#app/features/pattern/model.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RuleLine } from '#app/ui/rule-line.tsx';
import { checkHammer } from './hammer-rules.tsx';

interface HammerMeasurementsProps {
  /** The candles shown so far. */
  candles: readonly Ohlc[];
  index: number;
  /** Shows the next candle; null after the last. */
  onNext: (() => void) | null;
}

/** Asks first; the answer reveals the measurements. */
export function HammerMeasurements(props: HammerMeasurementsProps) {
  const { candles, index } = props;
  const [answered, setAnswered] = useState<{ candle: Ohlc | undefined; isYes: boolean } | null>(null);
  const candle = candles[index];
  if (answered !== null && answered.candle === candle) return <Measured {...props} isYes={answered.isYes} />;
  return <Question onAnswer={(isYes) => setAnswered({ candle, isYes })} />;
}

const BAR =
  'flex flex-wrap items-center justify-between gap-3 border-line border-t bg-sunk px-4 py-3 outline-none sm:px-6';

function Question({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  return (
    <div className={BAR}>
      <p className="font-medium text-md">Look at the last candle. Does it have the shape?</p>
      <div className="flex gap-3">
        <Button variant="quiet" onClick={() => onAnswer(true)}>
          Yes
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          No
        </Button>
      </div>
    </div>
  );
}

/** Takes the focus, because the clicked button is gone. */
function Measured({ candles, index, onNext, isYes }: HammerMeasurementsProps & { isYes: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  const { rules, hasShape, verdict } = checkHammer(candles, index);
  return (
    <>
      <ul className="border-line border-t">
        {rules.map((rule) => (
          <RuleLine key={rule.name} rule={rule} />
        ))}
      </ul>
      <div ref={bar} tabIndex={-1} className={BAR}>
        <p aria-live="polite" className="font-medium text-md">
          {isYes === hasShape ? 'You’re right.' : 'Not quite.'} {verdict}
        </p>
        {onNext === null ? (
          <ButtonLink to={lessonPath('hammer')} variant="quiet">
            Learn the hammer
          </ButtonLink>
        ) : (
          <Button variant="quiet" onClick={onNext}>
            Next candle
          </Button>
        )}
      </div>
    </>
  );
}
