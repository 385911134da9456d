export { exportDailyAnswers, listDailyAnswersSince, toDailyAnswer } from './data.ts';
