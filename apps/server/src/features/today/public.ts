export { prepareReadToday } from './data.ts';
export { readLoggedAnswers } from './logs.ts';
export { exportTodaySettings } from './settings.ts';
