import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#app/features/identity/public.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import { PageSkeleton } from '#app/ui/state/page-skeleton.tsx';
import { purchasesQuery } from '../queries.ts';
import { Receipt } from './receipt.tsx';

interface ReceiptScreenProps {
  purchaseId: string;
  timeZone: string | null;
}

/** The receipt of one of the learner's purchases, once it has loaded. */
export function ReceiptScreen({ purchaseId, timeZone }: ReceiptScreenProps) {
  const { data: purchases, error, refetch } = useQuery(purchasesQuery);
  if (purchases === undefined && error !== null) {
    return (
      <div className="wrap py-10 md:py-16">
        <h1 className="sr-only">Receipt</h1>
        <ErrorState title="Your receipt couldn’t be loaded" text={failureMessage(error)} onRetry={() => refetch()} />
      </div>
    );
  }
  if (purchases === undefined) return <PageSkeleton />;
  const purchase = purchases.find(({ id }) => id === purchaseId);
  if (purchase !== undefined) return <Receipt purchase={purchase} timeZone={timeZone} />;
  return (
    <MessageScreen title="There’s no receipt here" text="Your account page lists everything you’ve bought.">
      <ButtonLink to="/account#purchases">Go to your purchases</ButtonLink>
    </MessageScreen>
  );
}
