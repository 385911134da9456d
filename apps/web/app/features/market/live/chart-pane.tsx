import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

/** Where a chart is on the screen. */
export interface PanePlace {
  readonly area: 'first' | 'second';
  /** The bar, the tools and the panel are about this chart. */
  readonly isActive: boolean;
  /** Whether there are two. */
  readonly isBeside: boolean;
  readonly activate: () => void;
}

interface ChartPaneProps {
  place: PanePlace;
  children: ReactNode;
}

/** The place of a chart, edge to edge. To click or focus it makes it the active one. */
export function ChartPane({ place: { area, isActive, isBeside, activate }, children }: ChartPaneProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows what happens to the chart inside.
    <div
      className={classNames(
        'relative flex min-h-40 min-w-0 flex-1 flex-col bg-panel',
        area === 'first' ? 'lg:[grid-area:first]' : 'border-line border-l lg:[grid-area:second]',
        isBeside && 'border-t-2',
        isBeside && (isActive ? 'border-t-brass' : 'border-t-transparent'),
      )}
      onPointerDown={activate}
      onFocus={activate}
    >
      {children}
    </div>
  );
}
