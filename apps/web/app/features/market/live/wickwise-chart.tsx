import { timeframes } from '@wickwise/contract/market-constants';
import type { PointerPosition } from '../chart/chart-parts.ts';
import { DrawingHint } from '../drawing/drawing-hint.tsx';
import { InteractiveChart } from '../interactive-chart.tsx';
import { chartKeys } from '../toolbar/chart-keys.ts';
import { ChartPane } from './chart-pane.tsx';
import { ChartSide } from './chart-side.tsx';
import { useWickwiseChart, type WickwiseChartProps } from './use-wickwise-chart.ts';

/** Our own chart, with its tools and its panel while it is the active one. */
export function WickwiseChart(props: WickwiseChartProps) {
  const { series, choice, place, legend, problem } = props;
  const chart = useWickwiseChart(props);
  const { handle, patterns, drawing, layers, sound, choose, selectCandle, listen } = chart;
  const click = (pointer: PointerPosition) => {
    const pattern = patterns.find(pointer);
    if (drawing.tool !== null) drawing.placeAt(pointer);
    else if (pattern) choose(pattern);
    else selectCandle(pointer.index);
  };
  const { mute, stop } = sound;
  return (
    <>
      <ChartPane place={place}>
        {problem}
        <div className="relative min-h-0 flex-1">
          <InteractiveChart
            ref={handle}
            fills
            legend={legend}
            label={`${choice.symbol}, ${timeframes.find(({ value }) => value === choice.interval)?.label}`}
            series={series}
            interval={choice.interval}
            {...layers}
            stops={patterns.stops}
            onView={patterns.setView}
            onPoint={drawing.reach}
            onCursor={drawing.walkTo}
            onKey={chartKeys({ drawing, patternAt: patterns.stopAt, choose, selectCandle, listen, mute, stop })}
            onClick={click}
          />
          <div className="absolute inset-x-0 bottom-8 z-10">
            <DrawingHint {...drawing} />
            <p role="status" className={sound.isMissed ? 'bg-sunk px-4 py-2 text-md' : 'sr-only'}>
              {sound.isMissed ? 'The sound is muted. Press M or click Mute to turn it on.' : null}
            </p>
          </div>
        </div>
      </ChartPane>
      {place.isActive ? <ChartSide {...props} chart={chart} /> : null}
    </>
  );
}
