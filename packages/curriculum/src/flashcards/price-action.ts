import type { FlashcardTexts } from './flashcard.ts';

export const priceActionCards: FlashcardTexts = {
  'market-structure': {
    question: 'Which low on this chart tells you whether the uptrend is still intact?',
    answer:
      'The low where the rally to the newest high began. A close below it breaks the market structure but doesn’t start a downtrend yet.',
  },
  'false-breakout': {
    question:
      'Price closed above resistance and came right back. What makes it a false breakout, and what would prove that wrong?',
    answer:
      'A close back below the level within three candles makes it one. A close above the high of the failed break proves that wrong.',
  },
  'breakout-and-retest': {
    question: 'You missed the breakout and price has come back to the level. What do you want to see before you buy?',
    answer:
      'First, closes that hold the level; then a close above the high of the candle that dipped to it. That completes the retest.',
  },
  'trend-line-bounce': {
    question: 'You can draw a line through two lows. What does the third low add, and when does the line stop working?',
    answer:
      'The first test: price came back to the trend line and bounced. One close below ends it, so don’t redraw the line to fit.',
  },
  'price-channel': {
    question: 'Price is back at the upper line of a falling channel. Would you buy, sell short or stand aside?',
    answer:
      'Trend followers sell short once a candle reaches it but closes inside, targeting the lower line. A close above the upper line is their exit.',
  },
  'inside-bar-breakout': {
    question: 'Find the mother bar. Which close turns this pause into a signal?',
    answer:
      'The first close outside the mother bar’s range. The stop goes beyond its other end, or closer if you accept getting stopped out more often.',
  },
  'narrow-range-seven': {
    question: 'One of these candles has a narrower range than each of the six before it. What can you expect next?',
    answer:
      'Perhaps a larger move, but in either direction. Some traders bracket an NR7 with a buy stop above it and a sell stop below.',
  },
  'swing-failure': {
    question:
      'In one candle, price traded above an old high and closed back below it. What’s that called, and when are you wrong?',
    answer:
      'A swing failure, often explained as stops being run above the old high. A close above the new high proves you wrong.',
  },
};
