import { Unsubscribe } from '#app/features/identity/account/unsubscribe.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

// The URL carries a token until the page has read it, so it is never sent as a referrer.
export function meta() {
  return [
    ...pageMeta({ title: 'Unsubscribe', description: 'Stop an email you don’t want anymore.' }),
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function UnsubscribeRoute() {
  return <Unsubscribe />;
}
