import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 2. */
export const moreShapes: readonly QuizQuestion[] = [
  {
    id: 'two-peaks-so-far',
    question: 'Price has made two equal peaks and stands just above the valley between them. What is it?',
    options: [
      { id: 'A', text: 'A double top', description: 'Two peaks are enough' },
      { id: 'B', text: 'Half of a triple top', description: 'A third peak has to come' },
      { id: 'C', text: 'No pattern yet', description: 'Nothing has closed below the valley' },
      { id: 'D', text: 'A failed double top', description: 'It should have broken by now' },
    ],
    correctAnswer: 'C',
    explanation:
      'Two peaks are only two peaks until a session closes below the valley. Price may still break out upward, and then it never was a double top.',
    category: 'chart-patterns',
    patternType: 'double-top',
    arithmetic: [],
  },
  {
    id: 'run-of-the-neckline',
    question: 'Where does the neckline of a head and shoulders top run?',
    options: [
      { id: 'A', text: 'Through the tops of both shoulders', description: 'It’s always level' },
      { id: 'B', text: 'Through the two lows beside the head', description: 'It may slope' },
      { id: 'C', text: 'Through the lowest price of the pattern', description: 'It’s always level, too' },
      { id: 'D', text: 'Through the head and the right shoulder', description: 'It always falls' },
    ],
    correctAnswer: 'B',
    explanation:
      'It connects the low before the head with the low after it. The close that completes the pattern is the one below this line.',
    category: 'chart-patterns',
    patternType: 'head-and-shoulders',
    arithmetic: [],
  },
  {
    id: 'level-line-of-a-triangle',
    question: 'Which line of a descending triangle is level?',
    options: [
      { id: 'A', text: 'The lower one', description: 'Support' },
      { id: 'B', text: 'The upper one', description: 'Resistance' },
      { id: 'C', text: 'Both of them', description: 'Support and resistance' },
      { id: 'D', text: 'Neither of them', description: 'They only converge' },
    ],
    correctAnswer: 'A',
    explanation:
      'Buyers hold one price, while each rally ends below the one before. With flat resistance and rising lows, it would be an ascending triangle.',
    category: 'chart-patterns',
    patternType: 'descending-triangle',
    arithmetic: [],
  },
  {
    id: 'side-of-a-symmetrical-triangle',
    question: 'Which way does a symmetrical triangle break?',
    options: [
      { id: 'A', text: 'Upward', description: 'It’s built by buyers' },
      { id: 'B', text: 'Downward', description: 'It’s built by sellers' },
      { id: 'C', text: 'Back the way it came', description: 'It always turns around' },
      { id: 'D', text: 'Either way', description: 'A close beyond a line decides' },
    ],
    correctAnswer: 'D',
    explanation:
      'The highs fall as the lows rise, so the shape favors no one. The earlier trend may continue, but it doesn’t have to.',
    category: 'chart-patterns',
    patternType: 'symmetrical-triangle',
    arithmetic: [],
  },
  {
    id: 'before-a-bull-flag',
    question: 'What has to come before a bull flag?',
    options: [
      { id: 'A', text: 'A steep decline', description: 'The drop to recover from' },
      { id: 'B', text: 'A sideways market', description: 'The base to start from' },
      { id: 'C', text: 'A steep rise', description: 'The pole' },
      { id: 'D', text: 'A gap downward', description: 'The hole to fill' },
    ],
    correctAnswer: 'C',
    explanation:
      'The steep move is the pole, from which the target is measured later. Without one, two parallel lines that slope downward are an ordinary channel.',
    category: 'chart-patterns',
    patternType: 'bull-flag',
    arithmetic: [],
  },
  {
    id: 'reading-of-a-falling-wedge',
    question: 'Two falling lines converge. How do textbooks read the shape?',
    options: [
      { id: 'A', text: 'As bearish', description: 'Both of its lines point down' },
      { id: 'B', text: 'As bullish', description: 'Sellers get less far each time' },
      { id: 'C', text: 'As undecided', description: 'It can’t be read at all' },
      { id: 'D', text: 'As a channel', description: 'The lines keep their distance' },
    ],
    correctAnswer: 'B',
    explanation:
      'It’s a falling wedge, and each new low is a smaller step down than the last. It takes a close above the upper line to complete it.',
    category: 'chart-patterns',
    patternType: 'falling-wedge',
    arithmetic: [],
  },
];
