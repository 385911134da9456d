export { addToLedger } from './mutations.ts';
export { statsOf } from './rules.ts';
