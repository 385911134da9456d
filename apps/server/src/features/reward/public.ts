export { catalog, categoryOf } from './catalog.ts';
export { addCelebrations } from './celebrations.ts';
export { exportRewards, listEntriesSince } from './data.ts';
export { addToLedger } from './mutations.ts';
export { statsOf } from './rules.ts';
