import { SignInCard } from '../../features/identity/sign-in-card.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Sign in',
    description: 'Sign in to Wickwise, or create a free account: your progress follows you to every device.',
  });
}

export default function SignIn() {
  return (
    <div className="wrap grid gap-8 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] md:gap-16 md:py-16 lg:gap-24">
      <div className="md:pt-6">
        <h1>Pick up where you left off.</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">
          With a free account your lessons, streak and reviews follow you to every device. What you learned here as a
          visitor comes along.
        </p>
      </div>
      <SignInCard />
    </div>
  );
}
