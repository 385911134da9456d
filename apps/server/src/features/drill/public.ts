export { readDrillReview } from './answered.ts';
export { exportDrillAnswers, listAnsweredCharts, toQuestion } from './data.ts';
export { chosenPattern, drillLog, factsOf, finishedDrills, toDrillAnswer } from './logged-answers.ts';
export { answerDrill, toReview } from './mutations.ts';
export { canTellApart, drawDrill } from './rules.ts';
