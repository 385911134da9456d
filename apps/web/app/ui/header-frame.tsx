import type { ReactNode } from 'react';
import { SiteMark } from './site-mark.tsx';

interface HeaderFrameProps {
  /** The links in the middle, from a width at which they fit. */
  navigation: ReactNode;
  /** What stands at the right end. */
  end: ReactNode;
  /** A line along the lower edge. */
  edge?: ReactNode;
}

export function HeaderFrame({ navigation, end, edge }: HeaderFrameProps) {
  return (
    <header className="relative z-30 border-line border-b bg-ground lg:sticky lg:top-0">
      <div className="wrap flex h-16 items-center gap-6">
        <SiteMark />
        {navigation}
        <div className="-mr-2.5 ml-auto flex items-center gap-2 sm:gap-3">{end}</div>
      </div>
      {edge ? <div className="-bottom-px absolute inset-x-0">{edge}</div> : null}
    </header>
  );
}
