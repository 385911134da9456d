export { articlePath } from './model.ts';
