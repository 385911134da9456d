export { exportTodaySettings } from './settings.ts';
