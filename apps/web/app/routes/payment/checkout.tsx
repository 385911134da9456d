import { hasHeritageAccess } from '../../features/access/public.ts';
import { useCurrentUser } from '../../features/identity/queries.ts';
import { AlreadyHeritage } from '../../features/payment/already-heritage.tsx';
import { CheckoutScreen } from '../../features/payment/checkout-screen.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { signInHref } from '../../ui/site-links.ts';

export function meta() {
  return pageMeta({
    title: 'Checkout',
    description: 'Heritage for 37 USD once: lifetime access, and 30 days to change your mind.',
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
      You can pay without an account and sign in afterwards. Have one already?{' '}
      <a href={signInHref({ pathname: '/checkout', search: '' })} className="text-brass underline underline-offset-4">
        Sign in first
      </a>
      .
    </p>
  );
}
