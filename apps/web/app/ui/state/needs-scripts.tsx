import type { ReactNode } from 'react';

/** Where scripts are blocked: why nothing more loads, and what is available without them. The link is a plain one. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-8 max-w-2xl rounded-lg border border-line bg-panel p-5 text-soft">{children}</p>
    </noscript>
  );
}
