import { lazy, Suspense } from 'react';
import { useLocation, useMatch } from 'react-router';
import { hasHeritageAccess } from '#app/features/access/tier.ts';
import { useCurrentUser, useLearnerOutage } from '#app/features/identity/queries.ts';
import { useSignedOutToast } from '#app/features/identity/signed-out-toast.ts';
import { FreeHeader } from '#app/features/site/header/free-header.tsx';
import { HeaderFrame } from '#app/features/site/header/header-frame.tsx';
import { LandingHeader } from '#app/features/site/header/landing-header.tsx';
import { MobileBar } from '#app/features/site/header/mobile-bar.tsx';
import { signInHref } from '#app/features/site/site-links.ts';
import { OutageNotice } from './outage-notice.tsx';

const CHECKOUT = '/checkout';
const PAID = '/payment-success';

const CheckoutHeader = lazy(() =>
  import('#app/features/site/header/checkout-header.tsx').then((module) => ({ default: module.CheckoutHeader })),
);
/** Loaded separately, because visitors open the page too. */
const MemberSiteHeader = lazy(() =>
  import('./member-site-header.tsx').then((module) => ({ default: module.MemberSiteHeader })),
);

export function SiteHeader() {
  const { user, isPending } = useCurrentUser();
  if (user === null) {
    return (
      <>
        <VisitorHeader pending={isPending} />
        <OutageNotice />
      </>
    );
  }
  return (
    <Suspense fallback={<VisitorHeader pending />}>
      <MemberSiteHeader user={user} />
    </Suspense>
  );
}

function VisitorHeader({ pending }: { pending: boolean }) {
  const location = useLocation();
  const { isOut } = useLearnerOutage();
  useSignedOutToast(!pending);
  const isLanding = useMatch('/landing') !== null;
  const isPaying = useMatch(CHECKOUT) !== null;
  const offersUpgrade = useMatch(PAID) === null;
  if (isLanding) return <LandingHeader />;
  if (isPaying) {
    return (
      <Suspense fallback={<HeaderFrame navigation={null} end={null} />}>
        <CheckoutHeader />
      </Suspense>
    );
  }
  const viewer = { pending, unreachable: isOut, offersUpgrade };
  return <FreeHeader {...viewer} signInHref={signInHref(location)} />;
}

export function SiteBar() {
  const { user, isPending } = useCurrentUser();
  const { isOut } = useLearnerOutage();
  const isPaying = useMatch(CHECKOUT) !== null;
  const hasPaid = useMatch(PAID) !== null;
  if (isPaying) return null;
  const offersUpgrade = !hasPaid && !isOut && !hasHeritageAccess(user);
  return <MobileBar pending={isPending && !isOut} signedIn={user !== null || isOut} offersUpgrade={offersUpgrade} />;
}
