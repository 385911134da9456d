import type { FlashcardTexts } from './flashcard.ts';

export const priceActionCards: FlashcardTexts = {
  'market-structure': {
    question: 'Which single low on this chart tells you whether the uptrend is still alive?',
    answer:
      'The low that led to the newest high. A close below it breaks the market structure; it doesn’t start a downtrend yet.',
  },
  'false-breakout': {
    question:
      'Price closed above resistance, then came right back. What makes it a false breakout, and when are you wrong?',
    answer:
      'A close back below the level within three candles; by then, anyone who bought the breakout is losing money. Above its high, you’re wrong.',
  },
  'breakout-and-retest': {
    question: 'You missed the breakout and price has come back to the level. What do you want to see before you buy?',
    answer:
      'Closes that hold the level, and then one above the high of the candle that dipped to it. Now the retest is done.',
  },
  'trend-line-bounce': {
    question: 'Two lows make a line. What did the third one add, and where does the line stop working?',
    answer:
      'A first test: price touched the line and turned. One close below and it’s finished. Don’t redraw it to fit.',
  },
  'price-channel': {
    question: 'Price is back at the upper line of a falling channel. Sell, buy, or stand aside?',
    answer:
      'Traders who follow the slope sell here and aim for the lower line. A close above the upper line is the exit.',
  },
  'inside-bar-breakout': {
    question: 'Mark the mother bar. Which close turns this pause into a signal?',
    answer:
      'The first close outside the mother bar’s range. The stop goes beyond the bar’s other end, or closer if you accept more stops.',
  },
  'narrow-range-seven': {
    question: 'One of these candles is the quietest of seven. What does that tell you about the next move?',
    answer:
      'It may be larger, but nobody knows which way. Traders bracket an NR7: a buy order above it, a sell order below.',
  },
  'swing-failure': {
    question:
      'Price poked above an old high and closed back below it, all in one candle. What is it, and when are you wrong?',
    answer:
      'A swing failure, often explained as stops being run above the old high. A close above the new high disproves it.',
  },
};
