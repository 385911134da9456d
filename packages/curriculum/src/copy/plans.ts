import { counts } from './counts.ts';

/** One line of the comparison: whether a tier has it, or how much of it. */
export interface PlanFeature {
  readonly name: string;
  readonly genesis: boolean | string;
  readonly heritage: boolean | string;
}

const terms = `${counts.terms} terms`;
const heritageLessons = counts.lessons - counts.freeLessons;

/** The copy of the plan pages. */
export const plans = {
  genesis: {
    name: 'Genesis',
    price: 'FREE',
    note: 'No credit card required',
    text: 'Enough to find out whether reading charts is for you.',
    features: [
      'Learning path',
      `Vocabulary: ${terms}`,
      'Basic lessons',
      'Flashcards',
      'Basic quizzes',
      'Progress tracking',
      `${counts.freeLessons} basic candlestick patterns`,
      'Community access',
      'Basic support',
    ],
  },
  heritage: {
    name: 'Heritage',
    price: '$37',
    priceNote: 'one-time',
    badge: 'MOST POPULAR',
    note: 'One-time payment, lifetime access, 30-day money-back guarantee',
    text: 'Every lesson and every tool for one payment.',
    features: [
      'Everything in Genesis',
      `${heritageLessons} advanced candlestick, chart and price action patterns`,
      'Unlimited quizzes',
      'Pattern gallery',
      'Live charts with real-time data',
      'AI chart analysis',
      'Trading journal',
      'Trading scenarios',
      'Advanced analytics',
      'Priority support',
      'Lifetime access and future updates',
    ],
  },
} as const;

export const planComparison: readonly PlanFeature[] = [
  { name: 'Learning path', genesis: true, heritage: true },
  { name: 'Vocabulary', genesis: terms, heritage: terms },
  { name: 'Basic lessons', genesis: true, heritage: true },
  { name: 'Chart pattern lessons', genesis: `${counts.freeLessons} basic`, heritage: 'All 50+' },
  {
    name: 'Candlestick and chart patterns',
    genesis: String(counts.freeLessons),
    heritage: `${heritageLessons - counts.priceActionLessons} more`,
  },
  { name: 'Price action patterns', genesis: false, heritage: String(counts.priceActionLessons) },
  { name: 'Flashcards', genesis: true, heritage: true },
  { name: 'Quizzes', genesis: '10 a day', heritage: 'Unlimited' },
  { name: 'Progress tracking', genesis: true, heritage: true },
  { name: 'Pattern gallery', genesis: false, heritage: true },
  { name: 'Live charts with real-time data', genesis: false, heritage: true },
  { name: 'Embedded charting', genesis: false, heritage: true },
  { name: 'AI chart analysis', genesis: false, heritage: true },
  { name: 'Pattern recognition AI', genesis: false, heritage: true },
  { name: 'Trading journal', genesis: false, heritage: true },
  { name: 'Trading scenarios', genesis: false, heritage: String(counts.scenarios) },
  { name: 'Advanced analytics', genesis: false, heritage: true },
  { name: 'Weakness and strength analysis', genesis: false, heritage: true },
  { name: 'Learning recommendations', genesis: false, heritage: true },
  { name: 'Community access', genesis: true, heritage: true },
  { name: 'Support', genesis: 'Basic', heritage: 'Priority' },
  { name: 'Lifetime access', genesis: 'Always free', heritage: true },
  { name: 'Future updates', genesis: false, heritage: true },
];

/** The short comparison of the subscription page. */
export const subscriptionComparison: readonly PlanFeature[] = [
  { name: 'Chart pattern lessons', genesis: `${counts.freeLessons} basic`, heritage: 'All 50+' },
  { name: 'Vocabulary', genesis: terms, heritage: terms },
  { name: 'AI chart analysis', genesis: false, heritage: true },
  { name: 'Real-time market data', genesis: false, heritage: true },
  { name: 'Advanced analytics', genesis: false, heritage: true },
];
