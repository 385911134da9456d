import { useCurrentUser } from '#app/features/identity/queries.ts';
import { ReturnPage } from '#app/features/payment/outcome/return-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

// Stripe writes the payment into the address, so no referrer is sent.
export function meta() {
  return [
    ...pageMeta({ title: 'Your payment', description: 'Whether your payment went through, and what it unlocks.' }),
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PaymentSuccess() {
  const { user, isPending } = useCurrentUser();
  return <ReturnPage user={user} isPending={isPending} />;
}
