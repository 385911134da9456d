import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeTone = 'neutral' | 'brass' | 'up' | 'down';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line-strong text-soft',
  brass: 'border-brass text-brass',
  up: 'border-up text-up',
  down: 'border-down text-down',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-full border px-2.5 py-0.5 font-medium text-sm',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
