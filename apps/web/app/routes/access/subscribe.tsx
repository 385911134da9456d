import { useCheckoutReturn } from '../../features/access/checkout-return.tsx';
import { useSubscriptionInfo } from '../../features/access/queries.ts';
import { SubscriptionPlans } from '../../features/access/subscription-plans.tsx';
import { isSignedOut } from '../../lib/api-client.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { KeepFocus } from '../../ui/keep-focus.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthenticationRequired, type SignInHandle } from './authentication-required.tsx';

export const handle: SignInHandle = { signInReason: 'Please log in to view subscription options' };

export function meta() {
  return pageMeta({ title: 'Subscription', description: 'Your tier, and what Heritage would add to it.' });
}

export default function Subscribe() {
  const { data, error, refetch } = useSubscriptionInfo();
  const checkout = useCheckoutReturn({ hasHeritageAccess: data?.hasHeritageAccess });
  if (isSignedOut(error)) return <AuthenticationRequired />;
  return (
    <Page title="Subscription" lede="The tier you have, and what each tier includes.">
      {data ? (
        <KeepFocus state={data.hasHeritageAccess}>
          <SubscriptionPlans info={data} checkout={checkout} />
        </KeepFocus>
      ) : null}
      {error && !data ? <ErrorState title="Your subscription could not be loaded" onRetry={() => refetch()} /> : null}
      {data || error ? null : <Loading />}
    </Page>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="mb-6 text-muted">
        Loading subscription information...
      </p>
      <div aria-hidden="true" className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <Skeleton className="h-96 w-full rounded-lg" />
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    </>
  );
}
