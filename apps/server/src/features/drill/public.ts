export { readDrillReview } from './answered.ts';
export { exportDrillAnswers, listAnsweredCharts } from './data.ts';
export { readDrillLog } from './logged-answers.ts';
export { answerDrill } from './mutations.ts';
export { canTellApart, drawDrill } from './rules.ts';
