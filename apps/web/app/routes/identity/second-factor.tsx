import { SecondFactor } from '#app/features/identity/sign-in/second-factor.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

export function meta() {
  return [
    ...pageMeta({
      title: 'Second factor',
      description: 'Completes a sign-in with a code, a passkey or a recovery code.',
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SecondFactorPage() {
  return (
    <div className="wrap grid justify-items-center gap-8 py-10 md:py-16">
      <SecondFactor />
    </div>
  );
}
