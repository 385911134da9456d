import type { CurrentUser } from '@wickwise/contract/identity';
import { Link } from 'react-router';
import { tierName } from '../../features/access/model.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** Stands in for a screen that needs an active heritage tier. */
export function HeritageRequired({ user }: { user: CurrentUser }) {
  return (
    <MessageScreen
      title="Heritage Tier Required"
      text="This feature is available to Heritage tier members only."
      details={<Details current={tierName(user)} />}
    >
      <ButtonLink to="/checkout">Upgrade to Heritage - $37</ButtonLink>
      <ButtonLink to="/learn" variant="quiet">
        Back to Free Content
      </ButtonLink>
    </MessageScreen>
  );
}

function Details({ current }: { current: string }) {
  return (
    <>
      <TierComparison current={current} />
      <p className="mt-6 text-md text-soft">
        Bought it with another address?{' '}
        <Link to="/activate-heritage" className="font-semibold underline underline-offset-4">
          Activate it here
        </Link>
      </p>
    </>
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
