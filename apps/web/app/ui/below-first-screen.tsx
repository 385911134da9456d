import type { ReactNode } from 'react';
import { useIsOpened } from '#app/lib/opening.ts';

/** A part that is never in view when its page opens, and so need not be drawn before the page shows. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return useIsOpened() ? children : null;
}
