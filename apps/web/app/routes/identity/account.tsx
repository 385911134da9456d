import { type AccountSection, AccountSections } from '#app/features/identity/account/account-sections.tsx';
import { PurchaseList } from '#app/features/payment/purchase/purchase-list.tsx';
import { ReminderSettings } from '#app/features/reminder/reminder-settings.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { DailyGoal } from '#app/features/today/daily-goal.tsx';
import { Page } from '#app/ui/page.tsx';

const PURCHASES: AccountSection = {
  id: 'purchases',
  title: 'Purchases',
  text: 'Your receipts, and refunds within 30 days of purchase.',
  height: 'h-40 md:h-24',
  Content: PurchaseList,
};

const DAILY_GOAL: AccountSection = {
  id: 'daily-goal',
  title: 'Daily goal',
  text: 'How long you want to practice each day. Today’s plan fits in that time and has at most one new lesson or article.',
  height: 'h-16',
  Content: DailyGoal,
};

const REMINDER: AccountSection = {
  id: 'reminder',
  title: 'Daily reminder',
  text: 'Once a day, we’ll send you the first item in today’s plan, but only if you haven’t practiced yet.',
  height: 'h-56',
  Content: ReminderSettings,
};

export function meta() {
  return pageMeta({ title: 'Account', description: 'Your profile, sign-in, sessions, purchases and data.' });
}

export default function AccountPage() {
  return (
    <Page title="Account" lede="Your profile, how you sign in, and everything we store for you.">
      <AccountSections others={[PURCHASES, DAILY_GOAL, REMINDER]} />
    </Page>
  );
}
