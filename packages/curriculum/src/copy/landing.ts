import { counts } from './counts.ts';

/** The copy of the landing page. "50+" is as the specification words it. */
export const landing = {
  hero: {
    title: 'See what a chart says, and what it doesn’t.',
    text: 'Candlestick and chart patterns, each with its exact rule, an example that failed and, for most, its odds next to pure chance.',
  },
  /** The same candle three times on one chart, and what can be read from it each time. */
  readings: [
    {
      name: 'After a rise',
      says: 'Sellers drove price way down, and buyers brought it back by the close.',
      silent: 'That the rise is over. It went on.',
    },
    {
      name: 'After a decline',
      says: 'A hammer: the same shape, now after a decline.',
      silent: 'That the decline is over. It went on.',
    },
    {
      name: 'After a longer decline',
      says: 'A hammer again, and this time a close above its high followed.',
      silent: 'That it beats chance.',
    },
  ],
  /** How often the first close outside a hammer is above it, in percent: published, on real prices, on random ones. */
  hammer: {
    published: 60,
    real: [62.2, 55.2, 68.7],
    chance: 62.1,
    caption: 'Closed above the hammer first:',
    legend: {
      published: '60% published',
      real: '62% of 193 on real charts',
      chance: '62% of 78,373 on random ones',
    },
  },
  features: [
    {
      title: 'Interactive learning',
      text: 'Lessons, flashcards, quizzes and scenarios that give you feedback right away and tell you why.',
    },
    {
      title: 'Real-time analysis',
      text: 'Live market data on a chart that marks the patterns it recognizes and explains each one, rule by rule.',
      simulated: 'Here, the market is simulated.',
    },
    {
      title: 'Progress tracking',
      text: 'XP, levels and daily streaks, based only on what you’ve done.',
    },
  ],
  freePlan: {
    name: 'Free Access',
    price: '$0',
    features: [`${counts.freeLessons} basic patterns`, 'Limited quiz attempts', 'Basic progress tracking'],
  },
  heritagePlan: {
    name: 'Heritage Tier',
    badge: 'Most Popular',
    price: '$37',
    priceNote: 'one-time',
    features: ['All 50+ patterns', 'Unlimited quizzes', 'Advanced analytics', 'Trading journal'],
    analysis: { model: 'AI chart analysis', rules: 'AI chart analysis (built-in rules on this site)' },
    marketData: { real: 'Live market data', simulated: 'Live market data (simulated here)' },
  },
  customerForm: {
    title: 'Heritage Customer?',
    text: 'Enter the email address you used when you paid. If we find a purchase, we’ll unlock Heritage or email you a link that does.',
  },
} as const;
