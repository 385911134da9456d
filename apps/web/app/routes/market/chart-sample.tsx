import { samplePattern } from 'virtual:sample-pattern';
import { useState } from 'react';
import { AssistantLocked } from '#app/features/assistant/public.ts';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { LessonChart } from '#app/features/pattern/lesson/lesson-chart.tsx';
import { RuleRows, type StagePicture } from '#app/features/pattern/picture/rule-rows.tsx';
import { SampleFrame } from '#app/ui/sample-frame.tsx';

/** A free pattern on a made-up chart, with its rules drawn as on the live charts; then Wick, who needs Heritage. */
export function ChartSample() {
  const { user } = useCurrentUser();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MeasuredPattern />
      {user === null ? null : <AssistantLocked />}
    </div>
  );
}

function MeasuredPattern() {
  const [kind, setKind] = useState<StagePicture>('example');
  const [pointed, setPointed] = useState(1);
  const { name, rules } = samplePattern;
  const picture = samplePattern[kind];
  return (
    <SampleFrame
      title={`${name}: the rules on the chart`}
      text="Live charts mark the patterns they find and measure each rule. This chart is made up."
    >
      <div className="overflow-hidden rounded-lg border border-line bg-sunk">
        <LessonChart picture={picture} closed={picture.candles.length} reading={rules[pointed]?.[kind] ?? null} />
      </div>
      <RuleRows
        rules={rules}
        kind={kind}
        closed={picture.candles.length}
        pointed={pointed}
        onPoint={setPointed}
        onChoose={setKind}
      />
    </SampleFrame>
  );
}
