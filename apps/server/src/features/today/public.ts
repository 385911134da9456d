export { prepareReadToday } from './data.ts';
export { readLoggedAnswers } from './logs.ts';
export { exportTodaySettings } from './settings.ts';
export { type LearnedByName, readLearned } from './week-learned.ts';
