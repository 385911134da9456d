import { hasHeritageAccess } from '#app/features/access/tier.ts';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { AlreadyHeritage } from '#app/features/payment/checkout/already-heritage.tsx';
import { CheckoutScreen } from '#app/features/payment/checkout/checkout-screen.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { signInHref } from '#app/features/site/site-links.ts';
import { HERITAGE_PRICE } from '#app/lib/money.ts';

export function meta() {
  return pageMeta({
    title: 'Checkout',
    description: `Heritage for a one-time ${HERITAGE_PRICE}: lifetime access and a 30-day money-back guarantee.`,
  });
}

export default function Checkout() {
  const { user, isPending } = useCurrentUser();
  if (hasHeritageAccess(user)) return <AlreadyHeritage />;
  return <CheckoutScreen user={user} isPending={isPending} guestNote={<GuestNote />} />;
}

function GuestNote() {
  return (
    <p className="mb-5 text-md text-soft">
      You can pay without an account: your receipt has a link that creates it. Already have one?{' '}
      <a href={signInHref({ pathname: '/checkout', search: '' })} className="text-brass underline underline-offset-4">
        Sign in first
      </a>
      .
    </p>
  );
}
