import { LegalPage, type LegalSection } from '#app/features/site/legal-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { HERITAGE_PRICE } from '#app/lib/money.ts';

export function meta() {
  return pageMeta({ title: 'Terms', description: 'What you agree to when you use Wickwise or buy Heritage.' });
}

/** To be completed by the operator, ideally with a lawyer. */
const SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Who we are',
    paragraphs: [
      'This site is run by [company name], [street address, city, state, ZIP code]. In these terms, “we” means that company, and “you” means anyone who uses the site.',
      'These terms take effect on [date].',
    ],
  },
  {
    heading: 'Education, not advice',
    paragraphs: [
      'Wickwise teaches how to read charts and how to manage risk. It doesn’t give investment advice, and it doesn’t know your situation. Nothing on this site tells you what to buy or sell.',
      'You can lose money trading: everything you put in and, with margin or short sales, more than that. You make your own decisions, and you’re responsible for them.',
      'Prices, studies and examples may be wrong or out of date. Where a chart shows a simulated market, it says so.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You must be at least [18] years old to buy Heritage. Keep your password and your sign-in links to yourself, and tell us if someone else has used your account.',
      'An account is for one person. Please don’t share it, copy the lessons in bulk, or attack the service.',
    ],
  },
  {
    heading: 'Heritage',
    paragraphs: [
      `Heritage is a one-time payment of ${HERITAGE_PRICE}. There’s no subscription to renew. Heritage unlocks every lesson and tool for as long as Wickwise runs: that’s what lifetime access means.`,
      'You can get a full refund within 30 days; the refund page says how. After a refund, or while a payment is disputed with your bank, that purchase doesn’t unlock Heritage. You keep your progress and the free lessons.',
    ],
  },
  {
    heading: 'Our part',
    paragraphs: [
      'We try to keep the site running and correct, but we can’t promise that it’s always available or free of errors.',
      'To the extent the law allows, we’re not liable for trading losses or for indirect damages, and our liability is limited to what you paid us.',
    ],
  },
  {
    heading: 'Changes and governing law',
    paragraphs: [
      'If we change these terms, we’ll post the new version here with its date. A change doesn’t take away what you’ve already bought.',
      'These terms are governed by the laws of [state or country].',
    ],
  },
];

export default function Terms() {
  return <LegalPage title="Terms" lede="What you agree to when you use Wickwise." sections={SECTIONS} />;
}
