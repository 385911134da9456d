import { dayBeginText } from '@wickwise/contract/identity/day-begin';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { countDueElsewhere, type DayPlan, dueText } from '../deck/day-plan.ts';
import type { ReviewDeck } from '../deck/review-deck.ts';
import { weekdayText } from '../model.ts';

interface ReviewDoneProps {
  deck: ReviewDeck;
  dayPlan: DayPlan;
  /** Cards graded in this session. */
  reviewed: number;
  points: number;
  onBrowse: () => void;
}

/** No card is due anymore, or none was. What was missed elsewhere is still due. */
export function ReviewDone({ deck, dayPlan, reviewed, points, onBrowse }: ReviewDoneProps) {
  const due = dueText(countDueElsewhere(deck, dayPlan));
  return (
    <EmptyState
      title={
        reviewed > 0 ? 'You’re done with the cards' : due === null ? 'Nothing is due today' : 'No card is due today'
      }
      text={[reviewedText(reviewed, points), due, nextText(deck)].filter(Boolean).join(' ')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {due === null ? null : <ButtonLink to="/today">Today’s plan</ButtonLink>}
          <Button variant="quiet" onClick={onBrowse}>
            Browse all cards
          </Button>
        </div>
      }
    />
  );
}

function reviewedText(reviewed: number, points: number): string {
  if (reviewed === 0) return '';
  const cards = reviewed === 1 ? '1 card reviewed' : `${reviewed} cards reviewed`;
  return points > 0 ? `${cards}, ${points} XP earned.` : `${cards}.`;
}

/** When the next card comes back, as far as the forecast reaches. */
function nextText({ plan, today, user }: ReviewDeck): string {
  const days = plan.forecast.findIndex((due, index) => index > 0 && due > 0);
  if (days < 0) return 'No card comes back within a week.';
  const when = days === 1 ? nextDayText(user?.dayBeginsAt ?? 0) : `on ${weekdayText(today, days, 'long')}`;
  return `Your next card comes back ${when}.`;
}

/** In the small hours before a day begins, "tomorrow" would be a day later. */
function nextDayText(dayBeginsAt: number): string {
  return dayBeginsAt === 0 ? 'tomorrow' : `at ${dayBeginText(dayBeginsAt)}`;
}
