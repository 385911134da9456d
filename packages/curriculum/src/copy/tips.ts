/** Where a tip is shown. */
export type TipPlace = 'gallery' | 'live-charts' | 'flashcards' | 'journal' | 'lesson-notes';

/** One piece of practical advice on how to study or practice, never on what to buy. */
export const tips: Readonly<Record<TipPlace, readonly [string, ...string[]]>> = {
  gallery: [
    'Cover the right side of a chart, name the pattern, and write down where you’d be wrong before you look.',
    'First decide how much you can afford to lose; the distance to the stop then tells you how many shares to buy.',
  ],
  'live-charts': [
    'Start with the daily chart, find its levels, and only then look at a shorter timeframe.',
    'Before you trust a marked pattern, ask what the ten candles before it were doing.',
    'If you need more than a few seconds to see a level, it probably isn’t there.',
  ],
  flashcards: [
    'Say the answer out loud before you flip the card. Recognizing it afterward isn’t the same as knowing it.',
    'Grade yourself honestly: if you call a card easy too soon, it comes back after you’ve forgotten it.',
  ],
  journal: [
    'Fill in your reason before you know the result, or you’ll remember a better one.',
    'Twenty entries with the same tag tell you more than your single best trade.',
  ],
  'lesson-notes': [
    'Add a hashtag, such as #stops, and you can pull up every note with that tag later.',
    'Write the rule in your own words, and the one condition you tend to overlook.',
  ],
};
