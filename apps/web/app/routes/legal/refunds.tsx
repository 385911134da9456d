import { REFUND_LOCKS } from '#app/features/payment/model.ts';
import { LegalPage, type LegalSection } from '#app/features/site/legal-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Refunds',
    description: 'How to get your money back within 30 days, and what happens next.',
  });
}

const SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Full refund within 30 days',
    paragraphs: [
      'If you change your mind within 30 days of paying, you get the full price back. You don’t have to give a reason.',
    ],
  },
  {
    heading: 'How to get it',
    paragraphs: [
      'Sign in, open your account page and click “Get a refund” next to your purchase. If you bought without an account, ask for a link on the restore page first: it signs you in and adds the purchase to your account page.',
      'If that doesn’t work, write to us from the contact page and include the receipt number.',
    ],
  },
  {
    heading: 'What happens next',
    paragraphs: [
      `The money goes back to the card or account you paid with, usually within 5 to 10 business days. ${REFUND_LOCKS}`,
      'You keep your account, your progress and the free lessons, and you can buy Heritage again later.',
    ],
  },
  {
    heading: 'Paid twice?',
    paragraphs: [
      'If you pay twice from the same account, or with its current email address, we’ll refund the second payment automatically and email you.',
    ],
  },
  {
    heading: 'After 30 days',
    paragraphs: [
      'After that, we decide case by case: [your policy]. This doesn’t limit any rights you have under consumer protection law.',
    ],
  },
];

export default function Refunds() {
  return <LegalPage title="Refunds" lede="Thirty days, a full refund, no questions asked." sections={SECTIONS} />;
}
