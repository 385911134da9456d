import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signInMethodsQuery } from '#app/features/identity/queries.ts';
import { Notice } from '#app/ui/state/notice.tsx';
import type { ArrivalAccess } from '../model.ts';
import { rememberedBuyerEmail } from '../storage.ts';
import { outcomeMessages } from './outcome.ts';

const linkStyle = 'text-brass underline underline-offset-4';

/** What happens next, right after paying. */
export function NextSteps({ user, access }: { user: CurrentUser | null; access: ArrivalAccess }) {
  return (
    <>
      {user !== null && access === 'other-account' ? <OtherAccountNotice user={user} /> : null}
      <h2 className="mt-8 text-xl">What happens next</h2>
      <ol className="mt-4 grid gap-3 text-soft">
        <Step number={1}>
          A confirmation is on its way to <ReceiptAddress user={user} />. <MailboxLink />
        </Step>
        {access === 'guest' ? <GuestSteps /> : null}
        {access === 'unlocking' ? <StepWhileUnlocking /> : null}
        {user !== null && access === 'open' ? <LearnerSteps user={user} /> : null}
        {access === 'unclaimed' ? <StepWhileUnclaimed /> : null}
        {access === 'other-account' ? <OtherAccountSteps /> : null}
      </ol>
    </>
  );
}

/** Shown, so that a typo is noticed while it can still be fixed. */
function ReceiptAddress({ user }: { user: CurrentUser | null }) {
  const email = user?.email ?? rememberedBuyerEmail();
  return email === '' ? 'the email address you paid with' : <strong className="wrap-anywhere text-ink">{email}</strong>;
}

/** Where to find the email when no mail server is set up. */
function MailboxLink() {
  const { data: methods } = useQuery(signInMethodsQuery);
  if (!methods?.mailbox) return null;
  return (
    <>
      This server sends no email, so you’ll find it in the{' '}
      <a href={methods.mailbox} className={linkStyle}>
        local mailbox
      </a>
      .
    </>
  );
}

function GuestSteps() {
  return (
    <>
      <Step number={2}>
        Sign in or create a free account with that address. If it has a typo, use your real one in this browser, and
        we’ll ask you to confirm that the purchase is yours. If your account already has Heritage under another address,
        write to us from the contact page, and we’ll refund this payment.
      </Step>
      <Step number={3}>
        We’ll unlock Heritage as soon as you sign in here, or anywhere by a link that we email to that address. It stays
        with that account, with one exception: if you add it to an account with another address, the owner of the
        address on the receipt can still claim it. We’d move it to their account and email you.
      </Step>
    </>
  );
}

function StepWhileUnlocking() {
  return (
    <Step number={2}>
      We’re unlocking Heritage. If it takes longer than a moment, reload this page. Your payment is safe.
    </Step>
  );
}

function StepWhileUnclaimed() {
  return (
    <Step number={2}>
      Answer the question at the top of this page. We’ll unlock Heritage as soon as you say the purchase is yours.
    </Step>
  );
}

function OtherAccountSteps() {
  return (
    <>
      <Step number={2}>
        Continue with the button below. It signs you out, so that you can sign in to the other account.
      </Step>
      <Step number={3}>Heritage is already unlocked there.</Step>
    </>
  );
}

function LearnerSteps({ user }: { user: CurrentUser }) {
  return (
    <>
      <Step number={2}>
        Heritage is unlocked for <strong className="wrap-anywhere text-ink">{user.email}</strong>, on every device where
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
function OtherAccountNotice({ user }: { user: CurrentUser }) {
  const { tone, title, text } = outcomeMessages['other-account'];
  return (
    <div className="mt-8">
      <Notice tone={tone} title={title}>
        You’re signed in as <strong className="wrap-anywhere text-ink">{user.email}</strong>. {text}
      </Notice>
    </div>
  );
}
