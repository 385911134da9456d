import { type Lesson, lessonPath } from '#app/features/pattern/model.ts';
import { useHeritageWelcome } from '#app/features/payment/heritage-welcome.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';

const TOOLS = [
  { to: '/live-charts', label: 'Live charts' },
  { to: '/analytics', label: 'Analytics' },
  { to: '/trading-journal', label: 'Trading journal' },
];

/** Welcomes a new heritage member above the lessons: what is unlocked now, and where to begin. */
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
          <NextStep lessons={lessons} />
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

function NextStep({ lessons }: { lessons: readonly Lesson[] }) {
  const added = lessons.filter(({ pattern }) => pattern.requiredTier === 'heritage');
  const first = added.find(({ state }) => state === 'playable');
  const hasBegun = lessons.some(({ state }) => state === 'completed');
  return (
    <>
      <p className="mt-2 text-soft">
        You’ve unlocked {added.length} more lessons{first ? `, starting with ${first.pattern.name}` : ''}.{' '}
        {hasBegun ? 'The lessons you’ve finished still count.' : 'New to charts? Begin with the basics below.'}
      </p>
      {first ? (
        <ButtonLink to={lessonPath(first.pattern.id)} className="mt-4">
          Start with {first.pattern.name}, {first.pattern.duration} min
        </ButtonLink>
      ) : null}
    </>
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
