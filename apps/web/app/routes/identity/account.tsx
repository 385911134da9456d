import { type AccountSection, AccountSections } from '#app/features/identity/account/account-sections.tsx';
import { PurchaseList } from '#app/features/payment/purchase/purchase-list.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { Page } from '#app/ui/page.tsx';

const PURCHASES: AccountSection = {
  id: 'purchases',
  title: 'Purchases',
  text: 'Your receipts, and your money back within 30 days.',
  height: 'h-40 md:h-24',
  Content: PurchaseList,
};

export function meta() {
  return pageMeta({ title: 'Account', description: 'Your profile, sign-in, sessions, purchases and data.' });
}

export default function AccountPage() {
  return (
    <Page title="Account" lede="Your profile, how you sign in, and everything we store for you.">
      <AccountSections others={[PURCHASES]} />
    </Page>
  );
}
