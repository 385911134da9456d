export { type Auth, createAuth } from './auth.ts';
export { DEFAULT_TIME_ZONE } from './data.ts';
export { endOtherSessions } from './mutations.ts';
export { findProvider } from './provider.ts';
export { createSecret, digest } from './secret.ts';
