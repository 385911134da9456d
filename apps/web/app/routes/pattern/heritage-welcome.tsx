import type { Lesson } from '#app/features/pattern/model.ts';
import { useHeritageWelcome } from '#app/features/payment/heritage-welcome.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';

const TOOLS = [
  { to: '/live-charts', label: 'Live charts' },
  { to: '/analytics', label: 'Analytics' },
  { to: '/trading-journal', label: 'Trading journal' },
];

/** Welcomes a new heritage member above the lessons: what is unlocked now, with its tools. */
export function HeritageWelcome({ lessons }: { lessons: readonly Lesson[] }) {
  const { isWelcome, dismiss } = useHeritageWelcome();
  return (
    <KeepFocus state={isWelcome}>
      {isWelcome ? (
        <section aria-labelledby="welcome" className="mb-8 rounded-lg border border-brass bg-panel p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id="welcome" className="text-2xl">
              Welcome to Heritage
            </h2>
            <Button variant="quiet" onClick={dismiss}>
              Dismiss
            </Button>
          </div>
          <Unlocked lessons={lessons} />
          <ul aria-label="Heritage tools" className="mt-5 flex flex-wrap gap-3 border-line border-t pt-4">
            {TOOLS.map((tool) => (
              <Tool key={tool.to} {...tool} />
            ))}
          </ul>
        </section>
      ) : null}
    </KeepFocus>
  );
}

/** Where to begin is said once, below. */
function Unlocked({ lessons }: { lessons: readonly Lesson[] }) {
  const added = lessons.filter(({ pattern }) => pattern.requiredTier === 'heritage');
  const hasBegun = lessons.some(({ state }) => state === 'completed');
  return (
    <p className="mt-2 text-soft">
      You’ve unlocked {added.length} more lessons.{' '}
      {hasBegun ? 'The lessons you’ve finished still count.' : 'Your next step is below.'}
    </p>
  );
}

function Tool({ to, label }: (typeof TOOLS)[number]) {
  return (
    <li>
      <ButtonLink to={to} variant="quiet">
        {label}
      </ButtonLink>
    </li>
  );
}
