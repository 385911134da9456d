export { exportScenarioAnswers } from './data.ts';
export { readScenarioLog, type ScenarioAnswer } from './logged-answers.ts';
export { answerScenario } from './mutations.ts';
