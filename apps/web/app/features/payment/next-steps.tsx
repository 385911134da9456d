import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { hasHeritageAccess } from '../access/public.ts';
import { signInMethodsQuery } from '../identity/queries.ts';

const linkStyle = 'text-brass underline underline-offset-4';

/** What happens next, for whoever has just paid. */
export function NextSteps({ user }: { user: CurrentUser | null }) {
  if (user !== null && !hasHeritageAccess(user)) return <OpenElsewhere user={user} />;
  return (
    <>
      <h2 className="mt-8 text-xl">What happens next</h2>
      <ol className="mt-4 grid gap-3 text-soft">
        <Step number={1}>
          A confirmation is on its way to the e-mail address that you paid with. <Mailbox />
        </Step>
        {user === null ? <StepsOfGuest /> : <StepsOfLearner user={user} />}
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
        Sign in here, or create a free account. In this browser any address will do; elsewhere use the one that you paid
        with.
      </Step>
      <Step number={3}>Heritage opens as you come back, and stays with that account.</Step>
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
        , and for 30 days your money back as well.
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

/** Somebody else's account is signed in, or the purchase already belongs to another one. */
function OpenElsewhere({ user }: { user: CurrentUser }) {
  return (
    <div className="mt-8">
      <Notice tone="warning" title="Heritage is not open on this account">
        You are signed in as <strong className="break-words text-ink">{user.email}</strong>, and the payment belongs to
        another address. Sign in with the one that you paid with, or{' '}
        <Link to="/activate-heritage" className={linkStyle}>
          activate Heritage
        </Link>{' '}
        with it.
      </Notice>
    </div>
  );
}
