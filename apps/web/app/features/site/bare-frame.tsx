import type { ReactNode } from 'react';
import { HeaderFrame } from './header/header-frame.tsx';

/** The page's frame without anything that has to load. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="fills-window">
      <HeaderFrame navigation={null} end={null} />
      <main>{children}</main>
    </div>
  );
}
