import type { PatternLesson } from '@wickwise/contract/pattern';
import { CandleChart } from '../../ui/candle-chart.tsx';

/** The pattern beside what is mistaken for it, and beside a time when it failed. */
export function ExampleTriptych({
  example,
  nearMiss,
  failure,
}: Pick<PatternLesson, 'example' | 'nearMiss' | 'failure'>) {
  const figures = [
    { title: 'The pattern', picture: example },
    { title: 'A near miss', picture: nearMiss },
    { title: 'When it fails', picture: failure },
  ];
  return (
    <section>
      <h2 className="mb-4 text-xl">Tell them apart</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        {figures.map(({ title, picture }) => (
          <figure key={title} className="overflow-hidden rounded-lg border border-line bg-panel">
            <div className="bg-sunk">
              <CandleChart picture={picture} />
            </div>
            <figcaption className="border-line border-t px-4 py-3 text-soft text-sm">
              <b className="block font-semibold text-ink">{title}</b>
              {picture.caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
