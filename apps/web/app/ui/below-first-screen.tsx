import type { ReactNode } from 'react';
import { useIsOpened } from '#app/lib/opening.ts';

/** A part that is out of view when its page opens, except in a very tall window: the page shows before it is drawn. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return useIsOpened() ? children : null;
}
