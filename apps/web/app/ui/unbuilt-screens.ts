interface UnbuiltScreen {
  /** What is not open yet, as the beginning of a sentence. */
  readonly name: string;
  readonly plural?: boolean;
  /** One sentence on what it will be. */
  readonly purpose: string;
}

/** Screens that are specified and not built yet, by path. Each leaves this list when it opens. */
export const unbuiltScreens = {
  'learning-path': {
    name: 'The learning path',
    purpose: 'Eight modules in a sensible order, from what a market is to reading a chart on your own.',
  },
  'trading-fundamentals': {
    name: 'Trading fundamentals',
    plural: true,
    purpose: 'Five short sections: trading, markets, analysis, risk and the psychology of both.',
  },
  flashcards: {
    name: 'Flashcards',
    plural: true,
    purpose: 'One pattern per card, brought back at the interval at which you are about to forget it.',
  },
  quiz: {
    name: 'The knowledge check',
    purpose: 'Four questions on candlestick patterns, and a matching exercise at the end.',
  },
  vocabulary: {
    name: 'The vocabulary trainer',
    purpose: 'Sixty-seven trading terms, each with a definition and an example, and for some of them how to say them.',
  },
  'vocabulary-quiz': {
    name: 'The vocabulary quiz',
    purpose: 'A quiz of five to sixty-seven questions on the terms that you have studied.',
  },
  progress: {
    name: 'The progress page',
    purpose: 'Your level, your streak and how far you have come in each category.',
  },
  'live-charts': {
    name: 'Live charts',
    plural: true,
    purpose: 'Market charts with the patterns in them marked and linked to their lessons.',
  },
  'pattern-gallery': {
    name: 'The pattern gallery',
    purpose: 'Fifteen chart patterns with their key features, targets and stops.',
  },
  scenarios: {
    name: 'Trading scenarios',
    plural: true,
    purpose: 'Twenty-four situations in which you decide, and see what your decision would have meant.',
  },
  'trading-journal': {
    name: 'The trading journal',
    purpose: 'Your trades with their reasons, and what they add up to. It stays in your browser.',
  },
  analytics: {
    name: 'Learning analytics',
    plural: true,
    purpose: 'Where you are strong, where you are weak, and what to study next.',
  },
} as const satisfies Record<string, UnbuiltScreen>;

export type UnbuiltPath = keyof typeof unbuiltScreens;

/** The sentence that heads the page of an unbuilt screen; null for a path that is none. */
export function findUnbuiltScreen(pathname: string): { title: string; purpose: string } | null {
  const screen = (unbuiltScreens as Record<string, UnbuiltScreen | undefined>)[pathname.replaceAll('/', '')];
  if (screen === undefined) return null;
  return { title: `${screen.name} ${screen.plural ? 'are' : 'is'} not open yet`, purpose: screen.purpose };
}
