import type { PlanItem, TodayPlan } from '@wickwise/contract/today';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import type { Lesson } from '../pattern/public.ts';
import { usePatterns } from '../pattern/queries.ts';
import { ItemIcon } from './item-icon.tsx';
import { doneText, minutesLeft, minutesText, nextStepOf } from './model.ts';
import { useToday } from './queries.ts';
import { StartLink } from './start-link.tsx';

/** As tall as most plans, so that nothing below moves when the plan arrives. */
const FRAME =
  'flex min-h-66 overflow-hidden rounded-lg border border-brass bg-panel sm:min-h-56 sm:[&_h2]:text-3xl [&_h2]:text-2xl';
const TEXTS = 'flex min-w-0 flex-1 flex-col p-5 sm:p-7';

interface TodayCardProps {
  /** Of a page that was built with them. */
  lessons?: readonly Lesson[];
  /** Beside the button. */
  aside?: ReactNode;
}

/** What to do now and why, with one button that begins it. */
export function TodayCard(props: TodayCardProps) {
  const { isPending } = useCurrentUser();
  if (!isPending) return <ViewersCard {...props} />;
  return (
    <>
      <div data-learner>
        <TodayCardSkeleton />
      </div>
      {/* Until the server has said who the viewer is, for a browser that remembers no learner. */}
      <div data-visitor>
        <ViewersCard {...props} />
      </div>
    </>
  );
}

function ViewersCard({ lessons, aside = <PlanLink /> }: TodayCardProps) {
  const today = useToday(lessons);
  if (today.status === 'loading') return <TodayCardSkeleton />;
  if (today.status === 'failed') return <ErrorState title="Today’s plan couldn’t be loaded" onRetry={today.retry} />;
  return <PlanCard plan={today.plan} lessons={lessons} aside={aside} />;
}

interface PlanCardProps {
  plan: TodayPlan;
  lessons: readonly Lesson[] | undefined;
  aside: ReactNode;
}

function PlanCard({ plan, lessons, aside }: PlanCardProps) {
  const step = nextStepOf(plan);
  if (step === null || step.isMore) return <DoneCard plan={plan} more={step?.item ?? null} aside={aside} />;
  const { item } = step;
  return (
    <CardFrame
      note={
        <>
          <ItemIcon kind={item.kind} />
          <span>{progressText(plan)}</span>
        </>
      }
      title={item.title}
      text={item.reason}
      picture={<LessonPicture item={item} lessons={lessons} />}
    >
      <StartLink item={item} className="min-h-13 px-10 text-lg max-sm:w-full">
        Start
      </StartLink>
      {aside}
    </CardFrame>
  );
}

function progressText(plan: TodayPlan): string {
  const left = `${minutesText(minutesLeft(plan))} left`;
  return plan.done.items === 0 ? `Today, ${left}` : `Today, ${plan.done.items} done, ${left}`;
}

interface DoneCardProps {
  plan: TodayPlan;
  /** What comes first for anyone who wants more; null where the plan knows of nothing. */
  more: PlanItem | null;
  aside: ReactNode;
}

function DoneCard({ plan, more, aside }: DoneCardProps) {
  const rest = 'What you’ve learned comes back around the time you’d start to forget it.';
  return (
    <CardFrame note="Today" title="Done for today" text={[doneText(plan.done), rest].filter(Boolean).join(' ')}>
      {more === null ? (
        <ButtonLink to="/practice" state={{ from: '/today' }} variant="quiet">
          More practice
        </ButtonLink>
      ) : (
        <StartLink item={more} isMore variant="quiet" label="More practice">
          More practice
        </StartLink>
      )}
      {aside}
    </CardFrame>
  );
}

interface CardFrameProps {
  note: ReactNode;
  title: string;
  text: string;
  picture?: ReactNode;
  children: ReactNode;
}

function CardFrame({ note, title, text, picture, children }: CardFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-today className={FRAME}>
      <div className={TEXTS}>
        <p className="mb-3 flex items-center gap-2.5 font-medium text-md text-muted">{note}</p>
        <h2 id={id}>{title}</h2>
        <p className="mt-2 max-w-2xl text-lg text-soft">{text}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-5">{children}</div>
      </div>
      {picture}
    </section>
  );
}

/** What a new lesson is about, where there is room. A drill must not show what it asks about. */
function LessonPicture({ item: { action }, lessons }: { item: PlanItem; lessons: readonly Lesson[] | undefined }) {
  const { data: patterns = lessons?.map(({ pattern }) => pattern) } = usePatterns();
  if (action.kind !== 'lesson') return null;
  const picture = patterns?.find(({ id }) => id === action.patternId)?.picture ?? null;
  return (
    <div className="hidden w-80 shrink-0 content-center border-line border-l bg-sunk md:grid">
      <CandleChart picture={picture} size="small" decorative />
    </div>
  );
}

function PlanLink() {
  return (
    <Link to="/today" className="inline-flex min-h-11 items-center text-md text-soft underline underline-offset-4">
      Today’s plan
    </Link>
  );
}

export function TodayCardSkeleton() {
  return (
    <div className={FRAME}>
      <div className={TEXTS}>
        <Skeleton label="Loading today’s plan" className="mb-4 h-5 w-40" />
        <Skeleton className="h-9 w-full max-w-md" />
        <Skeleton className="mt-4 h-5 w-full max-w-lg" />
        <Skeleton className="mt-auto h-13 w-full sm:w-44" />
      </div>
    </div>
  );
}
