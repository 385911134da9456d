import { dayBeginText } from '@wickwise/contract/day-begin';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import type { ReviewDeck } from '../deck/review-deck.ts';
import { weekdayText } from '../model.ts';

interface ReviewDoneProps {
  deck: ReviewDeck;
  /** Cards graded in this session. */
  reviewed: number;
  points: number;
  onBrowse: () => void;
}

/** Nothing is due anymore, or nothing was. */
export function ReviewDone({ deck, reviewed, points, onBrowse }: ReviewDoneProps) {
  return (
    <EmptyState
      title={reviewed === 0 ? 'Nothing is due today' : 'You’re done for today'}
      text={[reviewedText(reviewed, points), nextText(deck)].filter(Boolean).join(' ')}
      action={
        <Button variant="quiet" onClick={onBrowse}>
          Browse all cards
        </Button>
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
