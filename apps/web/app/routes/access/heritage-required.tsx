import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tierName } from '../../features/access/model.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { documentTitle } from '../../ui/page-meta.ts';

/** Stands in for a screen that needs an active heritage tier. */
export function HeritageRequired({ user }: { user: CurrentUser }) {
  return (
    <>
      <title>{documentTitle('Heritage Tier Required')}</title>
      <MessageScreen
        title="Heritage Tier Required"
        text="This feature is available to Heritage tier members only."
        details={<Details user={user} />}
      >
        <ButtonLink to="/checkout">Upgrade to Heritage - $37</ButtonLink>
        <ButtonLink to="/learn" variant="quiet">
          Back to Free Content
        </ButtonLink>
      </MessageScreen>
    </>
  );
}

function Details({ user }: { user: CurrentUser }) {
  const isClosed = user.subscriptionTier === 'heritage';
  return (
    <>
      {isClosed ? <WhyClosed /> : null}
      <TierComparison current={tierName(user)} />
      <p className="mt-6 text-md text-soft">
        {isClosed ? 'Bought it again' : 'Bought it'} with another address?{' '}
        <TextLink to="/activate-heritage">Activate it here</TextLink>
      </p>
    </>
  );
}

function WhyClosed() {
  return (
    <p className="mb-6 text-soft">
      You bought Heritage, and it is closed now: the payment was given back, or it is disputed at your bank. What you
      learned is kept. <TextLink to="/account#purchases">See what became of your purchase</TextLink>
    </p>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold underline underline-offset-4">
      {children}
    </Link>
  );
}

function TierComparison({ current }: { current: string }) {
  return (
    <dl className="grid max-w-sm grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-line border-t pt-5 text-md">
      <dt className="text-muted">Current tier</dt>
      <dd className="font-semibold">{current}</dd>
      <dt className="text-muted">Required tier</dt>
      <dd className="font-semibold text-brass">Heritage</dd>
    </dl>
  );
}
