export { type AnsweredQuestion, listAnsweredQuestions } from './answers.ts';
export { exportQuizAttempts } from './data.ts';
export { recordQuizResult } from './mutations.ts';
