export { type DecisionAnswer, exportDecisions, readDecisionLog } from './data.ts';
