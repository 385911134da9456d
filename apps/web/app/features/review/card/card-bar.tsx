import type { ReactNode } from 'react';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';

interface CardBarProps {
  /** The card that is shown, from 1; null without one. */
  number: number | null;
  total: number;
  /** What this visit brought. */
  status: ReactNode;
  /** Beside the counter. */
  before?: ReactNode;
  after?: ReactNode;
  /** What can be done with the cards. */
  children: ReactNode;
}

/** Above a card: `Card 3 of 12`, as a number and as a bar, and the tools for the cards. */
export function CardBar({ number, total, status, before, after, children }: CardBarProps) {
  const text = `Card ${number} of ${total}`;
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2">
        {number === null ? null : (
          <>
            {before}
            <p aria-live="polite" className="text-md text-soft">
              {text}
            </p>
            {after}
          </>
        )}
        <div className="ml-auto flex items-center gap-2">{children}</div>
        {status}
      </div>
      {number === null ? null : (
        <ProgressBar value={number} max={total} label="Position in the cards" valueText={text} thin />
      )}
    </div>
  );
}
