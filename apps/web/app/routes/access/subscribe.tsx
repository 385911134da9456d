import { useSubscriptionInfo } from '#app/features/access/queries.ts';
import { useCheckoutReturn } from '#app/features/payment/outcome/checkout-return.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { isSignedOut } from '#app/lib/api-client.ts';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Page } from '#app/ui/page.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { AuthenticationRequired, type SignInHandle } from './authentication-required.tsx';
import { SubscriptionPlans } from './subscription-plans.tsx';

export const handle: SignInHandle = { signInReason: 'Please log in to view subscription options' };

export function meta() {
  return pageMeta({ title: 'Your plan', description: 'Your tier, and what Heritage would add to it.' });
}

export default function Subscribe() {
  const { data, error, refetch } = useSubscriptionInfo();
  const checkout = useCheckoutReturn({ hasHeritageAccess: data?.hasHeritageAccess });
  if (isSignedOut(error)) return <AuthenticationRequired />;
  return (
    <Page title="Your plan" lede="What you have now, and what each plan includes.">
      {data ? (
        <KeepFocus state={data.hasHeritageAccess}>
          <SubscriptionPlans info={data} checkout={checkout} />
        </KeepFocus>
      ) : null}
      {error && !data ? <ErrorState title="Your plan couldn’t be loaded" onRetry={() => refetch()} /> : null}
      {data || error ? null : <Loading />}
    </Page>
  );
}

function Loading() {
  return (
    <div>
      <p role="status" className="mb-6 text-muted">
        Loading subscription information...
      </p>
      <div aria-hidden="true" className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <Skeleton className="h-160 w-full rounded-lg" />
        <Skeleton className="h-160 w-full rounded-lg" />
      </div>
    </div>
  );
}
