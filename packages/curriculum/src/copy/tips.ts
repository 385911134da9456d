/** Where a tip is shown. */
export type TipPlace = 'gallery' | 'live-charts' | 'flashcards' | 'journal' | 'lesson-notes';

/** One piece of practical advice on how to study or practice, never on what to buy. */
export const tips: Readonly<Record<TipPlace, readonly [string, ...string[]]>> = {
  gallery: [
    'Practice naming a pattern on a chart whose future you have covered, and write down where you would be wrong before you look.',
    'Decide first how much you can afford to lose; the distance to the stop then tells you how many shares that is.',
  ],
  'live-charts': [
    'Start with the daily chart, find its levels, and only then look at the shorter timeframe.',
    'Before you trust a marked pattern, ask what the ten candles before it were doing.',
    'If you need more than a few seconds to see a level, it probably isn’t there.',
  ],
  flashcards: [
    'Say the answer out loud before you flip the card. Recognizing it afterward isn’t the same as knowing it.',
    'Grade honestly: a card called easy too soon comes back when you have forgotten it.',
  ],
  journal: [
    'Fill in the reason before the result is known, or you will remember a better one.',
    'Twenty entries with the same tag say more than the best single trade.',
  ],
  'lesson-notes': [
    'Put a word after a hash sign, such as #stops, and you will find every note on it later.',
    'Write the rule in your own words, and the one condition you tend to overlook.',
  ],
};
