import { SampleFrame } from '#app/ui/sample-frame.tsx';
import { SampleFigures } from './sample-figures.tsx';
import { sampleTrades } from './sample-trades.ts';

/** What a journal shows, for those who have none. */
export function JournalSample() {
  return (
    <SampleFrame title="What a journal will show" text={`Drawn from ${sampleTrades.length} made-up trades.`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <SampleFigures />
      </div>
    </SampleFrame>
  );
}
