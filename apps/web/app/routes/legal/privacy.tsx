import { LegalPage, type LegalSection } from '#app/features/site/legal-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

export function meta() {
  return pageMeta({ title: 'Privacy', description: 'What Wickwise stores about you, where, and how to delete it.' });
}

/** What the product does with data, and what only its operator can say. */
const SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Who we are',
    paragraphs: ['[company name], [street address, city, state, ZIP code]. You can reach us through the contact page.'],
  },
  {
    heading: 'Without an account',
    paragraphs: [
      'You can use the free lessons without an account. What you complete stays in your browser until you sign in.',
    ],
  },
  {
    heading: 'What stays in your browser, with or without an account',
    paragraphs: [
      'Your lesson notes, trading journal and last blind replay are kept in your browser. You can download or delete your notes and trades there; a new replay replaces the last. We never receive your prices, amounts or notes. From the journal and replays, we receive a symbol only when you ask how far a trade moved or start a replay, so that your browser can get its price history from us.',
      'If you have an account, your browser does send us whether you kept your rules, and we store it. For each trade you check in the journal, that’s whether you kept your entry, risk and exit rules. For each trade in a replay, it’s whether you kept your stop and, if you planned one, your exit. Each comes with the day and time and the ID your browser gave the trade. Anything recorded before you sign in is sent when you do.',
      'To plan your day, your browser also tells us the ID and closing day of your last unchecked trade, and the day of your last replay.',
    ],
  },
  {
    heading: 'With an account',
    paragraphs: [
      'We store your email address, your name if you give one, your time zone, your sign-in methods (a password only as a hash), and what you’ve learned: lessons, answers, reviews and rewards.',
      'For each device that’s signed in, we store its IP address and browser, so that you can see and end those sessions on your account page. We email you when a browser we don’t know signs in.',
      'If you write to us from the contact page, your message is emailed to us with your address, so that we can reply.',
      'We email you sign-in links and receipts. The weekly review and the daily reminder come only if you turn them on, and each has a link that turns it off. For reminders on a device, we store the address that its browser’s push service gives us.',
    ],
  },
  {
    heading: 'Payments',
    paragraphs: [
      'Stripe processes our payments. Your card number goes to Stripe and never to us. We store the amount, the date, the email address on the receipt, and Stripe’s reference.',
    ],
  },
  {
    heading: 'Cookies and other services',
    paragraphs: [
      'We set cookies only to sign you in and keep you signed in, to recognize a browser that has signed in before, to link a purchase or sign-up to the browser it was made in, and to remember an emergency pass for a day. There’s no advertising and no tracking.',
      'If you open the TradingView chart, your browser loads it from TradingView. Market data comes from [data provider, or: a simulated market]; only the symbol you look at is sent there, never your name or address.',
      'When you ask Wick, your question and figures from the chart or lesson go to [AI provider, or: no one else], and nothing else about you does.',
      'Our servers log requests and errors for [number] days. They’re hosted by [hosting provider, country].',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'The “What we store” page lists every kind of record. On your account page, you can download what we store about you, except secrets such as password hashes, and delete your account. Deleting it removes your learning data right away.',
      'After that, we keep purchase records, no longer tied to an account, for as long as tax law requires: [number] years. Backups are overwritten after [number] days.',
      'Depending on where you live, you may have more rights, such as the right to have your data corrected or to file a complaint with a regulator: [authority].',
    ],
  },
];

export default function Privacy() {
  return <LegalPage title="Privacy" lede="What we store about you, where, and how to delete it." sections={SECTIONS} />;
}
