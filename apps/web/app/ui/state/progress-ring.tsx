import type { ReactNode } from 'react';

const RADIUS = 44;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

interface ProgressRingProps {
  value: number;
  max?: number;
  /** The whole statement, for screen readers, such as "40 percent of lessons complete". */
  label: string;
  /** Shown inside the ring. */
  children: ReactNode;
}

export function ProgressRing({ value, max = 100, label, children }: ProgressRingProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div role="img" aria-label={label} className="relative aspect-square w-full max-w-40">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="-rotate-90 block size-full fill-none">
        <circle cx="50" cy="50" r={RADIUS} strokeWidth="6" className="stroke-line" />
        {share > 0 ? (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth="6"
            strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            className="stroke-brass"
          />
        ) : null}
      </svg>
      <div aria-hidden="true" className="absolute inset-0 grid place-content-center text-center">
        {children}
      </div>
    </div>
  );
}
