export { exportDailyAnswers, readDailyLog } from './data.ts';
