import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 1. */
export const moreHammers: readonly QuizQuestion[] = [
  {
    id: 'color-of-a-hammer',
    question:
      'At the end of a decline, two candles have the same hammer shape, but one body is rising and the other is falling. Which of them counts as a hammer?',
    options: [
      { id: 'A', text: 'Only the rising one', description: 'It closed above its open' },
      { id: 'B', text: 'Only the falling one', description: 'It fits the decline before it' },
      { id: 'C', text: 'Neither of them', description: 'A hammer has no body at all' },
      { id: 'D', text: 'Both of them', description: 'The body can be either color' },
    ],
    correctAnswer: 'D',
    explanation:
      'A rising body looks more bullish, but the rule only requires a small body at the top of the range. The long lower shadow and the decline before it make it a hammer.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
  {
    id: 'path-of-a-hammer',
    question: 'What does price do during a hammer’s session?',
    options: [
      { id: 'A', text: 'It rallies and gives it all back', description: 'The high is far above the close' },
      { id: 'B', text: 'It drops and stays down', description: 'The close is next to the low' },
      { id: 'C', text: 'It drops far and comes back', description: 'The low is far below the open' },
      { id: 'D', text: 'It hardly moves', description: 'The high and the low are close together' },
    ],
    correctAnswer: 'C',
    explanation:
      'The long lower shadow shows the drop, and the body at the top shows that price recovered by the close. If price had stayed down, there would be almost no lower shadow.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
  {
    id: 'shadow-of-a-hammer',
    question: 'How long should the lower shadow of a hammer be, according to most textbooks?',
    options: [
      { id: 'A', text: 'At least half as long as its body', description: 'Even a short one will do' },
      { id: 'B', text: 'At least twice as long as its body', description: 'Measured on the same candle' },
      { id: 'C', text: 'At least as long as the prior candle', description: 'From its high to its low' },
      { id: 'D', text: 'At least five times as long as its body', description: 'So that no one can miss it' },
    ],
    correctAnswer: 'B',
    explanation:
      'Twice the body is the usual minimum. TA-Lib, the library behind many charting programs, accepts any shadow longer than the body, so software can mark hammers that a textbook wouldn’t.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
  {
    id: 'when-a-hammer-counts',
    question: 'When is a hammer confirmed, by the rule in these lessons?',
    options: [
      { id: 'A', text: 'When a session closes above its high', description: 'Within the next few sessions' },
      { id: 'B', text: 'When its own session has closed', description: 'The shape is complete by then' },
      { id: 'C', text: 'When price trades above its high', description: 'One trade is enough' },
      { id: 'D', text: 'When the next session opens higher', description: 'The first price decides' },
    ],
    correctAnswer: 'A',
    explanation:
      'Price can trade above the high, or open higher, and still give it all back by the close. A close above the high shows that buyers held on to their gain.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
  {
    id: 'body-of-a-hammer',
    question: 'Where is the body of a hammer within its range?',
    options: [
      { id: 'A', text: 'In the middle', description: 'There’s a shadow on each side' },
      { id: 'B', text: 'At the bottom', description: 'Open and close are near the low' },
      { id: 'C', text: 'Anywhere, as long as it’s small', description: 'Only its size matters' },
      { id: 'D', text: 'At the top', description: 'Open and close are near the high' },
    ],
    correctAnswer: 'D',
    explanation:
      'Price retraced almost the whole drop, so both the open and the close are near the high. With a small body at the bottom and a long shadow above it, the candle would have the shape of a shooting star.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
];
