import type { CandleSeries } from '@wickwise/market/series';
import { SwitchField } from '#app/ui/form/switch-field.tsx';
import { type ChartKey, journalPath } from '../chart-choice.ts';
import { AskPanel, AskResult } from './ask-panel.tsx';
import { type FoundPattern, indexOf, type Thresholds } from './found-patterns.ts';
import { PatternInspector } from './pattern-inspector.tsx';
import { PatternList, PatternListSkeleton } from './pattern-list.tsx';
import type { useAskFirst } from './use-ask-first.ts';
import type { useChartPatterns } from './use-chart-patterns.ts';
import type { OpenRules } from './use-open-rules.ts';

interface PatternPanelProps {
  patterns: ReturnType<typeof useChartPatterns>;
  rules: OpenRules;
  /** Null unless the learner is asked first. */
  asking: ReturnType<typeof useAskFirst> | null;
  onAskFirst: (asksFirst: boolean) => void;
  /** False until the search for patterns has finished. */
  isReady: boolean;
  series: CandleSeries;
  choice: ChartKey;
  thresholds: Thresholds;
  onThresholds: (thresholds: Thresholds) => void;
  onChoose: (pattern: FoundPattern | null) => void;
}

/** The patterns of the chart: the latest, a question about one, or the rules of one. */
export function PatternPanel(props: PatternPanelProps) {
  const { patterns, asking, onAskFirst, isReady, series, choice, onChoose } = props;
  const { open } = patterns;
  const answered = asking?.question && asking.answer !== null ? asking.question : null;
  const answer = (name: string) => {
    asking?.give(name);
    if (asking?.question) onChoose(asking.question.pattern);
  };
  const goOn = () => {
    asking?.goOn();
    onChoose(null);
  };
  if (open !== null) {
    return (
      <>
        {answered ? <AskResult question={answered} answer={asking?.answer ?? ''} onNext={goOn} /> : null}
        <OpenPattern {...props} open={open} takesFocus={answered === null} onChoose={answered ? goOn : onChoose} />
      </>
    );
  }
  return (
    <div className="px-4 py-3">
      <SwitchField
        label="Ask me first"
        checked={asking !== null}
        onChange={({ target }) => onAskFirst(target.checked)}
      />
      <div className="mt-3">
        {asking ? (
          <AskPanel question={asking.question} onAnswer={answer} />
        ) : (
          <>
            <h2 className="mb-1 text-xl">Patterns on this chart</h2>
            {isReady ? (
              <PatternList patterns={patterns} series={series} interval={choice.interval} onChoose={onChoose} />
            ) : (
              <PatternListSkeleton />
            )}
          </>
        )}
      </div>
    </div>
  );
}

interface OpenPatternProps extends PatternPanelProps {
  open: FoundPattern;
  takesFocus: boolean;
}

function OpenPattern({ patterns, open, series, choice, ...rest }: OpenPatternProps) {
  const { rules, thresholds, onThresholds, onChoose, takesFocus } = rest;
  return (
    <PatternInspector
      chosen={open}
      rules={rules}
      others={patterns.atSameCandle}
      count={patterns.countOf(open)}
      series={series}
      interval={choice.interval}
      thresholds={thresholds}
      onThresholds={onThresholds}
      onChoose={onChoose}
      takesFocus={takesFocus}
      journalPath={journalPath({ ...choice, price: series.close[indexOf(open)] ?? 0, pattern: open.name })}
    />
  );
}
