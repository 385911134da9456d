import { SignInCard } from '../../features/identity/sign-in-card.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Sign in',
    description: 'Sign in to Wickwise, or create a free account: your progress follows you to every device.',
  });
}

const REASSURANCES = [
  { title: 'No password needed', text: 'A link by e-mail or a passkey is enough.' },
  { title: 'No card, no trial', text: 'The free lessons stay free.' },
  {
    title: 'Yours to take or delete',
    text: 'Your account page exports or deletes all we hold about you, at any time.',
  },
] as const;

export default function SignIn() {
  return (
    <div className="wrap grid gap-8 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] md:gap-16 md:py-16 lg:gap-24">
      <div className="md:pt-6">
        <h1>Pick up where you left off.</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">
          With a free account your lessons, streak and reviews follow you to every device. What you learned here as a
          visitor comes along.
        </p>
        <dl className="mt-10 hidden max-w-xl border-line border-t md:block">
          {REASSURANCES.map(({ title, text }) => (
            <div key={title} className="border-line border-b py-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-0.5 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SignInCard />
    </div>
  );
}
