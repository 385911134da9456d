import { ConfirmEmailChange } from '#app/features/identity/account/confirm-email-change.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

// The URL carries a token until the page has read it, so it is never sent as a referrer.
export function meta() {
  return [
    ...pageMeta({ title: 'Change your email address', description: 'Confirms a new email address for your account.' }),
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function EmailChangeRoute() {
  return <ConfirmEmailChange />;
}
