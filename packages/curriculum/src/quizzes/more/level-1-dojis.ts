import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 1. */
export const moreDojis: readonly QuizQuestion[] = [
  {
    id: 'cent-of-a-doji',
    question: 'A doji closes one cent above its open. What does that cent tell you?',
    options: [
      { id: 'A', text: 'Buyers are in control', description: 'The close is the higher one' },
      { id: 'B', text: 'Nothing', description: 'The body is still a thin line' },
      { id: 'C', text: 'A rise comes next', description: 'The first step is made' },
      { id: 'D', text: 'It’s no doji', description: 'Open and close have to be equal' },
    ],
    correctAnswer: 'B',
    explanation:
      'A cent the other way would have turned the color around. A doji may have a little body, as long as it’s tiny next to the usual range.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
  {
    id: 'largest-body-of-a-doji',
    question: 'How big can a doji’s body be in these lessons?',
    options: [
      { id: 'A', text: 'A tenth of the usual range', description: 'Of the ten candles before it' },
      { id: 'B', text: 'A tenth of its own range', description: 'From its low to its high' },
      { id: 'C', text: 'Half of the usual range', description: 'Again, of the ten candles before it' },
      { id: 'D', text: 'It can’t have one at all', description: 'Not even a cent' },
    ],
    correctAnswer: 'A',
    explanation:
      'The yardstick is the average range of the ten candles before it. Measured against its own range, a very wide session could hide quite a real body.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
  {
    id: 'quiet-doji',
    question: 'Where does a doji mean least?',
    options: [
      { id: 'A', text: 'After a long rise', description: 'Where buyers have been in control' },
      { id: 'B', text: 'After a long decline', description: 'Where sellers have been in control' },
      { id: 'C', text: 'After a single large candle', description: 'Where the size changes at once' },
      { id: 'D', text: 'In a quiet sideways market', description: 'Where small bodies are common' },
    ],
    correctAnswer: 'D',
    explanation:
      'One more small body among many changes nothing. After a long move in one direction, a session without a winner is at least news.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
  {
    id: 'tie-of-a-doji',
    question: 'What breaks the tie of a doji?',
    options: [
      { id: 'A', text: 'The color of its body', description: 'Above or below the open' },
      { id: 'B', text: 'The longer of its two shadows', description: 'Above or below the body' },
      { id: 'C', text: 'The first close outside its range', description: 'Above its high or below its low' },
      { id: 'D', text: 'The candle that came before', description: 'Above or below its middle' },
    ],
    correctAnswer: 'C',
    explanation:
      'A close beyond the high or the low tells you which side won. Shadows of any length only show how far price traveled and came back.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
  {
    id: 'long-shadows-of-a-doji',
    question: 'A doji has two long shadows. What happened in that session?',
    options: [
      { id: 'A', text: 'Price rose and kept its gain', description: 'The close is at the high' },
      { id: 'B', text: 'Price went far both ways and returned', description: 'The close is where it began' },
      { id: 'C', text: 'Price fell and stayed low', description: 'The close is at the low' },
      { id: 'D', text: 'Price gapped past the candle before', description: 'The open left a gap' },
    ],
    correctAnswer: 'B',
    explanation:
      'The shadows reach to the high and the low, and the missing body says that none of it lasted. With short shadows, the session would have been calmer, but it would still be a doji.',
    category: 'candlesticks',
    patternType: 'doji',
    arithmetic: [],
  },
];
