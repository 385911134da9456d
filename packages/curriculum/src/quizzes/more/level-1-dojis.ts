import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 1. */
export const moreDojis: readonly QuizQuestion[] = [
  {
    id: 'cent-of-a-doji',
    question: 'A doji closes one cent above its open. What does that cent tell you?',
    options: [
      { id: 'A', text: 'Buyers are in control', description: 'The close is above the open' },
      { id: 'B', text: 'Nothing', description: 'The body is still just a thin line' },
      { id: 'C', text: 'A rise comes next', description: 'The candle has already started it' },
      { id: 'D', text: 'It isn’t a doji', description: 'The open and the close must be equal' },
    ],
    correctAnswer: 'B',
    explanation:
      'Had it closed a cent below the open instead, only the color of the line would be different. A doji may have a body, as long as it’s tiny compared with the usual range.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
  {
    id: 'largest-body-of-a-doji',
    question: 'How large can a candle’s body be for it to count as a doji in these lessons?',
    options: [
      { id: 'A', text: 'A tenth of the average range', description: 'Over the ten candles before it' },
      { id: 'B', text: 'A tenth of its own range', description: 'From its low to its high' },
      { id: 'C', text: 'Half of the average range', description: 'Of the ten candles before it' },
      { id: 'D', text: 'There can’t be any body', description: 'Not even a cent' },
    ],
    correctAnswer: 'A',
    explanation:
      'The yardstick is the average range of the ten candles before it. If you compared the body with the candle’s own range, a session with a very wide range could have a full-sized body and still pass.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
  {
    id: 'quiet-doji',
    question: 'In which situation does a doji tell you the least?',
    options: [
      { id: 'A', text: 'After a long rise', description: 'Buyers have been in control' },
      { id: 'B', text: 'After a long decline', description: 'Sellers have been in control' },
      { id: 'C', text: 'After one unusually large candle', description: 'The range has suddenly shrunk' },
      { id: 'D', text: 'In a quiet sideways market', description: 'Small bodies are common there' },
    ],
    correctAnswer: 'D',
    explanation:
      'Where small bodies are common, one more of them is nothing new. After a long move in one direction, a session that neither side wins stands out.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
  {
    id: 'tie-of-a-doji',
    question: 'After a doji, what shows you which side has taken over?',
    options: [
      { id: 'A', text: 'The color of its body', description: 'Above or below the open' },
      { id: 'B', text: 'The longer of its two shadows', description: 'Above or below the body' },
      { id: 'C', text: 'The first close outside its range', description: 'Above its high or below its low' },
      { id: 'D', text: 'The size of the candle before it', description: 'Larger or smaller than usual' },
    ],
    correctAnswer: 'C',
    explanation:
      'A close above the high or below the low breaks the tie. The shadows, however long, only show how far price traveled before it came back.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
  {
    id: 'long-shadows-of-a-doji',
    question: 'A doji has two long shadows. What happened during that session?',
    options: [
      { id: 'A', text: 'Price rose and kept its gain', description: 'The close is at the high' },
      {
        id: 'B',
        text: 'Price swung a long way in both directions and came back',
        description: 'The close is near the open',
      },
      { id: 'C', text: 'Price fell and stayed down', description: 'The close is at the low' },
      { id: 'D', text: 'Price gapped away from the candle before it', description: 'The open left a gap' },
    ],
    correctAnswer: 'B',
    explanation:
      'The shadows reach to the high and the low, and the missing body means that neither move lasted. With short shadows, the session would have been quieter, but the candle could still be a doji.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
];
