import { SignInLink } from '#app/features/progress/sign-in-link.tsx';
import { FlashcardScreen } from '#app/features/review/flashcard-screen.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { useDayPlan } from '#app/features/today/day-plan.tsx';
import { NeedsScripts } from '#app/ui/state/needs-scripts.tsx';

export function meta() {
  return pageMeta({
    title: 'Flashcard review',
    description:
      'One pattern per card, with a new chart at each review. Cards come back around the time you’d start to forget them.',
  });
}

export default function Flashcards() {
  const dayPlan = useDayPlan();
  return (
    <FlashcardScreen
      title="Flashcard review"
      dayPlan={dayPlan}
      signInLink={<SignInLink>Sign in to keep them and earn XP</SignInLink>}
    >
      <div className="wrap hidden pt-5 noscript:block">
        <NeedsScripts>
          The cards come one at a time, on the day they’re due. That needs JavaScript, which is off in this browser.
          Turn it on for this site, or{' '}
          <a href="/learn" className="underline">
            read the lessons
          </a>
          : they work without it.
        </NeedsScripts>
      </div>
    </FlashcardScreen>
  );
}
