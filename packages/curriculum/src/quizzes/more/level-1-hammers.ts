import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 1. */
export const moreHammers: readonly QuizQuestion[] = [
  {
    id: 'color-of-a-hammer',
    question: 'Two hammers look alike, but one body is rising and the other is falling. Which of them count?',
    options: [
      { id: 'A', text: 'Only the rising one', description: 'Its buyers were in control' },
      { id: 'B', text: 'Only the falling one', description: 'It fits the decline before it' },
      { id: 'C', text: 'Neither of them', description: 'A hammer has no body to speak of' },
      { id: 'D', text: 'Both of them', description: 'Either color will do' },
    ],
    correctAnswer: 'D',
    explanation:
      'A rising body looks more bullish, but the rule asks only that it’s small and sits at the top. The shadow below it and the decline before it make the hammer.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
  {
    id: 'path-of-a-hammer',
    question: 'What did price do during the session of a hammer?',
    options: [
      { id: 'A', text: 'It rallied far and dropped all the way back', description: 'The high is well above the close' },
      { id: 'B', text: 'It dropped and stayed down', description: 'The close is next to the low' },
      { id: 'C', text: 'It dropped far and came back', description: 'The low is well below the open' },
      { id: 'D', text: 'It hardly moved', description: 'High and low are close together' },
    ],
    correctAnswer: 'C',
    explanation:
      'The long lower shadow is the trip down. A body at the top means that buyers brought price back before the close; a close next to the low would leave almost no lower shadow.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
  {
    id: 'shadow-of-a-hammer',
    question: 'How long do textbooks want the lower shadow of a hammer to be?',
    options: [
      { id: 'A', text: 'At least half as long as its body', description: 'A short one will do' },
      { id: 'B', text: 'At least twice as long as its body', description: 'In the same candle' },
      { id: 'C', text: 'At least as long as the candle before', description: 'In another candle' },
      { id: 'D', text: 'At least five times as long as its body', description: 'So that no one can miss it' },
    ],
    correctAnswer: 'B',
    explanation:
      'Twice the body is the usual minimum. TA-Lib, which many charting programs use, takes anything longer than the body, so a program can mark hammers that a book wouldn’t.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
  {
    id: 'when-a-hammer-counts',
    question: 'When is a hammer confirmed in these lessons?',
    options: [
      { id: 'A', text: 'When a session closes above its high', description: 'Within the next few' },
      { id: 'B', text: 'As soon as its own session has closed', description: 'The shape is complete then' },
      { id: 'C', text: 'When price trades above its high', description: 'A single trade is enough' },
      { id: 'D', text: 'When the next session opens higher', description: 'The first price decides' },
    ],
    correctAnswer: 'A',
    explanation:
      'A trade above the high may be erased by the end of the session, and so may a higher open. Only the close shows that buyers stayed.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
  {
    id: 'body-of-a-hammer',
    question: 'Where in its range is the body of a hammer?',
    options: [
      { id: 'A', text: 'In the middle', description: 'A shadow on each side' },
      { id: 'B', text: 'At the bottom', description: 'Open and close near the low' },
      { id: 'C', text: 'Anywhere, if it’s small', description: 'Only its length counts' },
      { id: 'D', text: 'At the top', description: 'Open and close near the high' },
    ],
    correctAnswer: 'D',
    explanation:
      'Almost the whole drop was retraced, so both ends of the body are near the high. At the bottom, the same body would make it the shape of a shooting star.',
    category: 'candlesticks',
    patternType: 'hammer',
    arithmetic: [],
  },
];
