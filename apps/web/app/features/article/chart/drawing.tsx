import type { ReactNode } from 'react';

export const WIDTH = 360;
export const HEIGHT = 140;

/** The frame of a small drawing. It says nothing that the title beside it does not. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block h-auto w-full fill-none">
      {children}
    </svg>
  );
}
