export { catalog, categoryOf } from './catalog.ts';
export { exportRewards, listEntriesSince } from './data.ts';
export { addCelebrations, addToLedger } from './mutations.ts';
export { statsOf } from './rules.ts';
