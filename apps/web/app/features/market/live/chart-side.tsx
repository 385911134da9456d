import { NOTHING } from '../chart/chart-parts.ts';
import { DrawingList } from '../drawing/drawing-list.tsx';
import { LatestCandles } from '../latest-candles.tsx';
import { ChartPanel } from '../panel/chart-panel.tsx';
import { AskChip, PatternChips } from '../pattern/pattern-chips.tsx';
import { PatternPanel } from '../pattern/pattern-panel.tsx';
import { PriceLevelList } from '../price-level-list.tsx';
import { ChartTools } from '../toolbar/chart-tools.tsx';
import { KeyboardHelp } from '../toolbar/keyboard-help.tsx';
import type { useWickwiseChart, WickwiseChartProps } from './use-wickwise-chart.ts';

interface ChartSideProps
  extends Pick<
    WickwiseChartProps,
    'series' | 'choice' | 'thresholds' | 'onThresholds' | 'panel' | 'source' | 'prices'
  > {
  chart: ReturnType<typeof useWickwiseChart>;
}

/** The tools of the active chart, and its panel. */
export function ChartSide({ chart, series, choice, panel, source, prices, thresholds, onThresholds }: ChartSideProps) {
  const { patterns, rules, asking, askFirst, drawing, layers, sound, wick, isReady, choose, pickTool, listen } = chart;
  const { symbol, interval } = choice;
  const openPatterns = () => panel.change({ tab: 'patterns', position: 'half' });
  return (
    <>
      <ChartTools tool={drawing.tool} onPick={pickTool} sound={sound} onListen={listen} />
      <ChartPanel
        state={panel}
        handle={
          asking && patterns.open === null ? (
            <AskChip onClick={openPatterns} />
          ) : (
            <PatternChips ranked={patterns.ranked} isReady={isReady} onChoose={choose} />
          )
        }
        patterns={
          <PatternPanel
            patterns={patterns}
            rules={rules}
            asking={asking}
            onAskFirst={askFirst}
            isReady={isReady}
            series={series}
            choice={choice}
            onChoose={choose}
            thresholds={thresholds}
            onThresholds={onThresholds}
          />
        }
        wick={panel.wick({ chart: choice, source: prices, ...wick })}
        drawings={<DrawingList symbol={symbol} drawings={drawing.drawings} series={series} interval={interval} />}
        figures={
          <>
            {source}
            <PriceLevelList levels={layers.levels ?? NOTHING} />
            <LatestCandles series={series} interval={interval} />
            <KeyboardHelp />
          </>
        }
      />
    </>
  );
}
