import type { ReactNode } from 'react';

interface ChartPageProps {
  title: string;
  /** Beside the title, and in its place on a narrow screen. */
  toolbar: ReactNode;
  children: ReactNode;
}

/** A tool whose object is the page: a bar from edge to edge, and below it everything else is the chart’s. */
export function ChartPage({ title, toolbar, children }: ChartPageProps) {
  return (
    <div className="flex flex-1 flex-col pb-(--quick-bar)">
      <div className="flex min-h-14 flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-2 border-line border-b px-2 py-1.5 sm:px-3">
        <h1 className="mr-auto text-xl max-lg:sr-only">{title}</h1>
        {toolbar}
      </div>
      {children}
    </div>
  );
}
