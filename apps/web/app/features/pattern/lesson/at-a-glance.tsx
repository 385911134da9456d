import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { GlossaryText } from '#app/ui/glossary.tsx';

const BIASES = { bullish: 'Bullish', bearish: 'Bearish', either: 'Either way: the first close outside decides' };

/** What a reader should remember without reading the rest. */
export function AtAGlance({ lesson: { category, example, frame } }: { lesson: PatternLesson }) {
  const facts = [
    ['Bias', BIASES[frame.bias]],
    [category === 'candlesticks' ? 'Candles' : 'Candles in this example', String(countMarked(example.mark))],
    ['Confirmation', frame.confirmation],
    ['Fails when', frame.failsWhen],
  ] as const;
  return (
    <section className="rounded-lg border border-line bg-panel px-4 pt-4 pb-2">
      <h2 className="mb-2 text-xl">At a glance</h2>
      <dl className="divide-y divide-line text-md">
        {facts.map(([name, text]) => (
          <div key={name} className="flex flex-wrap gap-x-3 py-2">
            <dt className="w-28 shrink-0 text-muted">{name}</dt>
            <dd className="flex-1 basis-32">
              <GlossaryText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function countMarked(mark: PatternLesson['example']['mark']): number {
  return mark === null ? 0 : mark.to - mark.from + 1;
}
