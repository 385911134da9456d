import { ActivationPage } from '#app/features/access/activation-page.tsx';
import { RestoreAccess } from '#app/features/access/restore-access.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

// The address carries the one-time token until the page has read it, so no referrer is sent.
export function meta() {
  return [
    ...pageMeta({ title: 'Restore access', description: 'Restores Heritage with a link from your email.' }),
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function RestoreAccessRoute() {
  return (
    <ActivationPage
      title="Restore access"
      text="On a new device or browser, or if you can’t find your account, use the email address you paid with to get back in."
    >
      <RestoreAccess />
    </ActivationPage>
  );
}
