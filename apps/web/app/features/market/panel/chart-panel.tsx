import { type ReactNode, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { WickPlace } from '../live/wick-drawing.ts';
import { SheetHandle } from './sheet-handle.tsx';
import type { SheetPosition } from './sheet-position.ts';

const tabs = [
  { value: 'patterns', label: 'Patterns' },
  { value: 'wick', label: 'Wick' },
  { value: 'drawings', label: 'Drawings' },
  { value: 'more', label: 'More' },
] as const;
export type PanelTab = (typeof tabs)[number]['value'];

/** What of the panel stays the same when another chart is shown beside it. */
export interface PanelState {
  readonly tab: PanelTab;
  readonly position: SheetPosition;
  readonly change: (change: Partial<Pick<PanelState, 'tab' | 'position'>>) => void;
  readonly wick: (place: WickPlace) => ReactNode;
  /** The end of the last tab, which is about charts in general. */
  readonly about: ReactNode;
}

interface ChartPanelProps {
  state: PanelState;
  /** On a narrow screen, what is in reach while the panel is closed. */
  handle: ReactNode;
  patterns: ReactNode;
  wick: ReactNode;
  drawings: ReactNode;
  /** About this chart: its prices, levels and candles as text. */
  figures: ReactNode;
}

/** Everything about the chart: beside it, or in a sheet that is pulled up over it on a narrow screen. */
export function ChartPanel({ state, handle, patterns, wick, drawings, figures }: ChartPanelProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { tab, position, change, about } = state;
  return (
    <section
      aria-label="About the chart"
      data-position={position}
      className="z-20 h-14 shrink-0 max-lg:sticky max-lg:bottom-(--quick-bar) data-[position=full]:h-[42svh] data-[position=half]:h-[42svh] lg:relative lg:h-auto! lg:[grid-area:panel]"
    >
      <div
        ref={sheet}
        data-position={position}
        className="absolute inset-x-0 bottom-0 flex h-14 flex-col overflow-clip border-line bg-panel transition-[height] duration-200 max-lg:rounded-t-xl max-lg:border-t max-lg:shadow-raised data-[position=full]:h-[calc(100svh-var(--quick-bar)-4.5rem)] data-[position=half]:h-[42svh] lg:top-0 lg:h-auto! lg:border-l"
      >
        <SheetHandle sheet={sheet} position={position} onMove={(next) => change({ position: next })}>
          {handle}
        </SheetHandle>
        <div className={classNames('flex min-h-0 flex-1 flex-col', position === 'closed' && 'max-lg:hidden')}>
          <Tabs label="About the chart" tabs={tabs} value={tab} onValueChange={(next) => change({ tab: next })} fills>
            <TabPanel value="patterns" fills>
              {patterns}
            </TabPanel>
            <TabPanel value="wick" fills stays>
              {wick}
            </TabPanel>
            <TabPanel value="drawings" fills>
              {drawings}
            </TabPanel>
            <TabPanel value="more" fills>
              {figures}
              {about}
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </section>
  );
}
