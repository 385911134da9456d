export { type Auth, createAuth } from './auth.ts';
export { DEFAULT_TIME_ZONE } from './data.ts';
export { findProvider } from './provider.ts';
