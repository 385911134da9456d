import { useEffect, useState } from 'react';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { SignInCard } from '#app/features/identity/sign-in/sign-in-card.tsx';
import { hasPaymentMarkers, rememberedBuyerEmail } from '#app/features/payment/storage.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Sign in',
    description: 'Sign in to Wickwise, or create a free account: take your progress with you to every device.',
  });
}

const REASSURANCES = [
  { title: 'No password needed', text: 'An emailed link or a passkey is all you need.' },
  { title: 'No card, no trial', text: 'The free lessons stay free.' },
  {
    title: 'Yours to take or delete',
    text: 'You can export your data, and delete your account, from your account page.',
  },
] as const;

const WELCOME = {
  title: 'Keep what you learn.',
  text: 'A free account keeps your lessons, streak and reviews on every device you use. We’ll add what you’ve learned here as a visitor.',
};
const SIGNED_IN = {
  title: 'Keep what you learn.',
  text: 'Your account keeps your lessons, streak and reviews on every device you use.',
};
const AFTER_PAYING = {
  title: 'You’ve paid for Heritage. One step left.',
  text: 'Sign in with the email address you paid with to unlock every lesson. The account is free.',
};

export default function SignIn() {
  const buyer = useBuyer();
  const { user } = useCurrentUser();
  const { title, text } = buyer !== null ? AFTER_PAYING : user ? SIGNED_IN : WELCOME;
  return (
    <div className="wrap grid gap-8 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] md:gap-16 md:py-16 lg:gap-24">
      <div className="md:pt-6">
        <h1>{title}</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">{text}</p>
        {user ? null : <Reassurances />}
      </div>
      <SignInCard buyerEmail={buyer?.email ?? ''} />
    </div>
  );
}

function Reassurances() {
  return (
    <dl className="mt-10 hidden max-w-xl border-line border-t md:block">
      {REASSURANCES.map(({ title, text }) => (
        <div key={title} className="border-line border-b py-4">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-0.5 text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The buyer who paid in this browser and has not signed in since; known once the page runs, since it was rendered for everyone. */
function useBuyer(): { email: string } | null {
  const [buyer, setBuyer] = useState<{ email: string } | null>(null);
  useEffect(() => setBuyer(hasPaymentMarkers() ? { email: rememberedBuyerEmail() } : null), []);
  return buyer;
}
