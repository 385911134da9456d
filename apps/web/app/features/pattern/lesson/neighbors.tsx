import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { Link } from 'react-router';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { sliceOf } from '#app/ui/slice.tsx';
import { comparisonPath, type Lesson } from '../model.ts';

interface NeighborsProps {
  lesson: PatternLesson;
  lessons: readonly Lesson[];
}

/** The pattern's look-alikes, each next to it with the difference. */
export function Neighbors({ lesson, lessons }: NeighborsProps) {
  const pictureOf = (id: string) => lessons.find(({ pattern }) => pattern.id === id)?.pattern.picture ?? null;
  return (
    <section>
      <h2 className="mb-4 text-xl">How it differs</h2>
      <ul className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {lesson.frame.neighbors.map((neighbor) => (
          <NeighborSlice key={neighbor.id} lesson={lesson} neighbor={neighbor} picture={pictureOf(neighbor.id)} />
        ))}
      </ul>
    </section>
  );
}

interface NeighborProps {
  lesson: PatternLesson;
  neighbor: PatternLesson['frame']['neighbors'][number];
  picture: CandlePicture | null;
}

const NeighborSlice = sliceOf(({ lesson, neighbor: { id, name, difference }, picture }: NeighborProps) => (
  <li className="overflow-hidden rounded-lg border border-line bg-panel">
    <Pair own={{ name: lesson.name, picture: lesson.picture }} other={{ name, picture }} />
    <div className="px-4 py-3 text-md">
      <h3 className="text-lg">… from {name}</h3>
      <p className="mt-1 text-soft">{difference}</p>
      <Link
        to={comparisonPath(lesson.id, id)}
        className="inline-grid min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Compare {lesson.name} and {name}
      </Link>
    </div>
  </li>
));

interface Side {
  readonly name: string;
  readonly picture: CandlePicture | null;
}

/** Both pictures, once the list has loaded the other one. */
function Pair({ own, other }: { own: Side; other: Side }) {
  if (other.picture === null) return null;
  return (
    <div className="grid grid-cols-2 divide-x divide-line border-line border-b bg-sunk">
      {[own, other].map(({ name, picture }) => (
        <figure key={name} className="min-w-0">
          <CandleChart picture={picture} size="small" decorative />
          <figcaption className="px-3 pb-2 text-muted text-sm">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
