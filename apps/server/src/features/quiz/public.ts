export { readQuizReview } from './answered.ts';
export { type AnsweredQuestion, listAnsweredQuestions } from './answers.ts';
export { exportQuizAttempts } from './data.ts';
export { readDraw, startQuiz } from './drawn-quiz.ts';
export { answerQuiz, matchQuiz } from './judging.ts';
export { recordQuizResult } from './mutations.ts';
export { answerVocabularyQuestion, readAsked, startVocabularyQuiz } from './vocabulary-quiz.ts';
