import { Notice } from '#app/ui/state/notice.tsx';
import type { ReviewChart } from './review-chart.ts';

interface ChartVerdictProps {
  chart: ReviewChart;
  /** The learner's judgment; null when they flipped the card without one. */
  saysShown: boolean | null;
}

/** Whether the chart shows the pattern, by the recognizer, and whether the learner saw that. */
export function ChartVerdict({ chart: { shows, exercise }, saysShown }: ChartVerdictProps) {
  const outcome = saysShown === null ? '' : saysShown === shows ? 'You’re right. ' : 'Not quite. ';
  const tone = saysShown === null ? 'info' : saysShown === shows ? 'success' : 'warning';
  return (
    <Notice tone={tone} title={`${outcome}This chart ${shows ? 'shows' : 'doesn’t show'} the pattern.`}>
      {shows ? null : <p>{reasonOf(exercise.missing)}</p>}
    </Notice>
  );
}

function reasonOf(missing: string | null): string {
  return missing === null ? 'One of its conditions isn’t met at the last candle.' : `What’s missing: ${missing}.`;
}
