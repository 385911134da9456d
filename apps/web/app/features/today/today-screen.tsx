import type { TodayPlan } from '@wickwise/contract/today';
import { useId } from 'react';
import { Page } from '#app/ui/page.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { ChartRatingCard } from './chart-rating-card.tsx';
import { MinutesField } from './minutes-field.tsx';
import { shortText } from './model.ts';
import { PlanList } from './plan-list.tsx';
import { useToday } from './queries.ts';
import { TodayCard, TodayCardSkeleton } from './today-card.tsx';
import { TodayRun } from './today-run.tsx';

/** The plan of the day: what is next, what comes then, and for how long. */
export function TodayScreen({ title }: { title: string }) {
  const today = useToday();
  if (today.status === 'ready') {
    return (
      <>
        <ReadyScreen title={title} plan={today.plan} />
        <TodayRun today={today} />
      </>
    );
  }
  return (
    <Page title={title}>
      {today.status === 'failed' ? (
        <ErrorState title="Today’s plan couldn’t be loaded" onRetry={today.retry} />
      ) : (
        <TodayCardSkeleton />
      )}
    </Page>
  );
}

function ReadyScreen({ title, plan }: { title: string; plan: TodayPlan }) {
  const isDone = plan.items.length === 0;
  const short = shortText(plan);
  const rest = isDone ? plan.more.slice(1) : plan.items.slice(1);
  return (
    <Page title={title} actions={<MinutesField value={plan.minutes} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <div className="grid gap-3">
          <TodayCard aside={null} />
          {short === null ? null : <p className="text-muted text-sm">{short}</p>}
        </div>
        {rest.length > 0 ? <Rest title={isDone ? 'More practice' : 'Then'} items={rest} isMore={isDone} /> : null}
        {plan.rating ? <ChartRatingCard rating={plan.rating} /> : null}
      </div>
    </Page>
  );
}

function Rest({ title, items, isMore }: { title: string; items: TodayPlan['items']; isMore: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <PlanList items={items} isMore={isMore} />
    </section>
  );
}
