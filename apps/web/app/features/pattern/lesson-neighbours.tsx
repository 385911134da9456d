import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { CandleChart } from '../../ui/candle-chart.tsx';
import { LessonStatus } from './lesson-status.tsx';
import { type Lesson, lessonPath, neighboursOf } from './model.ts';

/** The lessons before and after this one. */
export function LessonNeighbours({ lesson, lessons }: { lesson: Lesson; lessons: readonly Lesson[] }) {
  const { previous, next } = neighboursOf(lesson, lessons);
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Previous and next lesson" className="mt-14 grid gap-4 border-line border-t pt-6 sm:grid-cols-2">
      {previous ? <NeighbourLink lesson={previous} direction="previous" /> : <span className="hidden sm:block" />}
      {next ? <NeighbourLink lesson={next} direction="next" /> : null}
    </nav>
  );
}

function NeighbourLink({ lesson: { pattern, state }, direction }: { lesson: Lesson; direction: 'previous' | 'next' }) {
  const isNext = direction === 'next';
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={lessonPath(pattern.id)}
      className={`flex items-center gap-4 rounded-lg border border-line bg-panel px-5 py-4 transition-colors hover:border-control ${isNext ? 'flex-row-reverse text-right' : ''}`}
    >
      <Arrow size={18} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="w-28 shrink-0 overflow-hidden rounded bg-sunk">
        <CandleChart picture={pattern.picture} size="thumbnail" decorative />
      </span>
      <span className="min-w-0">
        <span className={`flex items-center gap-3 ${isNext ? 'justify-end' : ''}`}>
          <span className="text-muted text-sm">{isNext ? 'Next lesson' : 'Previous lesson'}</span>
          <LessonStatus state={state} />
        </span>
        <span className="block font-serif text-xl">{pattern.name}</span>
      </span>
    </Link>
  );
}
