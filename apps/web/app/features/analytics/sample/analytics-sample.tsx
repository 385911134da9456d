import { WEAK_BELOW_PERCENT } from '@wickwise/contract/constants';
import { nameFromId } from '#app/features/pattern/public.ts';
import { SampleFrame } from '#app/ui/sample-frame.tsx';
import { CalibrationCard } from '../calibration-card.tsx';
import { PatternScores } from '../pattern-scores.tsx';
import { sampleCalibration, sampleScores } from './sample-answers.ts';

/** What a learner's answers add up to, from made-up ones. */
export function AnalyticsSample() {
  return (
    <SampleFrame title="What your answers will show" text="Based on a made-up learner’s answers.">
      <section aria-label="Weak areas">
        <h3 className="mb-2">Weak areas</h3>
        <PatternScores scores={sampleScores} threshold={WEAK_BELOW_PERCENT} nameOf={nameFromId} />
      </section>
      <section aria-label="Calibration">
        <h3 className="mb-3">Calibration</h3>
        <CalibrationCard calibration={sampleCalibration} />
      </section>
    </SampleFrame>
  );
}
