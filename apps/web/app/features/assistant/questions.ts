/** The questions to choose from. What they ask about is what is selected. */
export const QUESTIONS = {
  chart: [
    'What should I look at first?',
    'Why isn’t this a hammer?',
    'What would confirm it?',
    'Where is this wrong?',
    'What does chance give?',
  ],
  pattern: [
    'Which rules does it meet?',
    'What would confirm it?',
    'Where is this wrong?',
    'What does chance give?',
    'What should I look at first?',
  ],
  answer: ['Where is this wrong?', 'What should I look at first?', 'What would confirm it?', 'What does chance give?'],
} as const;
