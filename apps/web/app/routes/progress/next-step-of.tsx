import { type Lesson, lessonPath, nextLesson } from '#app/features/pattern/model.ts';
import { useLessons } from '#app/features/pattern/queries.ts';
import { nextStep } from '#app/features/progress/next-step.ts';
import { NextStepLine } from '#app/features/progress/next-step-line.tsx';
import { useReviewDeck } from '#app/features/review/deck/review-deck.ts';
import { Skeleton } from '#app/ui/state/skeleton.tsx';

interface NextStepOfProps {
  streakDays: number;
  studiedToday: boolean;
}

/** What to do next, from the lessons and the flashcards. If one of them fails, its own section says so. */
export function NextStepOf({ streakDays, studiedToday }: NextStepOfProps) {
  const lessons = useLessons();
  const reviews = useReviewDeck();
  if (lessons.status === 'loading' || reviews.status === 'loading') {
    return <Skeleton label="Loading what to do next" className="h-36 w-full rounded-lg sm:h-20" />;
  }
  if (lessons.status === 'failed') return null;
  const dueCards = reviews.status === 'ready' ? reviews.deck.plan.due.length : 0;
  const lesson = nextLesson(lessons.lessons, 'candlesticks');
  return <NextStepLine step={nextStep({ dueCards, streakDays, studiedToday, lesson: factsOf(lesson) })} />;
}

function factsOf(lesson: Lesson | null) {
  if (lesson === null) return null;
  const { id, name, duration } = lesson.pattern;
  return { name, path: lessonPath(id), minutes: duration };
}
