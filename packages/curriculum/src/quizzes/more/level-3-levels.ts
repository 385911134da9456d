import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 3. */
export const moreLevels: readonly QuizQuestion[] = [
  {
    id: 'turning-points-of-an-uptrend',
    question: 'What makes an uptrend, by the definition in these lessons?',
    options: [
      { id: 'A', text: 'More rising candles than falling ones', description: 'Counted from the last low' },
      { id: 'B', text: 'A price above that of a month ago', description: 'Close compared with close' },
      { id: 'C', text: 'A line through three lows', description: 'Drawn below the candles' },
      { id: 'D', text: 'Higher highs and higher lows', description: 'Swing compared with swing' },
    ],
    correctAnswer: 'D',
    explanation:
      'Each rally starts from a higher low and reaches a higher high. Individual candles may fall along the way, and how large a swing has to be before it counts is up to you.',
    category: 'price-action',
    patternType: 'market-structure',
    arithmetic: [],
  },
  {
    id: 'message-of-an-inside-bar',
    question: 'What does an inside bar tell you about direction?',
    options: [
      { id: 'A', text: 'Up, if the inside bar rises', description: 'Its close is above its open' },
      { id: 'B', text: 'Down, if the inside bar falls', description: 'Its close is below its open' },
      { id: 'C', text: 'Nothing by itself', description: 'Price has to leave the mother bar first' },
      { id: 'D', text: 'The same direction as the mother bar', description: 'The larger candle decides' },
    ],
    correctAnswer: 'C',
    explanation:
      'For a whole session, price stayed within the range of the candle before it, and that’s true whichever color the inside bar is. The first close outside the mother bar shows which way the pause ended.',
    category: 'price-action',
    patternType: 'inside-bar-breakout',
    arithmetic: [],
  },
  {
    id: 'close-below-old-resistance',
    question:
      'A session closes above resistance. Two sessions later, price closes back below it. What is that breakout called?',
    options: [
      { id: 'A', text: 'A confirmed retest', description: 'Price has come back to the level' },
      { id: 'B', text: 'A false breakout', description: 'Price has closed back on the other side' },
      { id: 'C', text: 'A role reversal', description: 'Resistance has become support' },
      { id: 'D', text: 'A new downtrend', description: 'Price has closed lower' },
    ],
    correctAnswer: 'B',
    explanation:
      'In these lessons, a close back below the level within three candles makes it a false breakout. A downtrend takes more than that: lower highs and lower lows.',
    category: 'price-action',
    patternType: 'breakout-and-retest',
    arithmetic: [],
  },
  {
    id: 'side-of-a-quiet-candle',
    question: 'A candle is an NR7. What does that tell you about the direction of the next move?',
    options: [
      { id: 'A', text: 'Nothing', description: 'It only shows that the market is quiet' },
      { id: 'B', text: 'It will be up', description: 'Buyers were only pausing' },
      { id: 'C', text: 'It will be down', description: 'Sellers were only pausing' },
      { id: 'D', text: 'It will reverse the last move', description: 'Quiet candles mark turning points' },
    ],
    correctAnswer: 'A',
    explanation:
      'Its range is the narrowest of the last seven candles, and that’s all it says. Traders wait for price to leave the range before they take a side.',
    category: 'price-action',
    patternType: 'narrow-range-seven',
    arithmetic: [],
  },
  {
    id: 'touching-a-channel',
    question: 'Price touches the upper line of a rising channel. What does the touch alone prove?',
    options: [
      { id: 'A', text: 'Price will turn down', description: 'It turned down there before' },
      { id: 'B', text: 'Price will break out', description: 'The line has been tested too often' },
      { id: 'C', text: 'The line is drawn wrong', description: 'Price shouldn’t reach it' },
      { id: 'D', text: 'Nothing yet', description: 'The next closes will decide' },
    ],
    correctAnswer: 'D',
    explanation:
      'The line shows where price turned before. Only the closes that follow show whether it turns there again or breaks out.',
    category: 'price-action',
    patternType: 'price-channel',
    arithmetic: [],
  },
  {
    id: 'why-it-is-a-trap',
    question: 'Why is a false breakout above resistance also called a bull trap?',
    options: [
      { id: 'A', text: 'Short sellers can’t get out anymore', description: 'They have to wait for a lower price' },
      { id: 'B', text: 'Buyers can’t sell before the next open', description: 'They have to hold overnight' },
      { id: 'C', text: 'Buyers of the breakout are losing money', description: 'They bought above the level' },
      { id: 'D', text: 'The level can’t be traded again', description: 'It has already been broken once' },
    ],
    correctAnswer: 'C',
    explanation:
      'The close above the level drew buyers in, and the close back below it leaves them with a loss. If they sell to get out, price may fall further.',
    category: 'price-action',
    patternType: 'false-breakout',
    arithmetic: [],
  },
];
