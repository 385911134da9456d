import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 3. */
export const moreLevels: readonly QuizQuestion[] = [
  {
    id: 'turning-points-of-an-uptrend',
    question: 'Which turning points make an uptrend?',
    options: [
      { id: 'A', text: 'More rising candles than falling ones', description: 'Counted from the last low' },
      { id: 'B', text: 'A price above that of a month ago', description: 'Compared close with close' },
      { id: 'C', text: 'A line that touches three lows', description: 'Drawn under the chart' },
      { id: 'D', text: 'Higher highs and higher lows', description: 'Each beyond the last one' },
    ],
    correctAnswer: 'D',
    explanation:
      'Each rally starts from a higher low and reaches a higher high. Single candles may drop in between, and how far to look back is a matter of taste.',
    category: 'price-action',
    patternType: 'market-structure',
    arithmetic: [],
  },
  {
    id: 'message-of-an-inside-bar',
    question: 'What does an inside bar say about direction?',
    options: [
      { id: 'A', text: 'Up, if it closes above its open', description: 'Its color decides' },
      { id: 'B', text: 'Down, if it closes below its open', description: 'Its color decides, too' },
      { id: 'C', text: 'Nothing until price leaves the mother bar', description: 'A pause has no side' },
      { id: 'D', text: 'The same as the candle before it', description: 'The mother bar decides' },
    ],
    correctAnswer: 'C',
    explanation:
      'The market went nowhere new for a session, whatever the color. Which way the pause ends is a question for the closes that follow.',
    category: 'price-action',
    patternType: 'inside-bar-breakout',
    arithmetic: [],
  },
  {
    id: 'close-below-old-resistance',
    question: 'After a breakout, price comes back and closes below the old resistance. What is that breakout called?',
    options: [
      { id: 'A', text: 'A retest that has been confirmed', description: 'The level has been touched' },
      { id: 'B', text: 'A false breakout', description: 'Price closed back on the other side' },
      { id: 'C', text: 'A role reversal', description: 'Resistance is support now' },
      { id: 'D', text: 'A downtrend', description: 'The lows are falling' },
    ],
    correctAnswer: 'B',
    explanation:
      'One close back on the wrong side of the level makes it a false breakout. A new trend takes more than that: lower highs and lower lows.',
    category: 'price-action',
    patternType: 'breakout-and-retest',
    arithmetic: [],
  },
  {
    id: 'side-of-a-quiet-candle',
    question: 'A candle is an NR7. Which way does price go next?',
    options: [
      { id: 'A', text: 'It doesn’t say', description: 'It measures quiet' },
      { id: 'B', text: 'Up', description: 'Buyers were pausing' },
      { id: 'C', text: 'Down', description: 'Sellers were pausing' },
      { id: 'D', text: 'Against the last move', description: 'It marks the end' },
    ],
    correctAnswer: 'A',
    explanation:
      'Its range is the smallest of seven, and that’s all there is to it. Traders wait for a close outside the range before they take a side.',
    category: 'price-action',
    patternType: 'narrow-range-seven',
    arithmetic: [],
  },
  {
    id: 'touching-a-channel',
    question: 'Price touches the upper line of a rising channel. What has that proved?',
    options: [
      { id: 'A', text: 'That price turns down', description: 'As it did before' },
      { id: 'B', text: 'That price breaks out', description: 'After so many touches' },
      { id: 'C', text: 'That the line is wrong', description: 'It should not be reached' },
      { id: 'D', text: 'Nothing yet', description: 'It has touched it, no more' },
    ],
    correctAnswer: 'D',
    explanation:
      'The line shows where price turned around earlier. Whether it does so again is known only after the next closes.',
    category: 'price-action',
    patternType: 'price-channel',
    arithmetic: [],
  },
  {
    id: 'why-it-is-a-trap',
    question: 'Why is a false breakout above resistance also called a bull trap?',
    options: [
      { id: 'A', text: 'Short sellers can’t get out anymore', description: 'They wait for a lower price' },
      { id: 'B', text: 'Buyers can’t trade until the next open', description: 'They have to wait' },
      { id: 'C', text: 'Buyers of the breakout sit on a loss', description: 'They paid more than the level' },
      { id: 'D', text: 'The level can’t be used again', description: 'It has been broken once' },
    ],
    correctAnswer: 'C',
    explanation:
      'A close above the level got them in, and the close back below leaves them with shares that cost more. Their selling can push price further down.',
    category: 'price-action',
    patternType: 'false-breakout',
    arithmetic: [],
  },
];
