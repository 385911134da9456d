import type { CurrentUser } from '@wickwise/contract/identity';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Authenticate } from './authenticate.tsx';
import { Confetti } from './confetti.tsx';
import { NextSteps } from './next-steps.tsx';
import { Inclusions } from './order-summary.tsx';
import { useOpenHeritage } from './queries.ts';
import { SandboxMark } from './sandbox-mark.tsx';

const CONTENT_AFTER_MS = 500;

interface PaymentArrivedProps {
  user: CurrentUser | null;
  isSandbox: boolean;
}

/** The payment is there: confetti at once, what it brought half a second later. */
export function PaymentArrived({ user, isSandbox }: PaymentArrivedProps) {
  const { mutate: openHeritage, isIdle, isPending } = useOpenHeritage();
  useEffect(() => openHeritage(), [openHeritage]);
  const isOpening = user !== null && (isIdle || isPending);
  const isShown = useDelay(CONTENT_AFTER_MS) && !isOpening;
  return (
    <>
      <Confetti />
      {isShown ? <Arrival user={user} isSandbox={isSandbox} /> : <PageSkeleton />}
    </>
  );
}

function Arrival({ user, isSandbox }: PaymentArrivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="wrap grid items-start gap-10 py-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-16 md:py-16">
      <div className="max-w-xl">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Payment Successful!
        </h1>
        <p className="mt-4 text-lg text-soft">Thank you. Heritage is yours, for life.</p>
        {isSandbox ? <SandboxMark /> : null}
        <NextSteps user={user} />
        <div className="mt-8 flex flex-wrap gap-3">
          {user === null ? <Authenticate /> : <ButtonLink to="/learn">Go to your lessons</ButtonLink>}
          <ButtonLink to="/" variant="quiet">
            Learn More About Features
          </ButtonLink>
        </div>
      </div>
      <Card className="p-2">
        <Inclusions title="Unlocked features" />
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
