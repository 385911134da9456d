import type { CurrentUser } from '@wickwise/contract/identity';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { tierName } from '#app/features/access/model.ts';
import { documentTitle } from '#app/features/site/page-meta.ts';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import type { HeritageHandle } from './guarded-feature.tsx';
import { FeatureSample, GuardedFeature, useGuardedFeature } from './guarded-feature.tsx';

/** Replaces a screen that needs an active Heritage tier. */
export function HeritageRequired({ user }: { user: CurrentUser }) {
  const guarded = useGuardedFeature();
  return (
    <>
      <title>{documentTitle('Heritage Tier Required')}</title>
      <MessageScreen
        title="Heritage Tier Required"
        text="This feature is available to Heritage tier members only."
        details={<Details user={user} guarded={guarded} />}
        sample={guarded ? <FeatureSample {...guarded} /> : null}
      >
        <ButtonLink to="/checkout">Upgrade to Heritage - {HERITAGE_PRICE}</ButtonLink>
        <ButtonLink to="/learn" variant="quiet">
          Back to Free Content
        </ButtonLink>
      </MessageScreen>
    </>
  );
}

interface DetailsProps {
  user: CurrentUser;
  guarded: HeritageHandle | null;
}

function Details({ user, guarded }: DetailsProps) {
  const isInactive = user.subscriptionTier === 'heritage';
  return (
    <>
      {isInactive && guarded?.kept ? <KeptData kept={guarded.kept} /> : null}
      {isInactive ? <Inactive /> : <HeritageBenefits guarded={guarded} />}
      <TierComparison current={tierName(user)} />
      <p className="mt-6 text-md text-soft">
        {isInactive ? 'Bought Heritage again' : 'Bought Heritage'} without signing in, or with a different email
        address? <TextLink to="/activate-heritage">Activate it here</TextLink>
      </p>
    </>
  );
}

function KeptData({ kept: Kept }: { kept: ComponentType }) {
  return (
    <Suspense fallback={null}>
      <Kept />
    </Suspense>
  );
}

function HeritageBenefits({ guarded }: Pick<DetailsProps, 'guarded'>) {
  if (guarded === null) return null;
  return (
    <p className="mb-6 text-soft">
      <GuardedFeature {...guarded} />
    </p>
  );
}

function Inactive() {
  return (
    <p className="mb-6 text-soft">
      Your Heritage is inactive, and you keep your progress.{' '}
      <TextLink to="/account#purchases">See why under your purchases</TextLink>
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
