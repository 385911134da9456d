export { unsentDecisionStore } from './storage.ts';
