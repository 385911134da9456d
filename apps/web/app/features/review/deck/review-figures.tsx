import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { weekdayText } from '../model.ts';
import { countDue, type DayPlan, dueText } from './day-plan.ts';
import type { ReviewDeck } from './review-deck.ts';

/** What is due today and in the coming week. */
export function ReviewFigures({ deck, dayPlan }: { deck: ReviewDeck; dayPlan: DayPlan }) {
  const { plan, cards, settings } = deck;
  const counts = countDue(deck, dayPlan);
  const due = dueText(counts);
  const isOverLimit = plan.startedToday > settings.newCardsPerDay;
  return (
    <div className="grid content-start gap-6">
      <dl className="grid grid-cols-3 items-end gap-4">
        <Figure term="Patterns due">{counts.due}</Figure>
        <Figure term="New today">
          {plan.startedToday}
          {isOverLimit ? null : (
            <span className="text-base text-muted"> of {plan.startedToday + plan.fresh.length}</span>
          )}
        </Figure>
        <Figure term="Mastered">
          {cards.filter(({ id }) => dayPlan.mastered.has(id)).length}
          <span className="text-base text-muted"> of {cards.length}</span>
        </Figure>
      </dl>
      {due === null ? null : <p className="-mt-3 text-md text-soft">{due}</p>}
      <Forecast deck={deck} />
      <p className="border-line border-t pt-4 text-muted text-sm">
        A pattern counts as mastered once you’re right about it on unseen charts, on different days, near misses
        included. In a smart review, a card that you grade Forgot comes back sooner, and its pattern is due the same
        day.
      </p>
    </div>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="num mt-0.5 text-2xl">{children}</dd>
    </div>
  );
}

/** Cards that become due on each of seven days: a bar each, with its number above it. */
function Forecast({ deck: { plan, today } }: { deck: ReviewDeck }) {
  const { forecast } = plan;
  const most = Math.max(1, ...forecast);
  const days = forecast.map((due, index) => ({ due, day: weekdayText(today, index, 'short') }));
  return (
    <div>
      <h2 className="mb-3 text-lg">Cards due in the week ahead</h2>
      <ul className="grid h-32 grid-cols-7 gap-1.5">
        {days.map(({ due, day }) => (
          <li key={day} className="grid grid-rows-[1fr_auto_auto] text-center">
            <span className="flex items-end">
              <span
                aria-hidden="true"
                className={classNames('block w-full rounded-t-sm', due > 0 ? 'bg-brass' : 'bg-line-strong')}
                style={{ height: `${(100 * due) / most}%`, minHeight: '2px' }}
              />
            </span>
            <span className="num mt-1 text-sm">
              {due}
              <span className="sr-only"> due, </span>
            </span>
            <span className="text-muted text-xs">{day}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
