export { exportDrillAnswers, listAnsweredCharts } from './data.ts';
