export { createConfiguredModel } from './model.ts';
