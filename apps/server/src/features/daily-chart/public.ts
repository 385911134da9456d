export { exportDailyAnswers, toDailyAnswer } from './data.ts';
