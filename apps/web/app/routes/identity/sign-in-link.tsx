import { SpendLink } from '#app/features/identity/sign-in/spend-link.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

// The address carries the one-time token until the page has read it, so no referrer is sent.
export function meta() {
  return [
    ...pageMeta({ title: 'Sign in with your link', description: 'Opens the one-time link from your email.' }),
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SignInLinkPage() {
  return (
    <div className="wrap grid justify-items-center gap-8 py-10 md:py-16">
      <h1 className="text-center">Sign in to Wickwise</h1>
      <div className="w-full max-w-[30rem]">
        <SpendLink />
      </div>
    </div>
  );
}
