import type { CurrentUser } from '@wickwise/contract/identity';
import { useEffect, useRef, useState } from 'react';
import { hasHeritageAccess } from '#app/features/access/public.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { Confetti } from '#app/ui/overlay/confetti.tsx';
import { PageSkeleton } from '#app/ui/state/page-skeleton.tsx';
import { Authenticate } from '../card/authenticate.tsx';
import { SandboxMark } from '../card/sandbox-mark.tsx';
import { Inclusions } from '../checkout/order-summary.tsx';
import { type ArrivalAccess, arrivalAccess } from '../model.ts';
import { canClaimOwnPurchase, useRefreshAfterPayment } from '../queries.ts';
import { NextSteps } from './next-steps.tsx';

const CONTENT_DELAY_MS = 500;

interface PaymentArrivedProps {
  user: CurrentUser | null;
  /** It is not known yet whether the viewer is signed in. */
  isPending: boolean;
  /** Whether the server's response to the payment says that the viewer has Heritage. */
  opensHeritage: boolean;
  isSandbox: boolean;
}

/** The payment went through: confetti at once, and half a second later what it unlocked, whatever has loaded by then. */
export function PaymentArrived({ user, isPending, opensHeritage, isSandbox }: PaymentArrivedProps) {
  const { mutate: refresh, isSuccess } = useRefreshAfterPayment();
  // Not before: it would share the response of the first fetch, which may predate the payment.
  useEffect(() => {
    if (!isPending) refresh();
  }, [isPending, refresh]);
  const isShown = useDelay(CONTENT_DELAY_MS);
  const isOpen = opensHeritage || hasHeritageAccess(user);
  const isUnclaimed = user?.unclaimedPurchase?.needsConfirmation === true;
  const isSignedIn = isPending ? null : user !== null;
  const access = arrivalAccess({ isSignedIn, isOpen, isAsked: isSuccess && !canClaimOwnPurchase(user), isUnclaimed });
  return (
    <>
      <Confetti />
      {isShown ? <Arrival user={user} access={access} isSandbox={isSandbox} /> : <PageSkeleton />}
    </>
  );
}

interface ArrivalProps {
  user: CurrentUser | null;
  access: ArrivalAccess;
  isSandbox: boolean;
}

function Arrival({ user, access, isSandbox }: ArrivalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isOtherAccount = access === 'other-account';
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-10 py-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-16 md:py-16">
      <div className="max-w-xl">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Payment Successful!
        </h1>
        <p className="mt-4 text-lg text-soft">
          {isOtherAccount || access === 'unclaimed'
            ? 'Your payment went through.'
            : 'Thank you. Heritage is yours for as long as Wickwise runs.'}
        </p>
        {isSandbox ? <SandboxMark /> : null}
        <NextSteps user={user} access={access} />
        <div className="mt-8 flex flex-wrap gap-3">
          {access === 'open' ? <ButtonLink to="/learn?welcome=heritage">Go to your lessons</ButtonLink> : null}
          {access === 'open' || access === 'unclaimed' ? null : <Authenticate signsOut={isOtherAccount} />}
          {/* Home redirects Heritage members to the lessons: the plans show the features instead. */}
          <ButtonLink to={access === 'open' ? '/tier-breakdown' : '/'} variant="quiet">
            Learn More About Features
          </ButtonLink>
        </div>
      </div>
      <Card className="p-2">
        <Inclusions title="What Heritage includes" />
      </Card>
    </div>
  );
}

function useDelay(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
