import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { countMastery, type Lesson, type LessonCategory, lessonPath, nextLesson } from '../model.ts';
import { PatternFacts } from '../pattern-facts.tsx';

const FRAME = 'mb-8 flex min-h-28 overflow-hidden rounded-lg border border-line bg-panel sm:mb-10 sm:items-center';
const PICTURE = 'grid w-[96px] shrink-0 content-center border-line border-r bg-sunk sm:block sm:w-52 sm:self-stretch';
const FACTS = 'flex min-w-0 flex-1 flex-col gap-4 p-4 sm:flex-row sm:items-center sm:justify-between sm:p-5 sm:px-6';

/** The lesson to study next, or what comes after the last one. */
export function ContinuePointer({ lessons, category }: { lessons: readonly Lesson[]; category: LessonCategory }) {
  const next = nextLesson(lessons, category);
  const { mastered, heritageOnly } = countMastery(lessons);
  if (next === null) return <AllMastered heritageOnly={heritageOnly} />;
  return (
    <section aria-labelledby="continue" className={FRAME}>
      <div className={PICTURE}>
        <CandleChart picture={next.pattern.picture} size="small" decorative />
      </div>
      <div className={FACTS}>
        <div className="grid gap-1.5">
          <h2 id="continue" className="text-xl">
            <span className="block font-medium font-sans text-muted text-sm">
              {mastered === 0 ? 'Start here' : 'Continue with'}
            </span>
            {next.pattern.name}
          </h2>
          {/* On a phone the priority has its own line, so nothing moves when the text's font arrives. */}
          <div className="max-sm:[&_li:last-child]:basis-full">
            <PatternFacts pattern={next.pattern} />
          </div>
        </div>
        <ButtonLink to={lessonPath(next.pattern.id)}>
          {mastered === 0 ? 'Start the lesson' : 'Study this lesson'}
        </ButtonLink>
      </div>
    </section>
  );
}

function AllMastered({ heritageOnly }: { heritageOnly: number }) {
  const isComplete = heritageOnly === 0;
  return (
    <section aria-labelledby="continue" className={`${FRAME} flex-col justify-between gap-4 p-5 sm:flex-row sm:px-6`}>
      <div>
        <h2 id="continue" className="text-xl">
          {isComplete ? 'You’ve completed every lesson' : 'You’ve completed every free lesson'}
        </h2>
        <p className="mt-1 text-md text-soft">
          {isComplete ? 'Keep them fresh with the flashcards.' : `Heritage unlocks ${heritageOnly} more, for good.`}
        </p>
      </div>
      <ButtonLink to={isComplete ? '/flashcards' : '/tier-breakdown'}>
        {isComplete ? 'Review flashcards' : 'See what Heritage adds'}
      </ButtonLink>
    </section>
  );
}

/** As tall as the pointer it replaces, so that nothing below moves when the lessons arrive. */
export function ContinuePointerSkeleton() {
  return (
    <div className={FRAME}>
      <div className={PICTURE}>
        <div className="aspect-[240/130]" />
      </div>
      <div className={FACTS}>
        <div className="grid gap-2.5">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-56" />
        </div>
        <Skeleton className="h-11 w-full sm:w-40" />
      </div>
    </div>
  );
}
