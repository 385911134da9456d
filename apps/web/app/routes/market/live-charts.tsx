import { timeframes } from '@wickwise/contract/market-constants';
import Columns2 from 'lucide-react/icons/columns-2';
import History from 'lucide-react/icons/history';
import { lazy, useState } from 'react';
import { AssistantPanel } from '#app/features/assistant/public.ts';
import { type ChartChoice, type ChartKey, useChartChoice } from '#app/features/market/chart-choice.ts';
import { ChartDesk } from '#app/features/market/desk/chart-desk.tsx';
import { ChartPage } from '#app/features/market/desk/chart-page.tsx';
import { UnknownSymbol } from '#app/features/market/desk/unknown-symbol.tsx';
import { useIsWide } from '#app/features/market/desk/use-is-wide.ts';
import { AboutCharts } from '#app/features/market/panel/about-charts.tsx';
import { usePreferences } from '#app/features/market/preferences.ts';
import { ChartToolbar } from '#app/features/market/toolbar/chart-toolbar.tsx';
import { FullScreenButton } from '#app/features/market/toolbar/full-screen-button.tsx';
import { IconButton } from '#app/features/market/toolbar/icon-button.tsx';
import { LayerToggles } from '#app/features/market/toolbar/layer-toggles.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ToolSettings } from '#app/ui/tool-settings.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

export const handle: HeritageHandle = {
  feature: 'Live charts',
  purpose: 'Market charts with patterns marked. Those in our lessons link to them.',
  sample: lazy(() => import('./chart-sample.tsx').then(({ ChartSample }) => ({ default: ChartSample }))),
};

export function meta() {
  return pageMeta({ title: 'Live Charts', description: handle.purpose });
}

export default function LiveCharts() {
  const [choice, choose] = useShownChoice();
  const [active, setActive] = useState<'first' | 'second'>('first');
  const { beside } = choice;
  const chart: ChartKey = active === 'second' && beside ? beside : choice;
  const change = (part: Partial<ChartKey>) =>
    choose(chart === beside ? { beside: { ...beside, ...part } } : { ...part, unknownSymbol: null });
  const unknown = choice.unknownSymbol;
  return (
    <ChartPage
      title="Live Charts"
      toolbar={
        <>
          <ChartToolbar choice={chart} onChoose={change} />
          <Indicators />
          <TwoCharts choice={choice} onChoose={choose} />
          <FullScreenButton />
          <ButtonLink to="/live-charts/replay" variant="quiet" className="px-3" title="Blind replay">
            <History size={18} aria-hidden="true" />
            <span className="max-xl:sr-only">Blind replay</span>
          </ButtonLink>
        </>
      }
    >
      <ChartDesk
        choice={choice}
        active={chart === beside ? 'second' : 'first'}
        onActivate={setActive}
        wick={({ chart: { symbol, interval }, selected, source, draw, selectChart }) => (
          <AssistantPanel
            symbol={symbol}
            interval={interval}
            selected={selected}
            source={source}
            onDraw={draw}
            onSelectChart={selectChart}
          />
        )}
        about={<AboutCharts choice={choice} />}
        unknown={unknown === null ? null : <UnknownSymbol symbol={unknown} onChoose={change} />}
      />
    </ChartPage>
  );
}

/** A second chart has no room on a narrow screen. */
function useShownChoice(): ReturnType<typeof useChartChoice> {
  const [choice, choose] = useChartChoice();
  const isWide = useIsWide();
  return [isWide && choice.view === 'wickwise' ? choice : { ...choice, beside: null }, choose];
}

function Indicators() {
  const [{ layers }, prefer] = usePreferences();
  return (
    <ToolSettings title="Indicators">
      <LayerToggles layers={layers} onChange={(next) => prefer({ layers: next })} />
    </ToolSettings>
  );
}

interface TwoChartsProps {
  choice: ChartChoice;
  onChoose: (change: Partial<ChartChoice>) => void;
}

/** The second chart starts as the same symbol in the next longer timeframe. */
function TwoCharts({ choice: { symbol, interval, beside, view }, onChoose }: TwoChartsProps) {
  const isWide = useIsWide();
  if (!isWide || view !== 'wickwise') return null;
  const place = timeframes.findIndex(({ value }) => value === interval);
  const longer = timeframes[place + 1] ?? timeframes[place - 1];
  const add = { symbol, interval: longer?.value ?? interval };
  return (
    <IconButton
      icon={Columns2}
      label="Two charts"
      aria-pressed={beside !== null}
      onClick={() => onChoose({ beside: beside ? null : add })}
    />
  );
}
