/** The questions to choose from. What they ask about is what is selected. */
export const QUESTIONS = {
  chart: [
    'What should I look at first?',
    'Why isn’t this a hammer?',
    'What would confirm it?',
    'Where is this wrong?',
    'How often does this happen by chance?',
  ],
  pattern: [
    'Which rules does it meet?',
    'What would confirm it?',
    'Where is this wrong?',
    'How often does this happen by chance?',
    'What should I look at first?',
  ],
  answer: [
    'Where is this wrong?',
    'What should I look at first?',
    'What would confirm it?',
    'How often does this happen by chance?',
  ],
  answerWithoutPattern: ['Where is this wrong?', 'What should I look at first?'],
} as const;
