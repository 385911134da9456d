import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type TagTone = 'neutral' | 'brass' | 'up' | 'down';

const tones: Record<TagTone, string> = {
  neutral: 'border-line-strong text-soft',
  brass: 'border-brass text-brass',
  up: 'border-up text-up',
  down: 'border-down text-down',
};

export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
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
