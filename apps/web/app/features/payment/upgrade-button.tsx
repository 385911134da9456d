import type { ErrorCode } from '@wickwise/contract/error-code';
import { Link } from 'react-router';
import { ApiError } from '#app/lib/api-client.ts';
import { usePageRestored } from '#app/lib/page/page-restored.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useRefreshAccess } from '../access/queries.ts';
import { useCreateCheckout } from './queries.ts';

/** Leads to the provider's page to pay there. It stays disabled until that page opens or can't be reached. */
export function UpgradeButton() {
  const { mutate, reset, isPending, data, error } = useCreateCheckout();
  const { toast } = useToast();
  const refresh = useRefreshAccess();
  usePageRestored(reset);

  const fail = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });
  const leaveFor = ({ url }: { url?: string }) => {
    if (url) return window.location.assign(url);
    reset();
    fail('Failed to redirect to checkout');
  };
  const explain = (error: Error) => {
    fail('Failed to create checkout session');
    // Heritage was bought in another tab in the meantime, and the page has to show it.
    if (error instanceof ApiError && PAID_CODES.has(error.code)) void refresh();
  };
  const isLeaving = isPending || Boolean(data?.url);
  return (
    <>
      <Button
        pending={isLeaving}
        pendingLabel="Opening the checkout..."
        onClick={() => mutate(undefined, { onSuccess: leaveFor, onError: explain })}
      >
        Upgrade to Heritage
      </Button>
      <Reason error={error} />
    </>
  );
}

/** Refusals for a learner who has, or may have, already paid: the refreshed page says so. */
const PAID_CODES = new Set<ErrorCode | null>(['already_heritage', 'purchase_unclaimed', 'purchase_unproven']);

/** The server's message: the toast only says that there is no checkout, and disappears. */
function Reason({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError) || error.reason === null || error.code === 'already_heritage') return null;
  const isWarning = error.code === 'payment_underway' || PAID_CODES.has(error.code);
  return (
    <Notice tone={isWarning ? 'warning' : 'error'} live>
      {error.reason}{' '}
      {error.code === 'purchase_unproven' ? (
        <Link to="/restore-access" className="text-brass underline underline-offset-4">
          Email me a link
        </Link>
      ) : null}
    </Notice>
  );
}
