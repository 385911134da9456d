import type { Estimate } from '@wickwise/journal/trade-statistics';
import { countText, rangeText } from '../trade-texts.ts';

/** What an estimate counts. */
export type EstimateUnit = 'trades' | 'R-multiples';

interface EstimateCellProps {
  estimate: Estimate;
  write: (value: number) => string;
  unit: EstimateUnit;
}

/** A figure above its interval, or above what it takes to have one. */
export function EstimateCell({ estimate, write, unit }: EstimateCellProps) {
  return (
    <>
      {estimate.value === null ? '–' : write(estimate.value)}
      <span className="block whitespace-nowrap text-muted text-sm">{intervalText({ estimate, write, unit })}</span>
    </>
  );
}

function intervalText({ estimate: { interval, n, needed }, write, unit }: EstimateCellProps): string {
  if (interval !== null) return rangeText(interval, write);
  return n < needed ? `needs ${countText(needed)} ${unit}` : 'needs both wins and losses';
}
