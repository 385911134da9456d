import type { FlashcardTexts } from './flashcard.ts';

export const priceActionCards: FlashcardTexts = {
  'market-structure': {
    question: 'Which single low on this chart tells you whether the uptrend is still alive?',
    answer:
      'The low that led to the newest high. A close below it breaks the market structure; it doesn’t start a downtrend yet.',
  },
  'false-breakout': {
    question: 'Price closed above a level everyone was watching, then came right back. Who has to sell now?',
    answer:
      'The traders who bought the break. A return below the level within three candles makes it a false breakout, and its high is where that idea fails.',
  },
  'breakout-and-retest': {
    question: 'You missed the breakout and price has come back to the level. What do you want to see before you buy?',
    answer:
      'The level has to hold on a closing basis, and a candle has to close above the high of the one that dipped to it. Then the retest is done.',
  },
  'trend-line-bounce': {
    question: 'Two lows make a line. What did the third one add, and where does the line stop working?',
    answer:
      'A first test: price touched the line and turned. One close below and it’s finished. Don’t redraw it to fit.',
  },
  'price-channel': {
    question: 'Price is back at the upper line of a falling channel. Sell, buy, or stand aside?',
    answer:
      'Traders who follow the slope sell here and aim for the lower line. A close above the upper line ends the channel, so that’s the exit.',
  },
  'inside-bar-breakout': {
    question: 'Mark the mother bar. Which close turns this pause into a signal?',
    answer:
      'The first close outside the mother bar’s range. The stop goes beyond the other end of that bar, or closer if you accept being stopped out more often.',
  },
  'narrow-range-seven': {
    question: 'One of these candles is the quietest of seven. What does that tell you about the next move?',
    answer:
      'That it may be larger, but not which way it goes. Traders bracket an NR7 with a buy order above it and a sell order below.',
  },
  'swing-failure': {
    question: 'Price poked above an old high and closed back below it, all in one candle. Why did price go up there?',
    answer:
      'To fill the orders above that high. When no one pays more after that, it’s a swing failure; a close above the new high proves you wrong.',
  },
};
