/** What the landing page says. The counts are those of the specification, as copy; the real ones come from the server. */
export const landing = {
  hero: {
    title: 'See what a chart says, and what it does not.',
    text: 'Lessons on candlestick and chart patterns, each with its rule in numbers, an example that failed, and what was found wherever somebody counted.',
  },
  /** The same candle three times on one chart, and what each time can be read from it. */
  readings: [
    {
      name: 'After a rise',
      says: 'Sellers pushed the price far down, and it came back before the close.',
      silent: 'That the rise is over. It went on, and after a rise nobody calls this shape a hammer.',
    },
    {
      name: 'After a fall',
      says: 'A hammer: the same shape, now at the end of a fall. Sellers were turned back.',
      silent: 'That the fall is over. The next session closed below its low.',
    },
    {
      name: 'After a longer fall',
      says: 'A hammer again, and this time a higher close followed, which readers wait for.',
      silent: 'How far it goes. Of the hammers that were counted, 60 % moved as the textbook says.',
    },
  ],
  features: [
    {
      title: 'Interactive learning',
      text: 'Lessons, flashcards, quizzes and scenarios that answer at once and tell you why.',
    },
    {
      title: 'Real-time analysis',
      text: 'Live market data on a chart that marks the patterns it recognises and explains each rule by rule.',
    },
    {
      title: 'Progress tracking',
      text: 'Experience, levels and day streaks, counted from what you did and from nothing else.',
    },
  ],
  freePlan: {
    name: 'Free Access',
    price: '$0',
    features: ['5 basic patterns', 'Limited quiz attempts', 'Basic progress tracking'],
  },
  heritagePlan: {
    name: 'Heritage Tier',
    badge: 'Most Popular',
    price: '$37',
    priceNote: 'one-time',
    features: [
      ...['All 50+ patterns', 'Unlimited quizzes', 'Advanced analytics', 'Trading journal'],
      ...['AI chart analysis', 'Live market data'],
    ],
  },
  customerForm: {
    title: 'Heritage Customer?',
    text: 'Enter the address you bought with. If a purchase belongs to it, we open your access or send you a link that does.',
  },
} as const;
