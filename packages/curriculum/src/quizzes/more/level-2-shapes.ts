import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 2. */
export const moreShapes: readonly QuizQuestion[] = [
  {
    id: 'two-peaks-so-far',
    question: 'Price has made two equal peaks and is now just above the valley between them. Which pattern is that?',
    options: [
      { id: 'A', text: 'A double top', description: 'Two equal peaks are enough' },
      { id: 'B', text: 'An unfinished triple top', description: 'It still needs a third peak' },
      { id: 'C', text: 'No pattern yet', description: 'No candle has closed below the valley' },
      { id: 'D', text: 'A failed double top', description: 'It should have broken down by now' },
    ],
    correctAnswer: 'C',
    explanation:
      'Two peaks are only two peaks until a session closes below the valley. If price breaks out upward instead, there was never a double top.',
    category: 'chart-patterns',
    patternType: 'double-top',
    arithmetic: [],
  },
  {
    id: 'run-of-the-neckline',
    question: 'How do you draw the neckline of a head and shoulders top?',
    options: [
      { id: 'A', text: 'Through the tops of both shoulders', description: 'The line runs above price' },
      { id: 'B', text: 'Through the lows on both sides of the head', description: 'The line may slope' },
      { id: 'C', text: 'Through the lowest price of the pattern', description: 'The line is always level' },
      { id: 'D', text: 'Through the head and the right shoulder', description: 'The line always falls' },
    ],
    correctAnswer: 'B',
    explanation:
      'The neckline connects the low before the head with the low after it. The pattern is complete once price closes below that line.',
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
      { id: 'D', text: 'Neither of them', description: 'Both of them slope' },
    ],
    correctAnswer: 'A',
    explanation:
      'The lows are level because price keeps finding support there, while each rally falls short of the last. With level resistance and rising lows, it would be an ascending triangle.',
    category: 'chart-patterns',
    patternType: 'descending-triangle',
    arithmetic: [],
  },
  {
    id: 'side-of-a-symmetrical-triangle',
    question: 'Which way will a symmetrical triangle break out?',
    options: [
      { id: 'A', text: 'Upward', description: 'The rising lows decide' },
      { id: 'B', text: 'Downward', description: 'The falling highs decide' },
      { id: 'C', text: 'Against the prior trend', description: 'It’s a reversal pattern' },
      { id: 'D', text: 'Either way', description: 'The first close outside decides' },
    ],
    correctAnswer: 'D',
    explanation:
      'The highs fall while the lows rise, so the shape favors neither side. The prior trend often continues, but it doesn’t have to.',
    category: 'chart-patterns',
    patternType: 'symmetrical-triangle',
    arithmetic: [],
  },
  {
    id: 'before-a-bull-flag',
    question: 'What has to come before a bull flag?',
    options: [
      { id: 'A', text: 'A steep decline', description: 'A drop to recover from' },
      { id: 'B', text: 'A sideways market', description: 'A base to break out of' },
      { id: 'C', text: 'A steep rise', description: 'A pole for the flag' },
      { id: 'D', text: 'A gap down', description: 'A gap to fill' },
    ],
    correctAnswer: 'C',
    explanation:
      'The steep rise is the pole, and its length is used later to set the target. Without a pole, two parallel lines that slope down are just a channel.',
    category: 'chart-patterns',
    patternType: 'bull-flag',
    arithmetic: [],
  },
  {
    id: 'reading-of-a-falling-wedge',
    question: 'Two trend lines fall and converge. How do textbooks read this shape?',
    options: [
      { id: 'A', text: 'As bearish', description: 'Both lines point down' },
      { id: 'B', text: 'As bullish', description: 'Each new low is a smaller step down' },
      { id: 'C', text: 'As neutral', description: 'It breaks out either way' },
      { id: 'D', text: 'As a trading range', description: 'Price swings between the lines' },
    ],
    correctAnswer: 'B',
    explanation:
      'It’s a falling wedge: each new low undercuts the last by less, which is read as selling that’s drying up. A close above the upper line completes it.',
    category: 'chart-patterns',
    patternType: 'falling-wedge',
    arithmetic: [],
  },
];
