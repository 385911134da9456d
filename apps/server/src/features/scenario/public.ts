export { exportScenarioAnswers } from './data.ts';
export { type ScenarioAnswer, scenarioLog, toScenarioAnswer } from './logged-answers.ts';
export { answerScenario } from './mutations.ts';
