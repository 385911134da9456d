import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 1. */
export const moreStars: readonly QuizQuestion[] = [
  {
    id: 'what-makes-a-star',
    question:
      'A candle has a small body at the bottom of its range and a tall upper shadow. What makes it a shooting star?',
    options: [
      { id: 'A', text: 'A decline before it', description: 'A drop that it could reverse' },
      { id: 'B', text: 'A rise before it', description: 'An advance that it could reverse' },
      { id: 'C', text: 'A falling body', description: 'The close is below the open' },
      { id: 'D', text: 'Heavy volume', description: 'More shares traded than usual' },
    ],
    correctAnswer: 'B',
    explanation:
      'The rise makes it a shooting star. With a decline before it, traders call the same shape an inverted hammer and read it as a possible bottom.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
  {
    id: 'tall-shadow-of-a-star',
    question: 'What does the tall upper shadow of a shooting star show?',
    options: [
      { id: 'A', text: 'How far above the body price traded', description: 'Up to the high, then back' },
      { id: 'B', text: 'How far price will fall from here', description: 'Down to the target' },
      { id: 'C', text: 'How far apart the open and the close are', description: 'From one end to the other' },
      { id: 'D', text: 'How far from your entry to put the stop', description: 'The whole length' },
    ],
    correctAnswer: 'A',
    explanation:
      'Price traded that high and couldn’t stay there, so the shadow shows one failed rally. A single candle doesn’t tell you how far the next move will go.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
  {
    id: 'holder-and-star',
    question: 'A shooting star appears in a stock that you own. What do many traders do in that case?',
    options: [
      { id: 'A', text: 'They sell right away, at any price', description: 'To them, it’s a sell signal' },
      { id: 'B', text: 'They buy more of it', description: 'The price is better than at the high' },
      { id: 'C', text: 'They widen their stop', description: 'To leave room for a pullback' },
      { id: 'D', text: 'They tighten their stop', description: 'To them, it’s only a warning' },
    ],
    correctAnswer: 'D',
    explanation:
      'They take it as a warning and move their stop closer rather than rush to sell. If a session closes below the star’s low, the warning is confirmed.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
  {
    id: 'star-and-hammer',
    question: 'What do a hammer and a shooting star have in common?',
    options: [
      { id: 'A', text: 'The trend that comes before them', description: 'Both follow a decline' },
      { id: 'B', text: 'The side of the long shadow', description: 'Both have it below the body' },
      { id: 'C', text: 'A small body and one long shadow', description: 'Each is the other upside down' },
      { id: 'D', text: 'The close that confirms them', description: 'Both need one above the high' },
    ],
    correctAnswer: 'C',
    explanation:
      'Turn one upside down and you get the other. Everything else is reversed: a hammer follows a decline and has its long shadow below, and a shooting star follows a rise and has it above.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
  {
    id: 'warning-of-a-star',
    question: 'When has a shooting star failed, by the rule in these lessons?',
    options: [
      { id: 'A', text: 'When the next candle rises', description: 'Whatever its size' },
      { id: 'B', text: 'When a session closes above its high', description: 'Above the whole shadow' },
      { id: 'C', text: 'When price trades above its body', description: 'Even for a moment' },
      { id: 'D', text: 'When a week has passed', description: 'Without a lower close' },
    ],
    correctAnswer: 'B',
    explanation:
      'Price was turned back at the star’s high, and a close above it means that buyers got past it after all. A rising candle that closes lower than that leaves the question open.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
];
