import { type AdjacentPage, AdjacentPages } from '#app/ui/adjacent-pages.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { findAdjacentLessons, type Lesson, lessonPath } from '../model.ts';
import { LessonStatus } from './lesson-status.tsx';

/** The lessons before and after this one. */
export function AdjacentLessons({ lesson, lessons }: { lesson: Lesson; lessons: readonly Lesson[] }) {
  const { previous, next } = findAdjacentLessons(lesson, lessons);
  return <AdjacentPages noun="lesson" previous={previous && toPage(previous)} next={next && toPage(next)} />;
}

function toPage({ pattern, state }: Lesson): AdjacentPage {
  return {
    to: lessonPath(pattern.id),
    title: pattern.name,
    picture: <CandleChart picture={pattern.picture} size="thumbnail" decorative />,
    status: <LessonStatus state={state} />,
  };
}
