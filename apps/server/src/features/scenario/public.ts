export { exportScenarioAnswers } from './data.ts';
export { answerScenario } from './mutations.ts';
