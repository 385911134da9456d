import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { signInMethodsQuery } from '../identity/queries.ts';
import type { ArrivalAccess } from './model.ts';

const linkStyle = 'text-brass underline underline-offset-4';

/** What happens next, for whoever has just paid. */
export function NextSteps({ user, access }: { user: CurrentUser | null; access: ArrivalAccess }) {
  return (
    <>
      {user !== null && access === 'elsewhere' ? <OpenElsewhere user={user} /> : null}
      <h2 className="mt-8 text-xl">What happens next</h2>
      <ol className="mt-4 grid gap-3 text-soft">
        <Step number={1}>
          A confirmation is on its way to the email address you paid with. <Mailbox />
        </Step>
        {access === 'guest' ? <StepsOfGuest /> : null}
        {access === 'opening' ? <StepWhileOpening /> : null}
        {user !== null && access === 'open' ? <StepsOfLearner user={user} /> : null}
        {access === 'unclaimed' ? <StepWhileUnclaimed /> : null}
        {access === 'elsewhere' ? <StepsElsewhere /> : null}
      </ol>
    </>
  );
}

/** Where the mail went when this server has no mail server. */
function Mailbox() {
  const { data: methods } = useQuery(signInMethodsQuery);
  if (!methods?.mailbox) return null;
  return (
    <>
      No mail server is set up here, so it waits in the{' '}
      <a href={methods.mailbox} className={linkStyle}>
        local mailbox
      </a>
      .
    </>
  );
}

function StepsOfGuest() {
  return (
    <>
      <Step number={2}>
        Sign in or create a free account with the email address you paid with. With another address, we’ll ask you to
        confirm that the purchase is yours.
      </Step>
      <Step number={3}>Heritage is open as soon as you’re signed in, and stays in that account.</Step>
    </>
  );
}

function StepWhileOpening() {
  return (
    <Step number={2}>
      We’re opening Heritage. If it takes longer than a moment, reload this page. Your payment is safe.
    </Step>
  );
}

function StepWhileUnclaimed() {
  return (
    <Step number={2}>
      Answer the question at the top of this page. Heritage opens as soon as you say the purchase is yours.
    </Step>
  );
}

function StepsElsewhere() {
  return (
    <>
      <Step number={2}>
        Continue with the button below. It signs you out, so that you can sign in to the other account.
      </Step>
      <Step number={3}>Heritage is open as soon as you’re signed in there.</Step>
    </>
  );
}

function StepsOfLearner({ user }: { user: CurrentUser }) {
  return (
    <>
      <Step number={2}>
        Heritage is open now for <strong className="break-words text-ink">{user.email}</strong>, on every device where
        you sign in.
      </Step>
      <Step number={3}>
        Your receipt is on{' '}
        <Link to="/account#purchases" className={linkStyle}>
          your account page
        </Link>
        . You can also get a full refund there for 30 days.
      </Step>
    </>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="num grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-ink text-sm"
      >
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}

/** The purchase is bound to another account than the one that is signed in. */
function OpenElsewhere({ user }: { user: CurrentUser }) {
  return (
    <div className="mt-8">
      <Notice tone="warning" title="This payment isn’t in your account">
        You’re signed in as <strong className="break-words text-ink">{user.email}</strong>. The payment belongs to the
        account that made it, or to the email address on its receipt.
      </Notice>
    </div>
  );
}
