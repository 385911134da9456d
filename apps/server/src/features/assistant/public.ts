export { createConfiguredModel } from './writing/model.ts';
