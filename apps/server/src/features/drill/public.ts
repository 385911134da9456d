export { readDrillReview } from './answered.ts';
export { exportDrillAnswers, listAnsweredCharts, toQuestion } from './data.ts';
export { factsOf, readDrillLog } from './logged-answers.ts';
export { answerDrill, chosenPattern, toReview } from './mutations.ts';
export { canTellApart, drawDrill } from './rules.ts';
