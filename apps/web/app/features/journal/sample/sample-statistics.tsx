import { SampleFrame } from '#app/ui/sample-frame.tsx';
import { SampleFigures } from './sample-figures.tsx';
import { sampleTrades } from './sample-trades.ts';

/** What an empty journal will show one day, drawn from made-up trades. */
export function SampleStatistics() {
  return (
    <div className="mt-4">
      <SampleFrame
        title="What your journal will show"
        text={`${sampleTrades.length} made-up trades. They don’t count toward anything, and they disappear once you log your first.`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
          <SampleFigures />
        </div>
      </SampleFrame>
    </div>
  );
}
