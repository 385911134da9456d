import { NEEDED_TRADES } from '@wickwise/journal/statistics/needed-trades';
import type { Estimate } from '@wickwise/journal/statistics/trade-statistics';
import type { ReactNode } from 'react';
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
  const { value, interval } = estimate;
  return (
    <>
      {value === null ? '–' : write(value)}
      {interval === null ? (
        <SmallWords>{neededText(estimate, unit)}</SmallWords>
      ) : (
        <span className="block whitespace-nowrap text-muted text-sm">{rangeText(interval, write)}</span>
      )}
    </>
  );
}

function neededText({ n, needed }: Estimate, unit: EstimateUnit): string {
  if (n < needed) return `needs ${countText(needed)} ${unit}`;
  return `needs ${NEEDED_TRADES.onEitherSide} wins and ${NEEDED_TRADES.onEitherSide} losses`;
}

/** Words below a figure, in the spacing of words. */
export function SmallWords({ children }: { children: ReactNode }) {
  return (
    <span className="block whitespace-nowrap font-sans text-muted text-sm tracking-normal [word-spacing:normal]">
      {children}
    </span>
  );
}
