import { QUIZZES_PER_HOUR } from '@wickwise/contract/constants';
import { ANALYSES_PER_DAY } from '@wickwise/contract/market-constants';
import { counts } from './counts.ts';

/** One line of the comparison: whether a tier has it, or how much of it. */
export interface PlanFeature {
  readonly name: string;
  readonly genesis: boolean | string;
  readonly heritage: boolean | string;
}

const terms = `${counts.terms} terms`;
/** All five are candlesticks. */
const FREE_LESSONS = `${counts.freeLessons} candlestick lessons`;
const heritageLessons = counts.lessons - counts.freeLessons;

/** What this installation has: the plans sell nothing that isn't there. */
export interface Offer {
  readonly hasCommunity: boolean;
  readonly hasSupport: boolean;
  readonly hasRealTimeData: boolean;
  /** A language model, not only the built-in rules, analyzes charts. */
  readonly hasModel: boolean;
}

/** The copy of the plan pages. */
export const plans = {
  genesis: {
    name: 'Genesis',
    price: 'FREE',
    note: 'No credit card required',
    text: 'Enough to find out whether reading charts is for you.',
    featuresFor: ({ hasCommunity, hasSupport }: Offer) => [
      'Learning path',
      `Vocabulary: ${terms}`,
      'Basic lessons',
      'Flashcards',
      'Basic quizzes',
      'Progress tracking',
      `${counts.freeLessons} basic candlestick patterns`,
      ...(hasCommunity ? ['Community access'] : []),
      ...(hasSupport ? ['Basic support'] : []),
    ],
  },
  heritage: {
    name: 'Heritage',
    price: '$37',
    priceNote: 'one-time',
    badge: 'MOST POPULAR',
    note: 'One-time payment, lifetime access, 30-day money-back guarantee',
    text: 'Every lesson and every tool for one payment.',
    featuresFor: ({ hasSupport, hasRealTimeData, hasModel }: Offer) => [
      'Everything in Genesis',
      `${heritageLessons} advanced candlestick, chart and price action patterns`,
      'Unlimited quizzes',
      'Pattern gallery',
      hasRealTimeData ? 'Live charts with real-time data' : 'Live charts (a simulated market on this site)',
      hasModel ? 'AI chart analysis' : 'AI chart analysis (built-in rules on this site)',
      'Blind replay',
      'Trading journal',
      'Trading scenarios',
      'Advanced analytics',
      ...(hasSupport ? ['Priority support'] : []),
      'Lifetime access and future updates',
    ],
  },
} as const;

const BUILT_IN_RULES = 'Built-in rules';

const ANALYSIS_NOTE =
  'Here, AI chart analysis uses no language model. Built-in rules find the patterns, levels and trend in a chart and explain them in words.';

/** Below a comparison: what its lines leave open. */
export const comparisonNotes = ({ hasModel }: Offer): readonly string[] => [
  ...(hasModel ? [] : [ANALYSIS_NOTE]),
  `Wick, the chart assistant, reads charts and answers questions up to ${ANALYSES_PER_DAY} times a day.`,
  `Unlimited quizzes have no daily limit. You can start ${QUIZZES_PER_HOUR} of each kind an hour.`,
  'The trading journal is saved in the browser you use. You can back it up to a file and open it in another browser.',
  'Lifetime access lasts as long as Wickwise runs.',
];

/** The long comparison, line by line. */
export const planComparison = ({
  hasCommunity,
  hasSupport,
  hasRealTimeData,
  hasModel,
}: Offer): readonly PlanFeature[] => [
  { name: 'Learning path', genesis: true, heritage: true },
  { name: 'Vocabulary', genesis: terms, heritage: terms },
  { name: 'Basic lessons', genesis: true, heritage: true },
  { name: 'Pattern lessons', genesis: FREE_LESSONS, heritage: 'All 50+' },
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
  { name: 'Live charts', genesis: false, heritage: hasRealTimeData ? 'Real-time data' : 'Simulated data' },
  { name: 'Embedded charting', genesis: false, heritage: true },
  { name: 'AI chart analysis', genesis: false, heritage: hasModel || BUILT_IN_RULES },
  { name: 'Pattern recognition', genesis: false, heritage: true },
  { name: 'Blind replay', genesis: false, heritage: true },
  { name: 'Trading journal', genesis: false, heritage: true },
  { name: 'Trading scenarios', genesis: false, heritage: String(counts.scenarios) },
  { name: 'Advanced analytics', genesis: false, heritage: true },
  { name: 'Weakness and strength analysis', genesis: false, heritage: true },
  { name: 'Learning recommendations', genesis: false, heritage: true },
  ...(hasCommunity ? [{ name: 'Community access', genesis: true, heritage: true }] : []),
  ...(hasSupport ? [{ name: 'Support', genesis: 'Basic: by email', heritage: 'Priority: answered first' }] : []),
  { name: 'Lifetime access', genesis: 'Always free', heritage: true },
  { name: 'Future updates', genesis: false, heritage: true },
];

/** The short comparison of the subscription page. */
export const subscriptionComparison = ({ hasRealTimeData, hasModel }: Offer): readonly PlanFeature[] => [
  { name: 'Pattern lessons', genesis: FREE_LESSONS, heritage: 'All 50+' },
  { name: 'Vocabulary', genesis: terms, heritage: terms },
  { name: 'AI chart analysis', genesis: false, heritage: hasModel || BUILT_IN_RULES },
  { name: 'Real-time market data', genesis: false, heritage: hasRealTimeData || 'Charts of a simulated market' },
  { name: 'Advanced analytics', genesis: false, heritage: true },
];
