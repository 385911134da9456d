import { type ReactNode, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { ChartChoice, ChartKey } from '../chart-choice.ts';
import { ChartPane, type PanePlace } from '../live/chart-pane.tsx';
import { LiveChart, NoChart } from '../live/live-chart.tsx';
import { TradingViewChart } from '../live/tradingview-chart.tsx';
import { withoutChart } from '../live/wick-drawing.ts';
import { ChartPanel, type PanelState, type PanelTab } from '../panel/chart-panel.tsx';
import type { SheetPosition } from '../panel/sheet-position.ts';
import { defaultThresholds } from '../pattern/found-patterns.ts';

interface ChartDeskProps {
  choice: ChartChoice;
  /** Which of two charts the bar, the tools and the panel are about. */
  active: PanePlace['area'];
  onActivate: (area: PanePlace['area']) => void;
  /** In the panel. */
  wick: PanelState['wick'];
  about: ReactNode;
  /** Shown in place of the chart of a symbol that isn't known. */
  unknown: ReactNode;
}

/** One chart or two beside each other, their tools and their panel, in all the space that there is. */
export function ChartDesk({ choice, active, onActivate, wick, about, unknown }: ChartDeskProps) {
  const panel = usePanel({ wick, about });
  const [thresholds, setThresholds] = useState(defaultThresholds);
  const { beside } = choice;
  const placeOf = (area: PanePlace['area']): PanePlace => ({
    area,
    isActive: area === active,
    isBeside: beside !== null,
    activate: () => onActivate(area),
  });
  const chart = (key: ChartKey, area: PanePlace['area']) => (
    <LiveChart choice={key} thresholds={thresholds} onThresholds={setThresholds} place={placeOf(area)} panel={panel} />
  );
  return (
    <div className={classNames('relative flex flex-1 flex-col lg:grid', beside ? TWO_CHARTS : ONE_CHART)}>
      {unknown ? <NoChart choice={choice} place={placeOf('first')} panel={panel} reason={unknown} /> : null}
      {!unknown && choice.view === 'tradingview' ? (
        <TradingViewPart choice={choice} place={placeOf('first')} panel={panel} />
      ) : null}
      {!unknown && choice.view === 'wickwise' ? chart(choice, 'first') : null}
      {beside ? chart(beside, 'second') : null}
    </div>
  );
}

/** The chart gets what is left of the window, and at least the 600 pixels that it is meant to have on a desktop. */
const ONE_CHART =
  "lg:[grid-template:'tools_first_panel'_minmax(600px,1fr)_/_auto_minmax(0,1fr)_clamp(18rem,23vw,24rem)]";
const TWO_CHARTS =
  "lg:[grid-template:'tools_first_second_panel'_minmax(600px,1fr)_/_auto_minmax(0,1fr)_minmax(0,1fr)_clamp(18rem,23vw,24rem)]";

function usePanel({ wick, about }: Pick<PanelState, 'wick' | 'about'>): PanelState {
  const [tab, setTab] = useState<PanelTab>('patterns');
  const [position, setPosition] = useState<SheetPosition>('closed');
  return {
    tab,
    position,
    wick,
    about,
    change: (next) => {
      if (next.tab) setTab(next.tab);
      if (next.position) setPosition(next.position);
    },
  };
}

function TradingViewPart({ choice, place, panel }: { choice: ChartKey; place: PanePlace; panel: PanelState }) {
  const note = 'This chart and its prices come from TradingView. Wickwise doesn’t mark patterns on it.';
  return (
    <>
      <ChartPane place={place}>
        <TradingViewChart symbol={choice.symbol} interval={choice.interval} />
      </ChartPane>
      <ChartPanel
        state={panel}
        handle={<p className="text-md text-muted">TradingView’s chart</p>}
        patterns={<p className="p-4 text-md text-soft">{note}</p>}
        wick={panel.wick(withoutChart(choice))}
        drawings={<p className="p-4 text-md text-soft">Your drawings are on the Wickwise chart.</p>}
        figures={null}
      />
    </>
  );
}
