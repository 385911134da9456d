export { updateProgress } from './mutations.ts';
