import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';

/** A look-alike of the pattern, next to an example that failed. */
export function TellApart({ nearMiss, failure }: Pick<PatternLesson, 'nearMiss' | 'failure'>) {
  const figures = [
    { title: 'A near miss', picture: nearMiss },
    { title: 'When it fails', picture: failure },
  ];
  return (
    <section>
      <h2 className="mb-4 text-xl">Tell them apart</h2>
      <div className="grid gap-4 sm:grid-cols-2">
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
