import { useQuery } from '@tanstack/react-query';
import type { ErrorCode } from '@wickwise/contract/error-code';
import type { CurrentUser } from '@wickwise/contract/identity';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { ApiError } from '#app/lib/api-client.ts';
import { Card } from '#app/ui/card.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Page } from '#app/ui/page.tsx';
import { CardForm } from '../card/card-form.tsx';
import { setupProblem } from '../model.ts';
import { FocusHeading } from '../outcome/focus-heading.tsx';
import { PaymentUnderway } from '../outcome/payment-underway.tsx';
import { UnclaimedScreen, UnprovenScreen } from '../outcome/unclaimed-screen.tsx';
import { DisputeWarning } from '../purchase/dispute-warning.tsx';
import { paymentIntentQuery } from '../queries.ts';
import { AlreadyHeritage, AlreadyPaidHere } from './already-heritage.tsx';
import { Inclusions, ORDER_TOTAL, OrderSummary } from './order-summary.tsx';
import { SettingUp } from './setting-up.tsx';
import { SetupFailed } from './setup-failed.tsx';

/** Only with a real account at Stripe: its script comes from there. */
const StripeForm = lazy(() => import('./stripe-form.tsx').then((module) => ({ default: module.StripeForm })));

interface CheckoutScreenProps {
  user: CurrentUser | null;
  /** It is not known yet whether the viewer is signed in. */
  isPending: boolean;
  /** Above the form, for guests. */
  guestNote: ReactNode;
}

/** Starts a payment once the buyer is known, and takes it. */
export function CheckoutScreen({ user, isPending, guestNote }: CheckoutScreenProps) {
  const { intent, error, hasRetried, retry, showUnavailable } = useIntent({ user, isPending });
  useSetupToast(error);
  const focus = hasRetried ? <FocusHeading /> : null;
  if (error !== null) {
    return (
      <>
        {focus}
        <NoCheckout error={error} user={user} onRetry={retry} />
      </>
    );
  }
  return (
    <Frame isPending={isPending}>
      {focus}
      {user ? null : <div data-visitor={isPending || undefined}>{guestNote}</div>}
      {user?.subscriptionTier === 'heritage' ? <DisputeWarning className="mb-5" /> : null}
      {intent ? (
        <ProviderForm {...intent} email={user?.email ?? null} onUnavailable={showUnavailable} />
      ) : (
        <SettingUp />
      )}
    </Frame>
  );
}

/** Stripe's script, or a part of ours, couldn’t be loaded. */
const SCRIPT_MISSING = new Error('The payment form couldn’t be loaded.');

function useIntent({ user, isPending }: Pick<CheckoutScreenProps, 'user' | 'isPending'>) {
  const { data, error, refetch } = useQuery({ ...paymentIntentQuery(user?.id ?? null), enabled: !isPending });
  const [isUnavailable, setUnavailable] = useState(false);
  const [hasRetried, setRetried] = useState(false);
  const showUnavailable = useCallback(() => setUnavailable(true), []);
  const retry = () => {
    setRetried(true);
    setUnavailable(false);
    void refetch();
  };
  return { intent: data, error: error ?? (isUnavailable ? SCRIPT_MISSING : null), hasRetried, retry, showUnavailable };
}

interface NoCheckoutProps {
  error: Error;
  user: CurrentUser | null;
  onRetry: () => void;
}

function NoCheckout({ error, user, onRetry }: NoCheckoutProps) {
  const { code, reason } = error instanceof ApiError ? error : { code: null, reason: null };
  if (code === 'already_heritage') return user === null ? <AlreadyPaidHere /> : <AlreadyHeritage />;
  if (code === 'purchase_unclaimed') return <UnclaimedScreen user={user} onContinue={onRetry} />;
  if (code === 'purchase_unproven') return <UnprovenScreen />;
  if (code === 'payment_underway') return <PaymentUnderway user={user} reason={reason} onCheckAgain={onRetry} />;
  return <SetupFailed reason={reason} onRetry={onRetry} />;
}

/** A signed-in browser shows no offer until it is known whether the learner has Heritage already. */
function Frame({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <div data-viewer-unknown={isPending || undefined}>
      <div data-personal>
        {' '}
        <Page title="Upgrade to Heritage" lede="Every lesson and every tool for one payment.">
          <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr]">
            <div className="md:col-start-2">
              <OrderSummary />
            </div>
            <Card as="section" className="p-1 sm:p-4 md:col-start-1 md:row-span-2 md:row-start-1">
              <h2 className="mb-3">Payment</h2>
              {children}
              <p className="mt-4 border-line border-t pt-4 text-md text-soft">
                30-day money-back guarantee. If you change your mind, you can get a full refund from your account page.
                If you pay without an account, the link in your receipt signs you in.
              </p>
              <p className="mt-3 text-muted text-sm">
                By paying, you accept our <LegalLink to="/terms">terms</LegalLink>. See also{' '}
                <LegalLink to="/refunds">refunds</LegalLink>, <LegalLink to="/privacy">privacy</LegalLink> and{' '}
                <LegalLink to="/contact">contact</LegalLink>.
              </p>
            </Card>
            <div className="md:col-start-2">
              <Inclusions title="What’s included" />
            </div>
          </div>
        </Page>
      </div>
    </div>
  );
}

/** In a new tab: the form keeps what was typed. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="underline underline-offset-4 hover:text-ink">
      {children}
    </a>
  );
}

interface Intent {
  clientSecret: string;
  publishableKey: string;
  provider: 'stripe' | 'sandbox';
  email: string | null;
  onUnavailable: () => void;
}

function ProviderForm({ provider, onUnavailable, ...rest }: Intent) {
  const form = { ...rest, price: ORDER_TOTAL, returnUrl: `${window.location.origin}/payment-success` };
  if (provider === 'sandbox') return <CardForm {...form} />;
  return (
    <Suspense fallback={<SettingUp />}>
      <StripeForm {...form} onUnavailable={onUnavailable} />
    </Suspense>
  );
}

/**
 * Refusals for people who have paid, or whose payment is processing: they get screens of their own, and nothing has
 * failed.
 */
const EXPECTED_CODES = new Set<ErrorCode | null>([
  'already_heritage',
  'payment_underway',
  'purchase_unclaimed',
  'purchase_unproven',
]);

function useSetupToast(error: Error | null): void {
  const { toast } = useToast();
  useEffect(() => {
    if (error === null || (error instanceof ApiError && EXPECTED_CODES.has(error.code))) return;
    toast({ title: 'Setup Error', description: setupProblem(error), variant: 'destructive' });
  }, [error, toast]);
}
