import type { Calibration } from '@wickwise/contract/analytics';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { calibrationAdvice } from './model.ts';
import { ReliabilityCurve } from './reliability-curve.tsx';

const verdicts = {
  overconfident: 'You’re more confident than accurate',
  underconfident: 'You’re right more often than you think',
  uneven: 'Right on average, but not at each level',
  calibrated: 'Your confidence matches your answers',
} as const;

/** Whether 80% sure means right 80% of the time. */
export function CalibrationCard({ calibration }: { calibration: Calibration }) {
  const { answers, bins, brierScore, verdict } = calibration;
  if (brierScore === null) {
    return (
      <EmptyState
        title="How sure are you?"
        text="Tell us each time you answer a quiz question. Your curve will show whether “80% sure” means right 80% of the time."
        action={<ButtonLink to="/quiz">Take a knowledge check</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ReliabilityCurve bins={bins} />
      <div className="grid gap-4">
        <dl className="flex gap-10">
          <div>
            <dt className="text-muted text-sm">Brier score</dt>
            <dd className="num mt-0.5 text-2xl">{brierScore.toFixed(3)}</dd>
          </div>
          <div>
            <dt className="text-muted text-sm">Answers</dt>
            <dd className="num mt-0.5 text-2xl">{answers}</dd>
          </div>
        </dl>
        <p className="text-md text-muted">
          0 is perfect. Saying 50% every time scores 0.25, so above that, you’d have scored better by saying 50%
          throughout.
        </p>
        <div className="border-line border-t pt-4">
          {verdict === null ? null : <h3 className="mb-1.5">{verdicts[verdict]}</h3>}
          <p className="text-soft">{calibrationAdvice(calibration)}</p>
        </div>
      </div>
    </div>
  );
}
