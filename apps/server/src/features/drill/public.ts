export { readDrillReview } from './answered.ts';
export { exportDrillAnswers, listAnsweredCharts } from './data.ts';
export { answerDrill } from './mutations.ts';
export { drawDrill } from './rules.ts';
