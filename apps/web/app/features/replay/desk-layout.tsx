import type { ReactNode } from 'react';

interface DeskLayoutProps {
  /** Gets the height that is left. */
  chart: ReactNode;
  /** Below the chart, or beside it on a desktop. */
  side: ReactNode;
}

/** A replay before its start and while it runs: neither moves the chart nor what is beside it. */
export function DeskLayout({ chart, side }: DeskLayoutProps) {
  return (
    <div className="mx-auto flex w-full max-w-(--tool-width) flex-1 flex-col lg:flex-row">
      <div className="flex min-w-0 flex-1 flex-col">{chart}</div>
      <div className="flex flex-col gap-2 px-gutter sm:gap-3 py-2.5 sm:px-6 lg:w-96 lg:gap-5 lg:border-line lg:border-l lg:px-5 lg:py-5">
        {side}
      </div>
    </div>
  );
}
