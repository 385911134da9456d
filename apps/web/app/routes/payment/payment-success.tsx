import { useCurrentUser } from '../../features/identity/queries.ts';
import { PaymentReturn } from '../../features/payment/payment-return.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

// The provider writes the payment into the address: it is sent to nobody.
export function meta() {
  return [
    ...pageMeta({ title: 'Your payment', description: 'Whether your payment has arrived, and what it opens.' }),
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PaymentSuccess() {
  const { user, isPending } = useCurrentUser();
  return <PaymentReturn user={user} isPending={isPending} />;
}
