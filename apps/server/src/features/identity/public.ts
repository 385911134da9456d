export { takeAllowance } from './allowance.ts';
export { type Auth, createAuth, mailLink } from './auth.ts';
export { DEFAULT_TIME_ZONE } from './data.ts';
export { networkOf } from './library-headers.ts';
export { endOtherSessions } from './mutations.ts';
export { findProvider } from './provider.ts';
export { isFresh } from './rules.ts';
export { createSecret, digest } from './secret.ts';
export { signInByLink } from './sign-up-proof.ts';
