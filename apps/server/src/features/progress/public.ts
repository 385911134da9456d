export { prepareReadStats } from './data.ts';
export { updateProgress } from './mutations.ts';
