export { type DecisionAnswer, decisionLog, exportDecisions, toDecisionAnswer } from './data.ts';
