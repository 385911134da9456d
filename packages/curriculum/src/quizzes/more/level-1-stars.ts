import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 1. */
export const moreStars: readonly QuizQuestion[] = [
  {
    id: 'what-makes-a-star',
    question: 'A small body sits at the bottom of its range, under a tall shadow. What makes it a shooting star?',
    options: [
      { id: 'A', text: 'The decline before it', description: 'What it could turn around' },
      { id: 'B', text: 'The rise before it', description: 'Where the candle stands' },
      { id: 'C', text: 'A falling body', description: 'The close is below the open' },
      { id: 'D', text: 'The volume of its session', description: 'How many shares were traded' },
    ],
    correctAnswer: 'B',
    explanation:
      'At the end of an advance, it’s a shooting star. The same outline at the end of a decline is called an inverted hammer, and it’s read as a possible low instead.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
  {
    id: 'tall-shadow-of-a-star',
    question: 'What does the tall shadow of a shooting star show?',
    options: [
      { id: 'A', text: 'How far a rally got before it failed', description: 'Up to the high' },
      { id: 'B', text: 'How far price will fall from here', description: 'Down to the target' },
      { id: 'C', text: 'How far the open was from the close', description: 'From one end to the other' },
      { id: 'D', text: 'How far the stop belongs from the entry', description: 'The whole length' },
    ],
    correctAnswer: 'A',
    explanation:
      'Price traded up there and couldn’t stay, which is one failed rally. Nothing in a single candle says how far the next move goes.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
  {
    id: 'holder-and-star',
    question: 'How do many traders treat a shooting star in a stock that they own?',
    options: [
      { id: 'A', text: 'They sell right away, at any price', description: 'A signal to get out' },
      { id: 'B', text: 'They buy more of it', description: 'A better price than at the high' },
      { id: 'C', text: 'They widen their stop', description: 'Room for the drop' },
      { id: 'D', text: 'They tighten their stop', description: 'A warning, no more' },
    ],
    correctAnswer: 'D',
    explanation:
      'They take it as a warning and move the stop closer rather than rush to sell. If a session closes below its low, the warning is confirmed.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
  {
    id: 'star-and-hammer',
    question: 'What do a hammer and a shooting star have in common?',
    options: [
      { id: 'A', text: 'The trend that comes before', description: 'What both of them follow' },
      { id: 'B', text: 'The side of the long shadow', description: 'Where price came back from' },
      { id: 'C', text: 'A small body and one long shadow', description: 'The outline, turned over' },
      { id: 'D', text: 'The close that confirms them', description: 'Which end of the range it passes' },
    ],
    correctAnswer: 'C',
    explanation:
      'Turn one upside down and you get the other. All else is opposite: a hammer ends a decline and its shadow points down, a star ends a rise and its shadow points up.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
  {
    id: 'warning-of-a-star',
    question: 'When has a shooting star failed in these lessons?',
    options: [
      { id: 'A', text: 'When the next candle is a rising one', description: 'Whatever its size' },
      { id: 'B', text: 'When a session closes above its tip', description: 'Past the high of the shadow' },
      { id: 'C', text: 'When price trades above its body', description: 'If only for a moment' },
      { id: 'D', text: 'When a week has passed', description: 'Without a new low' },
    ],
    correctAnswer: 'B',
    explanation:
      'Sellers stepped in at the tip of the shadow, and a close above it says that buyers got past them. A rising candle below the tip leaves the question open.',
    category: 'candlesticks',
    patternType: 'shooting-star',
    arithmetic: [],
  },
];
