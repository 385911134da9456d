import { ActivationPage } from '../../features/access/activation-page.tsx';
import { RestoreAccess } from '../../features/access/restore-access.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

// The address carries the one-time token until the page has read it: it is sent to nobody.
export function meta() {
  return [
    ...pageMeta({ title: 'Restore access', description: 'Opens Heritage again with a link from your email.' }),
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function RestoreAccessRoute() {
  return (
    <ActivationPage
      title="Restore access"
      text="A new device, a new browser, or an account that you cannot find: Heritage follows the email address that paid for it."
    >
      <RestoreAccess />
    </ActivationPage>
  );
}
