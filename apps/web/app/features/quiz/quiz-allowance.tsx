import { GENESIS_QUIZZES_PER_DAY } from '@wickwise/contract/constants';
import { dayBeginText } from '@wickwise/contract/identity/day-begin';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { SignInLink } from '../progress/public.ts';
import { type Allowance, useQuizAllowance } from './queries.ts';

/** How many quizzes are left today, and what a visitor's quizzes count for. */
export function QuizAllowance() {
  const allowance = useQuizAllowance();
  if (allowance === undefined) return <QuizAllowanceSkeleton />;
  return (
    <div className="grid gap-2 text-md text-soft">
      {allowance.remaining === 0 ? <UsedUp {...allowance} /> : <Remaining {...allowance} />}
      {allowance.isVisitor ? <VisitorNote /> : null}
    </div>
  );
}

/** A browser that remembers no learner is probably a visitor's. */
function QuizAllowanceSkeleton() {
  return (
    <div className="grid gap-2 text-md text-soft">
      <Skeleton label="Checking how many quizzes are left" className="h-5 w-56" />
      <div data-visitor>
        <VisitorNote />
      </div>
    </div>
  );
}

function VisitorNote() {
  return (
    <p>
      You’re not signed in, so you won’t earn XP. Your results will be added to your history when you sign in.{' '}
      <SignInLink>Sign in to earn XP</SignInLink>
    </p>
  );
}

function Remaining({ remaining }: Allowance) {
  if (remaining === undefined) return null;
  if (remaining === null) return <p>Unlimited quizzes with Heritage.</p>;
  return (
    <p>
      <b className="num font-semibold text-ink">{remaining}</b> of{' '}
      <span className="num">{GENESIS_QUIZZES_PER_DAY}</span> quizzes left today, knowledge checks and vocabulary quizzes
      combined.
    </p>
  );
}

function UsedUp({ dayBeginsAt }: Allowance) {
  return (
    <>
      <h2 className="text-ink text-xl">That’s all {GENESIS_QUIZZES_PER_DAY} quizzes for today</h2>
      <p>
        Good work. You’ll get {GENESIS_QUIZZES_PER_DAY} more at {dayBeginText(dayBeginsAt)}. Until then, the lessons are
        open.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/learn">Go to the lessons</ButtonLink>
        <ButtonLink to="/tier-breakdown" variant="quiet">
          Unlimited quizzes with Heritage
        </ButtonLink>
      </div>
    </>
  );
}
