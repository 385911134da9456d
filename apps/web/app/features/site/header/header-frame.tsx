import type { ReactNode } from 'react';
import { SiteMark } from '../site-mark.tsx';

interface HeaderFrameProps {
  /** The links in the middle, from a width at which they fit. */
  navigation: ReactNode;
  /** What appears at the right end. */
  end: ReactNode;
  /** What is at the end takes most of a phone's width. */
  crowded?: boolean;
  /** A line along the lower edge. */
  edge?: ReactNode;
}

/** One row, and a second one where large text needs it. */
export function HeaderFrame({ navigation, end, crowded = false, edge }: HeaderFrameProps) {
  return (
    <header className="site-chrome relative z-30 border-line border-b bg-ground lg:sticky lg:top-0">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-2 py-2 sm:gap-x-6">
        <SiteMark compact={crowded} />
        {navigation}
        <div className="-mr-2 ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-1 sm:gap-x-2.5">{end}</div>
      </div>
      {edge ? <div className="-bottom-px absolute inset-x-0">{edge}</div> : null}
    </header>
  );
}
