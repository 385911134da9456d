import { EndSession } from '#app/features/identity/account/end-session.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

// The URL carries a token until the page has read it, so it is never sent as a referrer.
export function meta() {
  return [
    ...pageMeta({ title: 'End a session', description: 'Signs out a device that an email was about.' }),
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function EndSessionRoute() {
  return <EndSession />;
}
