import type { ReactNode } from 'react';
import { HeaderFrame } from './header-frame.tsx';

/** The page's frame without anything that has to load. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderFrame navigation={null} end={null} />
      <main className="flex-1">{children}</main>
    </div>
  );
}
