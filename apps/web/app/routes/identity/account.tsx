import { type AccountSection, AccountSections } from '../../features/identity/account-sections.tsx';
import { PurchaseList } from '../../features/payment/purchase-list.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

const PURCHASES: AccountSection = {
  id: 'purchases',
  title: 'Purchases',
  text: 'Your receipts, and your money back within 30 days.',
  Content: PurchaseList,
};

export function meta() {
  return pageMeta({ title: 'Account', description: 'Your profile, sign-in, sessions, purchases and data.' });
}

export default function Account() {
  return (
    <Page title="Account" lede="Who you are here, how you sign in, and everything we keep for you.">
      <AccountSections others={[PURCHASES]} />
    </Page>
  );
}
