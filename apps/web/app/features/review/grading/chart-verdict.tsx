import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from '#app/ui/class-names.ts';
import type { ReviewChart } from './review-chart.ts';

const NOT_MEASURED = 'One of its conditions isn’t met at the last candle.';

interface ChartVerdictProps {
  chart: ReviewChart;
  /** The learner's judgment; null when they flipped the card without one. */
  saysShown: boolean | null;
}

/** Whether the chart shows the pattern, by the recognizer, and whether the learner saw that. */
export function ChartVerdict({ chart: { shows, exercise }, saysShown }: ChartVerdictProps) {
  const isRight = saysShown === shows;
  const outcome = saysShown === null ? '' : isRight ? 'You’re right. ' : 'Not quite. ';
  const Icon = isRight ? Check : X;
  return (
    <p className="mt-1.5 text-md">
      <span className={classNames('font-semibold', saysShown !== null && (isRight ? 'text-up' : 'text-down'))}>
        {saysShown === null ? null : (
          <Icon size={16} strokeWidth={2.5} aria-hidden="true" className="mr-1 inline align-[-0.15em]" />
        )}
        {outcome}This chart {shows ? 'shows' : 'doesn’t show'} the pattern.
      </span>{' '}
      {shows ? null : <span className="text-soft">{exercise.missing ?? NOT_MEASURED}</span>}
    </p>
  );
}
