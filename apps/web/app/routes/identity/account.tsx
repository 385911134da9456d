import { AccountSections } from '../../features/identity/account-sections.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export function meta() {
  return pageMeta({ title: 'Account', description: 'Your profile, sign-in, sessions and data.' });
}

export default function Account() {
  return (
    <Page title="Account" lede="Who you are here, how you sign in, and everything we keep for you.">
      <AccountSections />
    </Page>
  );
}
